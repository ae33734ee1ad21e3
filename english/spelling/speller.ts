import type { Lexicon } from '../words/lexicon.ts'
import { plural } from '../words/nouns.ts'
import { ingForm, pastForm, thirdPerson } from '../words/verbs.ts'
import { costBetween } from './edit-cost.ts'
import { rank, type Spelling } from './near-words.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const COMMON = 4
/** A long word with a letter doubled, not doubled, or two swapped: a less common word may be meant too. */
const LESS_COMMON = 2
const LONG = 8
const LIKELY_COST = 0.6

/** The likeliest common word one slip away from an unknown word. */
export function suggestSpelling(word: string, lexicon: Lexicon): string | undefined {
  let best: Spelling | undefined
  for (const candidate of new Set(slips(word))) {
    const weight = commonness(candidate, lexicon)
    if (weight < LESS_COMMON) continue
    const cost = costBetween(word, candidate, Number.POSITIVE_INFINITY)
    const least = cost <= LIKELY_COST && word.length >= LONG ? LESS_COMMON : COMMON
    const spelling = { word: candidate, weight, cost }
    if (weight >= least && (!best || rank(spelling) < rank(best))) best = spelling
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

/** One letter left out, added, changed, or two swapped; the first letter is right. */
function* slips(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    if (after) yield before + after.slice(1)
    yield before.slice(0, -1) + after.charAt(0) + before.slice(-1) + after.slice(1)
    for (const letter of LETTERS) {
      yield before + letter + after
      if (after) yield before + letter + after.slice(1)
    }
  }
}
