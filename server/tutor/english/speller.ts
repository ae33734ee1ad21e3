import type { Lexicon } from './lexicon.ts'
import { plural } from './nouns.ts'
import { ingForm, pastForm, thirdPerson } from './verbs.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The likeliest word one slip away from a word that nobody knows, if it is a common one. */
export function suggestSpelling(word: string, lexicon: Lexicon): string | undefined {
  let best: { word: string; weight: number } | undefined
  for (const [candidate, bonus] of slips(word)) {
    const weight = commonness(candidate, lexicon)
    if (weight >= 4 && (!best || weight + bonus > best.weight)) best = { word: candidate, weight: weight + bonus }
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
  for (let at = 0; at < word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at + 1)
    if (at > 0) yield [before + after, word[at] === word[at - 1] ? 3 : 0.5]
    if (after) yield [before + after.charAt(0) + word.charAt(at) + after.slice(1), 3]
    if (at === 0) continue
    for (const letter of LETTERS)
      yield [before + letter + after, 'aeiou'.includes(letter) && 'aeiou'.includes(word.charAt(at)) ? 1 : 0]
  }
  for (let at = 1; at <= word.length; at += 1) {
    for (const letter of LETTERS)
      yield [word.slice(0, at) + letter + word.slice(at), letter === word[at - 1] || letter === word[at] ? 3 : 0.5]
  }
}
