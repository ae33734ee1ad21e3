import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { TEACHING } from '../book/read-book.ts'
import { allFeatures, type Features } from './features.ts'
import { countFeatures, placeOf, type Table, tableOf, unitVector } from './table.ts'
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
  'use',
] as const
export type FollowUp = (typeof FOLLOW_UPS)[number]

export interface Phrasing<Facet extends string = FollowUp> {
  facet: Facet
  text: string
}

/** What may be asked about the topic that is open. */
export const readPhrasings = (folder = TEACHING): Phrasing[] => readFacets(join(folder, 'facets.tsv'), FOLLOW_UPS)

/** A table of 'facet, phrasing'. */
export const readFacets = <Facet extends string>(file: string, facets: readonly Facet[]): Phrasing<Facet>[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const [name = '', text = ''] = line.split('\t')
      const facet = facets.find((one) => one === name)
      if (!facet || text === '') throw new Error(`${basename(file)}:${at + 1}: not 'facet, phrasing': ${line}`)
      return { facet, text }
    })

/** Every phrasing, then each facet as a whole, as vectors of length one. */
export interface FacetIndex<Facet extends string = FollowUp> {
  /** The facet of each phrasing. */
  owners: Facet[]
  table: Table
  /** In how many facets a feature of the table occurs. */
  spread: Uint16Array
}

const POWER = 1.3

/** How much a feature tells that occurs in this many facets. */
export const facetRarity = (facets: number, of: number): number => Math.log(1 + of / (facets || 0.5)) ** POWER

export const indexFacets = (phrasings: readonly Phrasing[], lexicon: Lexicon): FacetIndex =>
  indexOf(FOLLOW_UPS, phrasings, lexicon)

export function indexOf<Facet extends string>(
  facets: readonly Facet[],
  phrasings: readonly Phrasing<Facet>[],
  lexicon: Lexicon,
): FacetIndex<Facet> {
  const samples = phrasings.map(({ text }) => allFeatures(plainWords(text), [], lexicon))
  const wholes = facets.map((facet) => sumOf(samples.filter((_, at) => phrasings[at]?.facet === facet)))
  const all = countFeatures(wholes.map((whole) => whole.keys()))
  const facetsWith = (feature: number) => all.counts[placeOf(all.features, feature)] ?? 0
  const weigh = (feature: number, value: number) => value * facetRarity(facetsWith(feature), facets.length)
  const table = tableOf([...samples, ...wholes].map((features) => unitVector(features, weigh)))
  return {
    owners: phrasings.map(({ facet }) => facet),
    table,
    spread: Uint16Array.from(table.features, facetsWith),
  }
}

/** Frequent features weigh less than in proportion. */
function sumOf(all: readonly Features[]): Features {
  const sum: Features = new Map()
  for (const features of all) for (const [one, value] of features) sum.set(one, (sum.get(one) ?? 0) + value)
  for (const [one, value] of sum) sum.set(one, Math.sqrt(value))
  return sum
}
