import { closedWords } from '../words/closed-words.ts'
import { finiteFollows } from './finite.ts'
import { clauseObject, type Decision } from './tagging.ts'
import type { Token } from './tokens.ts'
import { asVerb, type Candidate, NOUN } from './verb-candidate.ts'

const isHelperWord = (token: Token | undefined) =>
  ['be', 'have', 'modal', 'do'].includes(closedWords.get(token?.lower ?? '') ?? '')

const FOLLOWS_IMPERATIVE = /^(?:to|on|off|up|at|in|me|for|about|with|more|not)$/

/** Where the word before does not decide. */
export function elsewhere(candidate: Candidate): Decision | undefined {
  const { at, token, tokens, kinds, strength, has, next } = candidate
  // 'Contact with skin may cause irritation'
  const isHead = kinds.noun >= strength && closedWords.get(next?.lower ?? '') === 'prep'
  if (at === 0 && has('base') && isHead && finiteFollows(tokens, at + 2)) return NOUN
  if (at === 0 && has('third') && token.readings.singular && isHelperWord(next)) return NOUN
  if (kinds.adj > strength || kinds.adv > strength) return undefined
  const looksLikeVerb = clauseObject(next) || FOLLOWS_IMPERATIVE.test(next?.lower ?? '') || kinds.noun < strength
  if (has('base') && looksLikeVerb && (at === 0 || kinds.noun <= strength + 2)) return ['verb', 'base']
  return kinds.noun > 3 ? undefined : asVerb(candidate, ['past', 'third', 'participle', 'base'])
}
