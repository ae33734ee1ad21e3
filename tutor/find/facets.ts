import { type Lexicon, openLexicon } from '../../english/words/lexicon.ts'
import { type FacetIndex, FOLLOW_UPS, type FollowUp, facetRarity } from './facet-index.ts'
import { allFeatures } from './features.ts'
import { openIndex } from './index-file.ts'
import { addRow, placeOf } from './table.ts'
import { plainWords } from './words.ts'

export interface FacetGuess<Facet extends string = FollowUp> {
  facet: Facet
  /** 0 to 1; below 0.3 it may as well be a new question. */
  sure: number
}

export type FacetOf<Facet extends string = FollowUp> = (text: string) => FacetGuess<Facet> | null

interface Tools {
  index?: FacetIndex
  lexicon?: Lexicon
}

/** What is asked about the topic that is open. Never for use without one: it takes anything for a follow-up. */
export const createFacetOf = ({ index = openIndex().facets, lexicon = openLexicon() }: Tools = {}): FacetOf =>
  facetsOf(FOLLOW_UPS, index, lexicon)

/** The likeliest of these facets. */
export function facetsOf<Facet extends string>(
  facets: readonly Facet[],
  index: FacetIndex<Facet>,
  lexicon: Lexicon,
): FacetOf<Facet> {
  const { owners } = index
  return (text) => {
    const likes = cosines(facets.length, index, text, lexicon)
    const scores = new Map(facets.map((facet, at) => [facet, WHOLE * (likes[owners.length + at] as number)]))
    const nearest = new Map<Facet, number>()
    for (const [at, facet] of owners.entries())
      nearest.set(facet, Math.max(nearest.get(facet) ?? 0, likes[at] as number))
    for (const [facet, like] of nearest) scores.set(facet, (scores.get(facet) ?? 0) + NEAREST * like)
    const [first, second] = [...scores].sort(([, one], [, other]) => other - one)
    if (!first || first[1] === 0) return null
    return { facet: first[0], sure: sureOf(first[1], first[1] - (second?.[1] ?? 0)) }
  }
}

const WHOLE = 0.5
const NEAREST = 0.5

function cosines<Facet extends string>(
  count: number,
  { owners, table, spread }: FacetIndex<Facet>,
  text: string,
  lexicon: Lexicon,
): Float32Array {
  const scores = new Float32Array(owners.length + count)
  let squares = 0
  for (const [feature, value] of allFeatures(plainWords(text), [], lexicon)) {
    const place = placeOf(table.features, feature)
    const weight = value * facetRarity(place < 0 ? 0 : (spread[place] as number), count)
    squares += weight * weight
    if (place >= 0) addRow(table, place, weight, scores)
  }
  const length = Math.sqrt(squares) || 1
  return scores.map((score) => score / length)
}

/** Fitted by eye to phrasings left out in turn and to questions about other subjects. */
const sureOf = (score: number, margin: number): number => 1 / (1 + Math.exp(-(9 * score + 7 * margin - 3.4)))
