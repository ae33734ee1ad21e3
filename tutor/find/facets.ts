import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lexicon, openLexicon } from '../../english/words/lexicon.ts'
import { TEACHING } from '../book/read-book.ts'
import { allFeatures, type Features } from './features.ts'
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
  'mistake',
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

export interface FacetGuess {
  facet: FollowUp
  /** 0 to 1; below a half it may as well be a new question. */
  sure: number
}

export type FacetOf = (text: string) => FacetGuess | null

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

/** The phrasings are few, so the nearest ones are sought among all of them. Only for use while a topic is open. */
export function createFacetOf(phrasings = readPhrasings(), lexicon: Lexicon = openLexicon()): FacetOf {
  const read = (text: string) => allFeatures(plainWords(text), [], lexicon)
  const samples = phrasings.map(({ facet, text }) => ({ facet, features: read(text) }))
  const facetsWith = new Map<number, Set<FollowUp>>()
  for (const { facet, features } of samples) {
    for (const one of features.keys()) facetsWith.set(one, (facetsWith.get(one) ?? new Set()).add(facet))
  }
  const rarity = (feature: number) => Math.log(1 + FOLLOW_UPS.length / (facetsWith.get(feature)?.size ?? 0.5)) ** RARITY
  const known = FOLLOW_UPS.map((facet) => {
    const own = samples.filter((one) => one.facet === facet).map(({ features }) => features)
    return { facet, typical: weighted(sumOf(own), rarity), each: own.map((one) => weighted(one, rarity)) }
  })

  return (text) => {
    const asked = weighted(read(text), rarity)
    const [first, second] = known
      .map(({ facet, typical, each }) => {
        const nearest = each.reduce((most, one) => Math.max(most, cosine(asked, one)), 0)
        return { facet, score: TYPICAL * cosine(asked, typical) + NEAREST * nearest }
      })
      .sort((one, other) => other.score - one.score)
    if (!first || first.score === 0) return null
    return { facet: first.facet, sure: sureOf(first.score, first.score - (second?.score ?? 0)) }
  }
}

const TYPICAL = 0.5
const NEAREST = 0.5
const RARITY = 1.3

/** Frequent features weigh less than in proportion. */
function sumOf(all: readonly Features[]): Features {
  const sum: Features = new Map()
  for (const features of all) for (const [one, value] of features) sum.set(one, (sum.get(one) ?? 0) + value)
  for (const [one, value] of sum) sum.set(one, Math.sqrt(value))
  return sum
}

/** Fitted by eye to phrasings left out in turn and to questions about other subjects. */
const sureOf = (score: number, margin: number): number => 1 / (1 + Math.exp(-(9 * score + 7 * margin - 3.4)))

function weighted(features: Features, rarity: (feature: number) => number): Features {
  let squares = 0
  const vector = new Map([...features].map(([feature, value]) => [feature, value * rarity(feature)]))
  for (const value of vector.values()) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (const [feature, value] of vector) vector.set(feature, value / length)
  return vector
}

function cosine(one: Features, other: Features): number {
  let sum = 0
  for (const [feature, value] of one) sum += value * (other.get(feature) ?? 0)
  return sum
}
