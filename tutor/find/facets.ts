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
  const owners = Uint8Array.from(index.owners, (facet) => facets.indexOf(facet))
  return (text) => {
    const likes = cosines(facets.length, index, text, lexicon)
    const nearest = new Float64Array(facets.length)
    for (let at = 0; at < owners.length; at += 1) {
      const facet = owners[at] as number
      nearest[facet] = Math.max(nearest[facet] as number, likes[at] as number)
    }
    const scores = nearest.map((like, at) => WHOLE * (likes[owners.length + at] as number) + NEAREST * like)
    const best = Math.max(...scores)
    if (best === 0) return null
    const at = scores.indexOf(best)
    const second = Math.max(0, ...scores.filter((_, other) => other !== at))
    return { facet: facets[at] as Facet, sure: sureOf(best, best - second) }
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
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / length
  return scores
}

/** Fitted by eye to phrasings left out in turn and to questions about other subjects. */
const sureOf = (score: number, margin: number): number => 1 / (1 + Math.exp(-(9 * score + 7 * margin - 3.4)))
