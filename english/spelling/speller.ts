import type { Lexicon } from '../words/lexicon.ts'
import { plural } from '../words/nouns.ts'
import { ingForm, pastForm, thirdPerson } from '../words/verbs.ts'

const VOWELS = 'aeiou'
/** A letter doubled, not doubled, or two swapped. */
const LIKELY = 3
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The likeliest common word one edit away from an unknown word. */
export function suggestSpelling(word: string, lexicon: Lexicon): string | undefined {
  let best: { word: string; weight: number } | undefined
  for (const [candidate, bonus] of slips(word)) {
    const weight = commonness(candidate, lexicon)
    if (weight >= (bonus === LIKELY && word.length > 7 ? 2 : 4) && (!best || weight + bonus > best.weight))
      best = { word: candidate, weight: weight + bonus }
  }
  return best?.word
}

function commonness(word: string, lexicon: Lexicon): number {
  const kinds = lexicon.kinds(word)
  const own = Math.max(kinds.noun, kinds.verb, kinds.adj, kinds.adv)
  if (own > 0) return own
  const { verbs, singular } = lexicon.read(word)
  if (singular && plural(singular) === word) return lexicon.kinds(singular).noun
  const verb = verbs[0]
  if (!verb || ![thirdPerson(verb.base), ingForm(verb.base), pastForm(verb.base)].includes(word)) return 0
  return lexicon.kinds(verb.base).verb
}

/** Swapped and doubled letters are likelier slips than others. */
function* slips(word: string): Generator<[string, number]> {
  yield* dropped(word)
  yield* swapped(word)
  yield* changed(word)
  yield* added(word)
}

function* dropped(word: string): Generator<[string, number]> {
  for (let at = 1; at < word.length; at += 1)
    yield [word.slice(0, at) + word.slice(at + 1), word[at] === word[at - 1] ? LIKELY : 0.5]
}

function* swapped(word: string): Generator<[string, number]> {
  for (let at = 0; at + 1 < word.length; at += 1)
    yield [word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2), LIKELY]
}

function* changed(word: string): Generator<[string, number]> {
  for (let at = 1; at < word.length; at += 1) {
    const isVowel = VOWELS.includes(word.charAt(at))
    for (const letter of LETTERS)
      yield [word.slice(0, at) + letter + word.slice(at + 1), isVowel && VOWELS.includes(letter) ? 1 : 0]
  }
}

function* added(word: string): Generator<[string, number]> {
  for (let at = 1; at <= word.length; at += 1) {
    for (const letter of LETTERS)
      yield [word.slice(0, at) + letter + word.slice(at), letter === word[at - 1] || letter === word[at] ? LIKELY : 0.5]
  }
}
