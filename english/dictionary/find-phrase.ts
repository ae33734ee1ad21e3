import { guessBaseForms } from './base-forms.ts'
import type { Dictionary, Entry } from './dictionary.ts'
import { guessLongerPhrases, guessPhrases, guessWithoutObject, isLightWord, partsInside } from './phrases.ts'

const MOST_WORDS_AFTER = 2
const MOST_PHRASES_INSIDE = 3
const MOST_REMEMBERED = 2000

/** A learner's phrase that matches the whole question, in another form or with one more word at the end. */
export function learnerPhrase(dictionary: Dictionary, asked: string): Entry | null {
  const bases = basesIn(dictionary)
  return (
    firstOf(guessPhrases(asked, bases), dictionary.learner) ??
    firstOf(guessLongerPhrases(asked, bases), dictionary.learner)
  )
}

/** Any other phrase, also with an object between verb and particle. */
export function otherPhrase(dictionary: Dictionary, asked: string): Entry | null {
  const bases = basesIn(dictionary)
  const entryOf = (phrase: string): Entry | null =>
    dictionary.learner(phrase) ??
    (phrase.includes(' ') || phrase.length + 4 >= asked.length ? dictionary.wordnet(phrase) : null)
  return (
    firstOf(guessPhrases(asked, bases), entryOf) ??
    firstOf(guessWithoutObject(asked, bases), entryOf) ??
    withPreposition(dictionary, asked)
  )
}

/** 'afraid of' is explained by 'afraid'. */
function withPreposition(dictionary: Dictionary, asked: string): Entry | null {
  const [, word = ''] = asked.match(/^(?:be )?(\p{L}+) (?:of|in|at|to|for|with|about|on|from|by)$/u) ?? []
  const entry = dictionary.learner(word)
  return entry?.parts.has('adjective') || entry?.parts.has('verb') ? entry : null
}

/** The idiom or phrasal verb that a short sentence is about: only light words come before it. */
export function phraseAtHeart(dictionary: Dictionary, sentence: string): Entry | null {
  for (const { phrases, before, after } of partsInside(sentence, basesIn(dictionary), beginningsIn(dictionary))) {
    if (!before.every(isLightWord) || after.length > MOST_WORDS_AFTER) continue
    const entry = firstOf(phrases, dictionary.learner)
    if (entry && (isFixed(entry) || after.every(isLightWord))) return entry
  }
  return null
}

const isFixed = ({ senses: [first] }: Entry): boolean => /idiom|phrasal verb/.test(first?.partOfSpeech ?? '')

/** Phrases in a sentence that can be asked for. */
export function phrasesInside(dictionary: Dictionary, sentence: string): string[] {
  const found = new Set<string>()
  for (const { phrases } of partsInside(sentence, basesIn(dictionary), beginningsIn(dictionary))) {
    const entry = firstOf(phrases, (phrase) =>
      dictionary.knows(phrase) ? (dictionary.learner(phrase) ?? verbPhrase(dictionary, phrase)) : null,
    )
    if (entry && ![...found].some((other) => other.includes(entry.word))) found.add(entry.word)
    if (found.size === MOST_PHRASES_INSIDE) break
  }
  return [...found]
}

function verbPhrase(dictionary: Dictionary, phrase: string): Entry | null {
  const [first = ''] = phrase.split(' ')
  const entry = isLightWord(first) ? null : dictionary.wordnet(phrase)
  return entry?.parts.has('verb') ? entry : null
}

function firstOf(phrases: Iterable<string>, entryOf: (phrase: string) => Entry | null): Entry | null {
  for (const phrase of new Set(phrases)) {
    const entry = entryOf(phrase)
    if (entry) return entry
  }
  return null
}

const basesIn = memoised((dictionary, word): string[] => {
  const bases = [...dictionary.irregular(word), ...guessBaseForms(word)].map(({ base }) => base)
  return [...new Set(bases)].filter((base) => base !== word && dictionary.knows(base))
})
const beginningsIn = memoised((dictionary, word) => dictionary.beginsPhrase(word))

/** The same words of a sentence are looked up many times. */
function memoised<T>(find: (dictionary: Dictionary, word: string) => T) {
  const known = new WeakMap<Dictionary, Map<string, T>>()
  return (dictionary: Dictionary) => {
    const ofThis = known.get(dictionary) ?? new Map<string, T>()
    known.set(dictionary, ofThis)
    return (word: string): T => {
      const before = ofThis.get(word)
      if (before !== undefined) return before
      if (ofThis.size >= MOST_REMEMBERED) ofThis.clear()
      const answer = find(dictionary, word)
      ofThis.set(word, answer)
      return answer
    }
  }
}
