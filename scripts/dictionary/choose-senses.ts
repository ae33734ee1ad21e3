import { guessBaseForms } from '../../english/dictionary/base-forms.ts'
import { isNeverExplained } from '../../english/dictionary/never-explained.ts'
import { isSafeExample, isSafeMeaning } from './safety.ts'
import type { SenseOf, Synset } from './wordnet.ts'

export interface ChosenSense {
  synset: Synset
  example: string | null
  synonyms: string[]
  /** Words of wider meaning, for verbs with hardly any synonyms. */
  broader: string[]
}

const MAX_SENSES = 3
const MIN_EXAMPLE_CHARACTERS = 12
const MAX_EXAMPLE_CHARACTERS = 140
const MAX_SYNONYMS = 3
const ENOUGH_SYNONYMS = 2
const MAX_BROADER = 2

/** Selects the senses of a WordNet word to show: most common first, nothing sexual or offensive. */
export function chooseSenses(
  senses: readonly SenseOf[],
  synsetOf: (id: number) => Synset | undefined,
  usesOf: (word: string) => number,
): ChosenSense[] {
  const safe = senses.filter(({ synset }) => isSafeMeaning(synset.definition)).sort(byImportance)
  const first = safe.slice(0, MAX_SENSES)
  const firstOfOtherParts = safe.filter(
    ({ synset }, i) =>
      i >= MAX_SENSES && safe.findIndex((other) => other.synset.partOfSpeech === synset.partOfSpeech) === i,
  )
  return [...first, ...firstOfOtherParts].map(({ word, synset }) => ({
    synset,
    example: exampleOf(word, synset),
    ...wordsAround(word, synset, synsetOf, usesOf),
  }))
}

const OLD = /\b(?:archaic|obsolete)\b/
const byImportance = (a: SenseOf, b: SenseOf): number =>
  weight(b) - weight(a) ||
  a.number - b.number ||
  PARTS.indexOf(a.synset.partOfSpeech) - PARTS.indexOf(b.synset.partOfSpeech)
const PARTS = ['noun', 'verb', 'adjective', 'adverb']
const weight = ({ synset, uses }: SenseOf): number =>
  uses - (synset.isName ? 1000 : 0) - (OLD.test(synset.definition) ? 500 : 0)

/** A safe example that contains the word, preferably a whole sentence. */
function exampleOf(word: string, synset: Synset): string | null {
  const fitting = synset.examples.filter(
    (example) =>
      example.length >= MIN_EXAMPLE_CHARACTERS &&
      example.length <= MAX_EXAMPLE_CHARACTERS &&
      isSafeExample(example) &&
      hasWord(word, example),
  )
  const sentence = fitting.find((example) => /^[A-Z]|\b(?:is|are|was|were|he|she|they|we|I|you)\b/.test(example))
  const best = sentence ?? fitting[0]
  return best ? asSentence(best) : null
}

function asSentence(example: string): string {
  const capital = example.charAt(0).toUpperCase() + example.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

/** Whether the text contains every part of the word, or regular forms of them. */
export function hasWord(word: string, text: string): boolean {
  const tokens = text.toLowerCase().match(/[\p{L}\d'-]+/gu) ?? []
  return word
    .toLowerCase()
    .split(' ')
    .every((part) => tokens.some((token) => token === part || guessBaseForms(token).some(({ base }) => base === part)))
}

/** Nearby words of a verb are broader, so they are not synonyms. */
function wordsAround(
  word: string,
  synset: Synset,
  synsetOf: (id: number) => Synset | undefined,
  usesOf: (word: string) => number,
): Pick<ChosenSense, 'synonyms' | 'broader'> {
  const near = synset.nearby.map(synsetOf).filter((other) => other !== undefined && isSafeMeaning(other.definition))
  const own = sortedByUse(synset.words, usesOf)
  const others = sortedByUse(
    near.flatMap((other) => other?.words ?? []),
    usesOf,
  ).filter((other) => usesOf(other) > 0)
  const isFitting = (other: string) =>
    other.toLowerCase() !== word && !isNeverExplained(other) && (synset.isName || !/\p{Lu}/u.test(other))
  const isVerb = synset.partOfSpeech === 'verb'
  const synonyms = [...new Set(isVerb ? own : [...own, ...others])].filter(isFitting).slice(0, MAX_SYNONYMS)
  const broader = [...new Set(others)].filter((other) => isFitting(other) && !synonyms.includes(other))
  return { synonyms, broader: isVerb && synonyms.length < ENOUGH_SYNONYMS ? broader.slice(0, MAX_BROADER) : [] }
}

const sortedByUse = (words: readonly string[], usesOf: (word: string) => number): string[] =>
  words.toSorted((a, b) => usesOf(b) - usesOf(a))
