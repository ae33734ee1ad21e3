import type { Clause } from '../../sentences/clauses.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import {
  BEFORE_OR_AFTER,
  HE_OR_SHE,
  HERE_OR_THERE,
  NOT_YET_WORDS,
  SEEMS,
  SUBJECT_WORDS,
  TO_OR_FOR,
} from '../../words/word-sets.ts'
import { lowerAt, type Sentence } from '../sentence.ts'

const COPULA_ADJECTIVES = oneOf(`
  afraid aware ready able sure sorry happy sad angry hungry thirsty tired bored sick busy late proud interested
  excited confused from married born alone ill glad worried nervous`)
const PLACE_AFTER_BE =
  /^(?:from|in|at|on|near|behind|under|beside|inside|outside|between|like|above|below|with|about|for|against)$/

const DEGREES = oneOf(`
  very too so really quite almost nearly rather pretty much far more less as even still always also only just
  often usually already never`)

/** Over 'not only', 'much more', 'as', 'a little': where the adjective stands, if one does. */
export function adjectiveAt(tokens: readonly Token[], at: number): number | undefined {
  let next = tokens[at]?.lower === 'a' && /^(?:little|bit|lot)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at
  while (isDegree(tokens[next])) next += 1
  const { tag, form, lower } = tokens[next] ?? {}
  if (tag === 'verb' && form === undefined && /(?:..ed|ing)$/.test(lower ?? '')) return next
  // 'warm up' and 'calm down' are verbs.
  if (/^(?:up|down|off|out)$/.test(tokens[next + 1]?.lower ?? '')) return undefined
  return tag === 'adj' && !['noun', 'name'].includes(tokens[next + 1]?.tag ?? '') ? next : undefined
}

const isDegree = (token: Token | undefined) =>
  token !== undefined &&
  (DEGREES.test(token.lower) || token.tag === 'not' || (token.tag === 'adv' && /ly$/.test(token.lower)))

/** 'parents too strict', 'the streets always full': a word between shows that something is said of the subject. */
export function isMarked(tokens: readonly Token[], { subject, opener }: Clause): boolean {
  const adjective = adjectiveAt(tokens, subject.end)
  if (opener?.tag === 'verb' && /^sa(?:y|ys|id)$/.test(opener.lower) && tokens[subject.head]?.lower === 'it')
    return false
  return adjective !== undefined && adjective > subject.end && lastBefore(tokens, adjective) !== 'as'
}

const lastBefore = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.lower === 'as' ? '' : tokens[at - 1]?.lower

export const isPronoun = (tokens: readonly Token[], clause: Clause) =>
  clause.subject.end - clause.subject.start === 1 && SUBJECT_WORDS.test(tokens[clause.subject.head]?.lower ?? '')

/** 'My father is a farmer and my mother a nurse'. */
export const isOneMore = (tokens: readonly Token[], { opener, subject, predicate }: Clause) =>
  opener?.lower === 'and' &&
  tokens[subject.start]?.tag === 'poss' &&
  subject.end === predicate &&
  /^(?:an?|very|so|too)$/.test(tokens[predicate]?.lower ?? '')

/** 'Returns the number of items': the subject is left out. */
const isThirdFirst = ([first, second]: readonly Token[]) =>
  first?.readings.verbs.some(({ form }) => form === 'third') === true &&
  (second?.tag === 'det' || first.readings.kinds.noun < 4)

/** What can be said of the subject stands at `at`, and only 'be' is missing. */
export function complements(sentence: Sentence, clause: Clause, at: number, first: Token): boolean {
  const { tokens } = sentence
  const pronoun = isPronoun(tokens, clause)
  if (!isSureSubject(tokens, clause, pronoun) || isOtherwise(tokens, clause, at)) return false
  if (isMarked(tokens, clause) && !tokens[clause.subject.head]?.readings.degree) return true
  if (/^(?:enough|mine|yours|hers|ours|theirs)$/.test(first.lower))
    return lowerAt(sentence, at - 1) === 'not' || TO_OR_FOR.test(lowerAt(sentence, at + 1))
  if (first.tag === 'adj') return adjectiveComplement(sentence, clause, at, pronoun)
  if (isWholeSubject(tokens, clause) && isParticle(sentence, clause, at)) return true
  if (first.tag === 'prep') return prepositionComplement(sentence, clause, at, pronoun)
  if (HERE_OR_THERE.test(first.lower)) return pronoun && !clause.opener && at + 1 >= clause.end
  if (['det', 'noun', 'poss'].includes(first.tag)) return nounComplement(sentence, clause, at, pronoun)
  return first.tag === 'num' && isAge(sentence, at, pronoun)
}

const isAge = (sentence: Sentence, at: number, pronoun: boolean) =>
  /^years?$/.test(lowerAt(sentence, at + 1)) && (pronoun || lowerAt(sentence, at + 2) === 'old')

/** 'Sounds good to me', 'Running late': the first word is a verb whose subject is left out. */
const isVerbFirst = (tokens: readonly Token[], { subject }: Clause) =>
  subject.end === subject.start + 1 &&
  ((subject.start === 0 && (tokens[0]?.tag === 'verb' || isThirdFirst(tokens))) ||
    SEEMS.test(tokens[subject.start]?.lower ?? ''))

const isOtherwise = (tokens: readonly Token[], clause: Clause, at: number) =>
  isVerbFirst(tokens, clause) || isNoSubject(tokens, clause) || isVerbElsewhere(tokens, at)

/** 'nothing too heavy', 'but a bit shy', '120 cm wide', 'Feeling tired, he …': nothing is said of these. */
function isNoSubject(tokens: readonly Token[], { subject }: Clause): boolean {
  const head = tokens[subject.head]
  if (/^(?:some|any|no)(?:thing|one|body)$/.test(head?.lower ?? '')) return subject.start > 0
  if (/^(?:bit|little|lot|cm|mm|km|kg)$/.test(head?.lower ?? '')) return true
  if (!/ing$/.test(head?.lower ?? '') || subject.start !== subject.head) return false
  const isObject = tokens[subject.end - 1]?.tag === 'pron' || tokens[subject.end - 1]?.tag === 'obj'
  const comma = tokens.findIndex(({ text }) => text === ',')
  return (isObject && subject.end > subject.start + 1) || (comma > 0 && tokens[comma + 1]?.tag === 'pron')
}

/** 'We welcome you', 'I long for a holiday', 'I warm up quickly', 'We text each other': a verb, whatever else it can be. */
function isVerbElsewhere(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token || !next) return false
  if (HE_OR_SHE.test(tokens[at - 1]?.lower ?? '') && token.readings.verbs.some(({ form }) => form === 'third'))
    return true
  if (!token.readings.verbs.some(({ form }) => form === 'base')) return false
  // 'Batteries last about a year'
  if (token.lower === 'last') return true
  return (
    ['obj', 'det', 'poss'].includes(next.tag) ||
    /^(?:you|it|up|down|out)$/.test(next.lower) ||
    (next.lower === 'and' && tokens[at + 2]?.form === 'base' && token.readings.kinds.verb > 2) ||
    (token.lower === 'long' && next.lower === 'for')
  )
}

const isSureSubject = (tokens: readonly Token[], clause: Clause, pronoun: boolean) =>
  pronoun ||
  clause.subject.start === 0 ||
  ['poss', 'det', 'name'].includes(tokens[clause.subject.start]?.tag ?? '') ||
  tokens[clause.subject.head]?.readings.singular !== undefined ||
  ['sub', 'verb'].includes(clause.opener?.tag ?? '') ||
  isMarked(tokens, clause)

/** 'our server down', 'My husband away on a business trip'. */
const isParticle = (sentence: Sentence, clause: Clause, at: number) =>
  (PARTICLES.test(lowerAt(sentence, at)) && standsAlone(sentence, clause, at)) ||
  (/^(?:away|abroad|back)$/.test(lowerAt(sentence, at)) &&
    /^(?:on|for|in|from|now|today)$/.test(lowerAt(sentence, at + 1)))

/** At the end, or behind 'still'. */
const standsAlone = (sentence: Sentence, clause: Clause, at: number) =>
  at + 1 >= clause.end || (at > clause.subject.end && NOT_YET_WORDS.test(lowerAt(sentence, at - 1)))

const PARTICLES = /^(?:down|off|out|over|online|offline|away|back|on|up)$/

/** 'our server down': a noun with its own word before. */
const isWholeSubject = (tokens: readonly Token[], { subject }: Clause) =>
  ['poss', 'det'].includes(tokens[subject.start]?.tag ?? '') && subject.end > subject.start + 1

function adjectiveComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const next = sentence.tokens[at + 1]
  if (next && (next.tag === 'noun' || next.tag === 'name') && at + 1 < clause.end) return false
  // 'We last met'
  if (lowerAt(sentence, at) === 'fast' || (lowerAt(sentence, at) === 'last' && next?.tag === 'verb')) return false
  if (pronoun && clause.opener?.tag === 'verb' && sentence.tokens[at]?.readings.degree) return false
  if (pronoun) return true
  if (COPULA_ADJECTIVES.test(lowerAt(sentence, at))) return true
  return at + 1 >= clause.end || isAfterDescription(next)
}

/** What can follow 'The street noisy': 'all night', 'and dirty', 'to walk', 'in the evening'. */
const isAfterDescription = (next: Token | undefined) =>
  ['to', 'prep', 'and', 'sub', 'adv', 'punct'].includes(next?.tag ?? '') ||
  /^(?:all|this|every|these|enough|yet|last|next)$/.test(next?.lower ?? '')

function prepositionComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const word = lowerAt(sentence, at)
  if (PLACE_AFTER_BE.test(word) && [at - 1, at - 2].some((back) => lowerAt(sentence, back) === 'not')) return true
  if (
    PLACE_AFTER_BE.test(word) &&
    /^(?:still|already|always|usually|now)$/.test(lowerAt(sentence, at - 1)) &&
    at > clause.subject.end
  )
    return plainNounPhrase(sentence.tokens, at + 1) !== undefined
  if (!PLACE_AFTER_BE.test(word) || !pronoun)
    return word === 'from' && clause.opener === undefined && clause.subject.start === 0
  if (word === 'like' || word === 'with' || word === 'about') return false
  // 'It has been before you for years'
  if (BEFORE_OR_AFTER.test(clause.opener?.lower ?? '') && lowerAt(sentence, clause.subject.head) === 'you') return false
  return plainNounPhrase(sentence.tokens, at + 1) !== undefined
}

function nounComplement(sentence: Sentence, clause: Clause, at: number, pronoun: boolean): boolean {
  const phrase = plainNounPhrase(sentence.tokens, at)
  if (!phrase) return false
  const head = sentence.tokens[phrase.head] as Token
  const isCounted = /^an?$/.test(lowerAt(sentence, at))
  if (!isCounted && head.readings.verbs.length > 0 && head.readings.kinds.verb > 3) return false
  if (head.lower === 'lot') return false
  if (pronoun) return isSaidOfPronoun(sentence, clause, at)
  if (
    (clause.opener !== undefined && clause.opener.tag !== 'sub' && !isOneMore(sentence.tokens, clause)) ||
    !/^(?:an?|the|my|your|his|her|our|their|its)$/.test(lowerAt(sentence, at))
  )
    return false
  return (
    (['poss', 'det', 'name', 'noun'].includes(sentence.tokens[clause.subject.start]?.tag ?? '') ||
      sentence.tokens[clause.subject.start]?.form === 'ing') &&
    isTwoThings(sentence, clause, phrase.end)
  )
}

function isSaidOfPronoun(sentence: Sentence, { subject, opener }: Clause, at: number): boolean {
  const pronoun = lowerAt(sentence, subject.head)
  if (pronoun === 'it' && (sentence.tokens[at]?.tag === 'noun' || opener?.tag === 'verb')) return false
  if (pronoun === 'you' && opener !== undefined) return false
  const first = lowerAt(sentence, at)
  return /^\w+$/.test(first) && !/^(?:both|all|each|every|some|more|most|no)$/.test(first)
}

/** A word that is often a verb elsewhere may be the verb here, unless it hangs on an article or a preposition. */
export const mayBeVerb = ({ tag, lower, readings }: Token, at: number, tokens: readonly Token[]) =>
  tag === 'verb' ||
  (!['det', 'poss', 'prep'].includes(tokens[at - 1]?.tag ?? '') &&
    (/ed$/.test(lower) || readings.verbs.some(({ weight, form }) => weight > 3 || (form === 'past' && weight > 1))))

/** 'A dog a faithful friend.': subject and complement are the whole sentence. */
const isTwoThings = ({ tokens, text }: Sentence, { subject, predicate }: Clause, end: number) =>
  tokens[subject.start]?.lower !== 'no' &&
  subject.end === predicate &&
  !/^(?:such|what|all|half|both)$/.test(tokens[subject.start]?.lower ?? '') &&
  (/^(?:prep|punct|sub|wh|and|to|adv)$/.test(tokens[end]?.tag ?? '') || end >= tokens.length) &&
  !/[?]$/.test(text) &&
  !tokens.slice(0, predicate).some((token, at) => at > 0 && mayBeVerb(token, at, tokens))
