import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { TEACHING } from '../book/read-book.ts'
import { allFeatures, type Features } from './features.ts'
import { type Cell, type Table, tableOf } from './table.ts'
import { plainWords } from './words.ts'

/** What may be asked about the topic that is open: a section of its entry, or something else to do with it. */
export const FOLLOW_UPS = [
  'examples',
  'more',
  'meaning',
  'form',
  'negative',
  'question',
  'past',
  'future',
  'formal',
  'informal',
  'firm',
  'shorter',
  'message',
  'email',
  'reply',
  'mistake',
  'which',
  'compare',
  'aloud',
  'exercise',
  'easier',
  'harder',
  'next',
  'short',
  'translate',
  'in-english',
  'in-indonesian',
  'steps',
  'model',
] as const
export type FollowUp = (typeof FOLLOW_UPS)[number]

export interface Phrasing {
  facet: FollowUp
  text: string
}

export const readPhrasings = (folder = TEACHING): Phrasing[] =>
  readFileSync(join(folder, 'facets.tsv'), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const [name = '', text = ''] = line.split('\t')
      const facet = FOLLOW_UPS.find((one) => one === name)
      if (!facet || text === '') throw new Error(`facets.tsv:${at + 1}: not 'facet, phrasing': ${line}`)
      return { facet, text }
    })

/** Every phrasing, then each facet as a whole, as vectors of length one. */
export interface FacetIndex {
  /** The facet of each phrasing. */
  owners: FollowUp[]
  table: Table
  /** In how many facets a feature of the table occurs. */
  spread: Uint16Array
}

const POWER = 1.3

/** How much a feature tells that occurs in this many facets. */
export const facetRarity = (facets: number): number => Math.log(1 + FOLLOW_UPS.length / (facets || 0.5)) ** POWER

export function indexFacets(phrasings: readonly Phrasing[], lexicon: Lexicon): FacetIndex {
  const samples = phrasings.map(({ text }) => allFeatures(plainWords(text), [], lexicon))
  const wholes = FOLLOW_UPS.map((facet) => sumOf(samples.filter((_, at) => phrasings[at]?.facet === facet)))
  const facetsWith = new Map<number, number>()
  for (const whole of wholes) for (const one of whole.keys()) facetsWith.set(one, (facetsWith.get(one) ?? 0) + 1)
  const table = tableOf(
    [...samples, ...wholes].flatMap((features, entry): Cell[] => {
      const cells = Array.from(features, ([feature, value]) => ({
        feature,
        entry,
        weight: value * facetRarity(facetsWith.get(feature) ?? 0),
      }))
      const length = Math.sqrt(cells.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1
      return cells.map((cell) => ({ ...cell, weight: cell.weight / length }))
    }),
  )
  return {
    owners: phrasings.map(({ facet }) => facet),
    table,
    spread: Uint16Array.from(table.features, (feature) => facetsWith.get(feature) ?? 0),
  }
}

/** Frequent features weigh less than in proportion. */
function sumOf(all: readonly Features[]): Features {
  const sum: Features = new Map()
  for (const features of all) for (const [one, value] of features) sum.set(one, (sum.get(one) ?? 0) + value)
  for (const [one, value] of sum) sum.set(one, Math.sqrt(value))
  return sum
}
