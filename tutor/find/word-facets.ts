import { join } from 'node:path'
import { countedNames, lastPlace, numbers, placeNames } from '../../content/tutor-pointing.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { TEACHING } from '../book/read-book.ts'
import { type FacetIndex, type Phrasing, readFacets } from './facet-index.ts'
import { type FacetGuess, type FacetOf, facetsOf } from './facets.ts'
import { plainWords } from './words.ts'

/** What may be asked about the word that is open; `other` is no question about it. */
export const WORD_FACETS = [
  'synonym',
  'more',
  'opposite',
  'noun',
  'person',
  'verb',
  'adjective',
  'adverb',
  'example',
  'meaning',
  'senses',
  'indonesian',
  'formal',
  'informal',
  'strong',
  'easier',
  'collocation',
  'preposition',
  'phrasal',
  'register',
  'spelling',
  'plural',
  'singular',
  'past',
  'degree',
  'sound',
  'compare',
  'origin',
  'kind',
  'level',
  'counted',
  'usage',
  'variety',
  'other',
] as const
export type WordFacet = (typeof WORD_FACETS)[number]
export type WordGuess = FacetGuess<WordFacet>

export const readWordPhrasings = (folder = TEACHING): Phrasing<WordFacet>[] =>
  readFacets(join(folder, 'word-facets.tsv'), WORD_FACETS)

const MOST_LEFT_OUT = 2
const FEWEST_KNOWN = 2

/** Never for use without an open word. A word or two that nobody asks with are the word itself, and tell nothing. */
export function createWordFacetOf(index: FacetIndex<WordFacet>, lexicon: Lexicon): FacetOf<WordFacet> {
  const facetOf = facetsOf(WORD_FACETS, index, lexicon)
  const asking = askingWords()
  return (text) => {
    const words = withoutPlaces(plainWords(text))
    const whole = facetOf(words.join(' '))
    const known = words.filter((word) => asking.has(word))
    const left = words.length - known.length
    const masked =
      left > 0 && left <= MOST_LEFT_OUT && known.length >= Math.max(left, FEWEST_KNOWN)
        ? facetOf(known.join(' '))
        : null
    return masked && masked.sure > (whole?.sure ?? 0) ? masked : whole
  }
}

/** Which one it is about, and how many are wanted, tell nothing of what is asked: 'dua contoh lagi buat yang kedua'. */
function withoutPlaces(words: readonly string[]): string[] {
  const rest = words.filter(
    (word, at) => !PLACES.has(word) && !(NUMBERS.has(word) && countedNames.has(words[at + 1] ?? '')),
  )
  return rest.length > 0 ? rest : [...words]
}

const PLACES: ReadonlySet<string> = new Set([...placeNames.flatMap((names) => [...names]), ...lastPlace])
const NUMBERS: ReadonlySet<string> = new Set(numbers.flatMap((names) => [...names]))

let asked: ReadonlySet<string> | undefined

/** The words of a message with which nobody asks. */
export const namedIn = (text: string): string[] => plainWords(text).filter((word) => !askingWords().has(word))

/** The words with which people ask about words; what is left of a question is what it is about. */
export function askingWords(): ReadonlySet<string> {
  asked ??= new Set(readWordPhrasings().flatMap(({ facet, text }) => (facet === 'other' ? [] : plainWords(text))))
  return asked
}
