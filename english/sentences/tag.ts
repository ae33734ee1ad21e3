import { closedWords, DAYS, MONTHS, type Tag } from '../words/closed-words.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { oneOf } from '../words/one-of.ts'
import { COMMON_NAMES } from '../words/word-lists.ts'
import { MONTHS_ALSO_VERBS } from '../words/word-sets.ts'
import { decideClosed } from './tag-closed.ts'
import { decideVerb } from './tag-verbs.ts'
import { type Decision, NUMBER, wordBefore } from './tagging.ts'
import { isCapitalised, type Token, tokenise } from './tokens.ts'

const LINKING = /^(?:become|seem|look|feel|sound|taste|smell|get|stay|keep|remain|turn|grow|go)$/
const BEFORE_NOUNS: ReadonlySet<Tag> = new Set<Tag>(['det', 'poss', 'adj', 'num', 'prep'])
const PLACE_ADVERBS = /^(?:home|abroad|upstairs|downstairs)$/
const ADJECTIVE_ENDINGS = /(?:ful|ous|ive|able|ible|ish|less)$/

/** Tags each word. Learners' sentences are often ungrammatical, so other possibilities stay in `readings`. */
export function tagSentence(text: string, lexicon: Lexicon): Token[] {
  const tokens: Token[] = tokenise(text).map((raw) => ({
    ...raw,
    tag: 'word',
    form: undefined,
    readings: lexicon.read(raw.lower),
  }))
  for (const [at, token] of tokens.entries()) {
    const [tag, form] = decide(tokens, at, token)
    token.tag = tag
    token.form = form
  }
  return tokens
}

function decide(tokens: Token[], at: number, token: Token): Decision {
  if (!/[\p{L}\d]/u.test(token.text)) return ['punct', undefined]
  if (NUMBER.test(token.lower)) return ['num', undefined]
  return (
    decideClosed(tokens, at, token) ?? (isName(tokens, at, token) ? ['name', undefined] : decideOpen(tokens, at, token))
  )
}

function isName(tokens: Token[], at: number, token: Token): boolean {
  const { kinds, verbs, singular } = token.readings
  if (DAYS.has(token.lower) || (MONTHS.has(token.lower) && !MONTHS_ALSO_VERBS.test(token.lower))) return true
  if (COMMON_NAMES.has(token.lower) && kinds.noun + kinds.adj < 4 && verbs.length === 0) return true
  if (!isCapitalised(token.text)) return false
  const known = kinds.noun + kinds.adj + kinds.verb + kinds.adv > 0
  if (at === 0 || /^[."“:]$/.test(tokens[at - 1]?.text ?? ''))
    return !known && verbs.length === 0 && singular === undefined
  return token.text !== token.text.toUpperCase() || token.text.length < 6 || !known
}

function decideOpen(tokens: Token[], at: number, token: Token): Decision {
  const { kinds, verbs, singular, degree } = token.readings
  const previous = wordBefore(tokens, at)
  if (/ly$/.test(token.lower) && kinds.adv > 0 && kinds.adv >= kinds.adj - 2) return ['adv', undefined]
  if (PLACE_ADVERBS.test(token.lower) && previous && !BEFORE_NOUNS.has(previous.tag)) return ['adv', undefined]
  const verb = verbs.length > 0 ? decideVerb(tokens, at, token) : undefined
  if (verb) return verb
  if (degree && kinds.noun < 6 && !namesSomebody(token, previous, tokens[at + 1]))
    return [previous?.tag === 'verb' && !isLinking(previous) && !isOnlyNoun(tokens[at + 1]) ? 'adv' : 'adj', undefined]
  const isNoun = (singular && kinds.noun > 0) || (kinds.noun >= 3 && isHeadPlace(tokens, at, previous))
  return isNoun ? ['noun', undefined] : nonVerb(token, previous, tokens[at + 1])
}

/** 'find better solutions': the compared noun follows. */
const isOnlyNoun = (next: Token | undefined) =>
  next !== undefined &&
  !closedWords.has(next.lower) &&
  next.readings.kinds.noun > 3 &&
  next.readings.verbs.length === 0 &&
  next.readings.kinds.adv === 0 &&
  !DAYS.has(next.lower)

/** 'the plumber', 'the owner' are not comparatives of 'plumb' or 'own'. */
const namesSomebody = ({ lower, readings }: Token, previous: Token | undefined, next: Token | undefined) =>
  /er$/.test(lower) &&
  readings.kinds.noun > 1 &&
  readings.kinds.adj + readings.kinds.adv === 0 &&
  ['det', 'poss', 'adj', 'noun', 'prep', 'to'].includes(previous?.tag ?? '') &&
  next?.lower !== 'than' &&
  !(next && next.readings.kinds.noun > 4 && next.readings.verbs.length === 0)

function nonVerb(token: Token, previous: Token | undefined, next: Token | undefined): Decision {
  const { kinds, verbs } = token.readings
  if (kinds.adj > 0 && (kinds.adj >= kinds.noun || adjectiveHere(previous, next, kinds.adj))) {
    if (kinds.adv > kinds.adj && previous?.tag === 'verb') return ['adv', undefined]
    return ['adj', undefined]
  }
  if (kinds.noun > 0 && kinds.noun >= kinds.adv) return ['noun', undefined]
  if (kinds.adv > 0) return ['adv', undefined]
  if (verbs.length > 0) return ['verb', verbs[0]?.form]
  const isJoined = /^[a-z]+-[a-z]+$/.test(token.lower) && (next?.readings.kinds.noun ?? 0) > 3
  return isJoined || ADJECTIVE_ENDINGS.test(token.lower) ? ['adj', undefined] : ['word', undefined]
}

const OPENS_NOUN = oneOf('the a an my your his her our their this every each')

/** 'the patient in', 'my native.': between what opens a noun phrase and what follows one. */
const isHeadPlace = (tokens: readonly Token[], at: number, previous: Token | undefined) =>
  OPENS_NOUN.test(previous?.lower ?? '') &&
  (['prep', 'be', 'have', 'modal', 'wh'].includes(closedWords.get(tokens[at + 1]?.lower ?? '') ?? '') ||
    isSomebodyHere(tokens, at))

/** 'when a patient dies', 'my senior angry with me': of whom the next word says something. */
function isSomebodyHere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!tokens[at]?.readings.person || !next || closedWords.has(next.lower)) return false
  const { kinds, verbs } = next.readings
  const isFelt = kinds.adj > 3 && kinds.noun === 0 && closedWords.get(tokens[at + 2]?.lower ?? '') === 'prep'
  return isFelt || verbs.some(({ form, weight }) => form === 'third' && weight > kinds.noun + 3)
}

function adjectiveHere(previous: Token | undefined, next: Token | undefined, weight: number): boolean {
  if (weight < 3) return false
  const nounNext =
    next !== undefined && next.tag === 'word' && next.readings.kinds.noun > 3 && !closedWords.has(next.lower)
  if (nounNext) return true
  return (
    previous !== undefined &&
    (previous.tag === 'be' || previous.lower === 'very' || previous.lower === 'so' || previous.lower === 'too')
  )
}

const isLinking = (token: Token) => token.readings.verbs.some((reading) => LINKING.test(reading.base))
