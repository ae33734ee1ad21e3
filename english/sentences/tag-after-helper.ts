import { closedWords } from '../words/closed-words.ts'
import { oneOf } from '../words/one-of.ts'
import { isPersonNoun } from '../words/people.ts'
import { elsewhere } from './tag-elsewhere.ts'
import { type Decision, isDoneAfterHave } from './tagging.ts'
import type { Token } from './tokens.ts'
import { ADJECTIVE, asVerb, type Candidate, NOUN } from './verb-candidate.ts'

const PERSON = /^(?:i|he|she|we|they|you)$/
/** After 'I am' these are verbs with a missing -ing: as nouns they would need an article. */
const USUAL_VERBS = oneOf(`
  study work cook help plan travel visit wait play start call walk talk drive practice exercise love hope need
  answer rest stay dance drink watch order use run move change try look live go want think teach eat read write
  sleep speak learn do make get buy sell meet join follow stop`)

export function afterBe(candidate: Candidate): Decision | undefined {
  const { token, kinds, strength, has } = candidate
  if (isNoVerb(candidate)) return undefined
  if (has('participle')) return kinds.adj > 3 ? ADJECTIVE : ['verb', 'participle']
  const subject = candidate.tokens[candidate.at - 2]
  if (
    (PERSON.test(subject?.lower ?? '') || (subject?.tag === 'noun' && isPersonNoun(subject))) &&
    USUAL_VERBS.test(token.lower)
  )
    return ['verb', 'base']
  if (isAfterModal(candidate)) return ['verb', 'base']
  if (kinds.adj >= 5 || (kinds.adj >= 4 && kinds.adj >= strength - 3)) return undefined
  return kinds.noun > strength || kinds.adv > 4 ? undefined : asVerb(candidate, ['base', 'third', 'past'])
}

/** 'is warmer', 'are masters of' */
const isNoVerb = ({ token: { readings }, has, next, tokens, at }: Candidate) =>
  readings.degree !== undefined ||
  (has('third') && readings.singular !== undefined && (next?.lower === 'of' || tokens[at - 2]?.lower === 'there')) ||
  (tokens[at - 3]?.lower === 'there' && tokens[at - 1]?.lower === 'been' && readings.kinds.noun > 3)

/** 'You must be study harder' */
const isAfterModal = ({ tokens, at, token, next }: Candidate) =>
  tokens[at - 1]?.lower === 'be' &&
  tokens[at - 2]?.tag === 'modal' &&
  USUAL_VERBS.test(token.lower) &&
  !/^(?:love|help|work|need|use|change|exercise|rest|drink|order)$/.test(token.lower) &&
  next !== undefined &&
  !/^[.,!?]$/.test(next.text)

/** 'Do you have change?': 'have' is the verb itself. */
const isAskedWithDo = ({ tokens, at }: Candidate) =>
  tokens[at - 1]?.tag === 'have' && tokens[at - 2]?.tag === 'pron' && tokens[at - 3]?.tag === 'do'

const isPlainNoun = (token: Token | undefined) =>
  token !== undefined && !closedWords.has(token.lower) && token.readings.kinds.noun > 3

/** 'has clean air', 'has search engines' */
function asDescriber({ kinds, strength, has, next }: Candidate): Decision | undefined {
  if (!has('base') || !isPlainNoun(next)) return undefined
  if (kinds.adj > 3 && kinds.adj >= strength) return ADJECTIVE
  return kinds.noun >= strength && next?.readings.singular !== undefined ? NOUN : undefined
}

export function afterHave(candidate: Candidate): Decision | undefined {
  if (isAskedWithDo(candidate)) return elsewhere(candidate)
  if (candidate.has('participle')) return ['verb', 'participle']
  if (candidate.has('past')) return ['verb', 'past']
  const { kinds, strength, has, next } = candidate
  if (has('third') && candidate.token.readings.singular !== undefined) return NOUN
  if (has('base') && strength > 3 && isDoneAfterHave(candidate.token, next)) return ['verb', 'base']
  const goesOn = /^(?:here|there|in|for|at|as|hard|together)$/.test(next?.lower ?? '')
  return goesOn && has('base') && strength >= kinds.noun && strength > 4
    ? ['verb', 'base']
    : (asDescriber(candidate) ?? elsewhere(candidate))
}
