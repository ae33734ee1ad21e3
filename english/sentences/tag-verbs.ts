import { closedWords, NOMINAL_ADJECTIVES, type Tag } from '../words/closed-words.ts'
import type { Kinds } from '../words/lexicon.ts'
import { oneOf } from '../words/one-of.ts'
import { isPersonNoun } from '../words/people.ts'
import type { VerbForm } from '../words/verbs.ts'
import { finiteBefore, finiteFollows, tellsClause } from './finite.ts'
import { clauseObject, type Decision, isDoneAfterHave, wordBefore } from './tagging.ts'
import type { Token } from './tokens.ts'

/** A word that can be a verb, and its context. */
interface Candidate {
  tokens: Token[]
  at: number
  token: Token
  /** The word before, adverbs skipped. */
  previous: Token | undefined
  next: Token | undefined
  kinds: Kinds
  /** How common it is as a verb. */
  strength: number
  has(form: VerbForm): boolean
}

const FINITE_FIRST: VerbForm[] = ['past', 'third', 'base', 'participle']
const BASE_FIRST: VerbForm[] = ['base', 'third', 'past', 'participle']
const ADJECTIVE: Decision = ['adj', undefined]
const NOUN: Decision = ['noun', undefined]

export function decideVerb(tokens: Token[], at: number, token: Token): Decision | undefined {
  const { kinds, verbs } = token.readings
  const candidate: Candidate = {
    tokens,
    at,
    token,
    previous: overPlace(tokens, at) ?? wordBefore(tokens, at),
    next: tokens[at + 1],
    kinds,
    strength: Math.max(0, ...verbs.map(({ weight }) => weight)),
    has: (form) => verbs.some((reading) => reading.form === form),
  }
  if (isAtHome(candidate)) return ['verb', 'third']
  return byNeighbour(candidate) ?? (candidate.has('ing') ? asIng(candidate) : byPrevious(candidate))
}

/** 'The animals there look': skips the adverb of place after the noun. */
const overPlace = (tokens: Token[], at: number) =>
  /^(?:here|there)$/.test(tokens[at - 1]?.lower ?? '') &&
  tokens[at - 2]?.tag === 'noun' &&
  !finiteBefore(tokens, at - 1)
    ? tokens[at - 2]
    : undefined

const asVerb = ({ has }: Candidate, order: VerbForm[]): Decision => ['verb', order.find(has)]

/** The previous word alone decides: 'very tired', 'always supports'. */
function byNeighbour(candidate: Candidate): Decision | undefined {
  const { tokens, at, token, has, strength, previous, next } = candidate
  const neighbour = tokens[at - 1]?.lower ?? ''
  if (neighbour === 'as' && token.readings.person && has('base') && !clauseObject(next)) return NOUN
  if (/^(?:very|so|too|quite|more|most)$/.test(neighbour) && (has('participle') || has('ing'))) return ADJECTIVE
  if (/^(?:very|so|too|quite)$/.test(neighbour) && tokens[at - 1]?.tag === 'adv' && candidate.kinds.adj > 3)
    return ADJECTIVE
  const isSubject =
    previous !== undefined &&
    (['noun', 'name', 'pron'].includes(previous.tag) ||
      /^(?:that|who|which)$/.test(previous.lower) ||
      (previous.tag === 'and' && /^(?:me|him|us|them)$/.test(next?.lower ?? '')))
  const isFrequency = /^(?:always|usually|often|never|also|rarely|seldom)$/.test(neighbour)
  return isFrequency && isSubject && strength > 2 && !has('ing') ? asVerb(candidate, FINITE_FIRST) : undefined
}

/** 'My grandmother lives alone': a verb, not a plural noun. */
const isAtHome = ({ token, previous, next }: Candidate) =>
  token.lower === 'lives' &&
  previous?.tag === 'noun' &&
  previous.readings.singular === undefined &&
  isPersonNoun(previous) &&
  /^(?:alone|in|near|with|here|there|next|far|at|abroad|together|by)$/.test(next?.lower ?? '')

const BY_TAG: Partial<Record<Tag, (candidate: Candidate) => Decision | undefined>> = {
  be: afterBe,
  have: afterHave,
  to: afterTo,
  modal: (candidate) => (candidate.kinds.adv < 6 ? asVerb(candidate, BASE_FIRST) : elsewhere(candidate)),
  pron: afterSubject,
  do: afterSubject,
  there: afterSubject,
  det: insideNounPhrase,
  poss: insideNounPhrase,
  adj: insideNounPhrase,
  num: insideNounPhrase,
  prep: afterPreposition,
  noun: afterNoun,
  name: afterNoun,
  word: afterNoun,
  verb: afterVerb,
}

function byPrevious(candidate: Candidate): Decision | undefined {
  const { previous } = candidate
  if (previous?.lower === 'who') return afterSubject(candidate)
  const decide = previous && BY_TAG[previous.tag]
  return decide ? decide(candidate) : elsewhere(candidate)
}

const VERBAL: ReadonlySet<Tag> = new Set<Tag>(['be', 'verb', 'prep', 'to', 'modal', 'do', 'have'])

function asIng(candidate: Candidate): Decision {
  const { tokens, at, kinds, previous, next } = candidate
  if (previous && VERBAL.has(previous.tag)) return ingBehindVerb(candidate, previous)
  if (isSaidOfPeople(previous, next)) return ['verb', 'ing']
  if (previous && ['det', 'poss', 'adj'].includes(previous.tag))
    return kinds.adj > 0 && next?.readings.kinds.noun ? ADJECTIVE : NOUN
  return kinds.noun > 3 && !clauseObject(next) && !isOnlyVerb(tokens, at, previous) ? NOUN : ['verb', 'ing']
}

/** 'People living near the river were' */
const isSaidOfPeople = (previous: Token | undefined, next: Token | undefined) =>
  previous?.tag === 'noun' &&
  (previous.readings.singular !== undefined || previous.lower === 'people') &&
  isPersonNoun(previous) &&
  closedWords.get(next?.lower ?? '') === 'prep'

function ingBehindVerb({ kinds, next }: Candidate, previous: Token): Decision {
  if (kinds.adj > 3 && (previous.tag === 'be' || describesNext(kinds, previous, next))) return ADJECTIVE
  return kinds.noun > 5 && previous.tag !== 'be' && !clauseObject(next) ? NOUN : ['verb', 'ing']
}

/** 'I am reading interesting books'. */
const describesNext = (kinds: Kinds, previous: Token, next: Token | undefined) =>
  previous.tag === 'verb' && kinds.noun < 3 && next?.tag === 'word' && next.readings.kinds.noun > 4

/** 'The children playing in the park': nothing else could be the verb. */
const isOnlyVerb = (tokens: Token[], at: number, previous: Token | undefined) =>
  previous?.tag === 'noun' && !finiteBefore(tokens, at) && !finiteFollows(tokens, at + 1)

const PERSON = /^(?:i|he|she|we|they|you)$/
/** After 'I am' these are verbs with a missing -ing: as nouns they would need an article. */
const USUAL_VERBS = oneOf(`
  study work cook help plan travel visit wait play start call walk talk drive practice exercise love hope need
  answer rest stay dance drink watch order use run move change try look live go want think teach eat read write
  sleep speak learn do make get buy sell meet join follow stop`)

function afterBe(candidate: Candidate): Decision | undefined {
  const { token, kinds, strength, has } = candidate
  if (token.readings.degree) return undefined
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

function afterHave(candidate: Candidate): Decision | undefined {
  if (isAskedWithDo(candidate)) return elsewhere(candidate)
  if (candidate.has('participle')) return ['verb', 'participle']
  if (candidate.has('past')) return ['verb', 'past']
  const { kinds, strength, has, next } = candidate
  if (has('third') && candidate.token.readings.singular !== undefined) return NOUN
  if (has('base') && strength > 3 && isDoneAfterHave(candidate.token, next)) return ['verb', 'base']
  const goesOn = /^(?:here|there|in|for|at|as|hard|together)$/.test(next?.lower ?? '')
  return goesOn && has('base') && strength >= kinds.noun && strength > 4 ? ['verb', 'base'] : elsewhere(candidate)
}

/** 'promoted to branch manager' */
const isTitle = (strength: number, next: Token | undefined) =>
  strength < 4 && next !== undefined && next.readings.person && next.readings.singular === undefined

function afterTo(candidate: Candidate): Decision | undefined {
  const { kinds, strength, has, next } = candidate
  if (kinds.adv >= 6) return elsewhere(candidate)
  if (!has('base') && (kinds.noun > 5 || kinds.adj > 5)) return undefined
  return has('base') && kinds.noun > 5 && strength < 4 && (!clauseObject(next) || isTitle(strength, next))
    ? undefined
    : asVerb(candidate, BASE_FIRST)
}

function afterSubject(candidate: Candidate): Decision | undefined {
  const { kinds, strength, previous } = candidate
  if (strength < 2 && kinds.adj > 3) return undefined
  if (kinds.adj >= 5 && strength < 4 && previous?.tag === 'pron') return undefined
  return asVerb(candidate, FINITE_FIRST)
}

function insideNounPhrase(candidate: Candidate): Decision | undefined {
  const { kinds, previous, has, strength, tokens, at, next } = candidate
  if (
    NOMINAL_ADJECTIVES.has(previous?.lower ?? '') &&
    tokens[at - 2]?.lower === 'the' &&
    has('base') &&
    strength > 3 &&
    clauseObject(next) &&
    !finiteFollows(tokens, at + 1)
  )
    return ['verb', 'base']
  const isAlone = /^(?:this|that)$/.test(previous?.lower ?? '') && has('third') && kinds.noun < 3 && strength > 5
  if (isAlone) return ['verb', 'third']
  return kinds.noun > 0 || kinds.adj > 0 ? undefined : asVerb(candidate, ['participle', 'past', 'third', 'base'])
}

const OBJECT_WORD = /^(?:the|a|an|my|your|his|her|our|their|me|him|them|us|you|it|up)$/

function afterPreposition(candidate: Candidate): Decision | undefined {
  const { kinds, strength, has, next } = candidate
  if (!has('base') || kinds.adj >= 3) return insideNounPhrase(candidate)
  const takesObject = strength > kinds.noun && strength > 3 && OBJECT_WORD.test(next?.lower ?? '')
  return kinds.noun < 2 || takesObject ? ['verb', 'base'] : insideNounPhrase(candidate)
}

function afterNoun(candidate: Candidate): Decision | undefined {
  const { tokens, at, kinds, strength, has } = candidate
  const onlyVerb = (kinds.noun === 0 && kinds.adj < 4) || (kinds.noun <= 2 && strength >= 6 && !has('base'))
  if (onlyVerb) return asVerb(candidate, FINITE_FIRST)
  if (isCountedPeople(candidate)) return NOUN
  if (isDoneByThing(candidate)) return ['verb', 'third']
  const isInside = insidePhrase(tokens, at)
  if (kinds.noun > 1 && isInside) return undefined
  if (has('base') && isBeforeVerb(candidate)) return undefined
  if (isVerbAlone(candidate.token) && !isInside) return asVerb(candidate, FINITE_FIRST)
  return byClause(candidate)
}

/** 'The museum houses a collection': a plural would not stand before an article. */
const isDoneByThing = ({ tokens, at, previous, next, has }: Candidate) =>
  has('third') &&
  !has('base') &&
  previous?.tag === 'noun' &&
  previous.readings.singular === undefined &&
  /^(?:a|an|the|its|his|her|their|our|my)$/.test(next?.lower ?? '') &&
  !finiteBefore(tokens, at) &&
  !finiteFollows(tokens, at + 1)

/** 'many university graduates': the quantity requires a plural noun. */
const isCountedPeople = ({ tokens, at, token }: Candidate) =>
  token.readings.person &&
  token.readings.singular !== undefined &&
  tokens[at - 1]?.readings.singular === undefined &&
  /^(?:many|several|some|most|all|few|two|three|four|five|ten|these|those)$/.test(tokens[at - 2]?.lower ?? '')

/** 'Climate change makes': the verb comes after this word. */
const isBeforeVerb = ({ tokens, at, kinds, token }: Candidate) =>
  kinds.noun > 3 &&
  token.lower !== 'help' &&
  (isVerbAlone(tokens[at + 1]) || isBeforeWho(tokens, at + 1) || takesObject(tokens, at + 1, kinds))

/** 'The security guard close the gate' */
const takesObject = (tokens: Token[], at: number, { noun, verb }: Kinds) =>
  noun > verb &&
  !closedWords.has(tokens[at]?.lower ?? '') &&
  (tokens[at]?.readings.verbs ?? []).some(({ form, weight }) => form === 'base' && weight > 4) &&
  OBJECT_WORD.test(tokens[at + 1]?.lower ?? '')

/** 'the tour guide, who speaks …' */
const isBeforeWho = (tokens: Token[], at: number) =>
  /^(?:who|which)$/.test(tokens[tokens[at]?.text === ',' ? at + 1 : at]?.lower ?? '')

function byClause(candidate: Candidate): Decision | undefined {
  const { tokens, at, kinds } = candidate
  if (isDescriptionAtEnd(candidate)) return undefined
  if (finiteFollows(tokens, at + 1)) return kinds.noun > 0 || kinds.adj > 0 ? undefined : ['verb', 'participle']
  if (finiteBefore(tokens, at)) return kinds.noun > 0 || kinds.adj > 3 ? undefined : asVerb(candidate, ['past', 'base'])
  return soundsFinite(candidate) ? asVerb(candidate, FINITE_FIRST) : undefined
}

/** 'because the internet slow, …': a verb would end in -s. */
const isDescriptionAtEnd = ({ kinds, has, next, previous, strength }: Candidate) =>
  has('base') &&
  kinds.adj > 3 &&
  kinds.adj >= strength &&
  previous?.tag === 'noun' &&
  previous.readings.singular === undefined &&
  /^[.,!]$/.test(next?.text ?? '.')

/** 'say', 'think', 'give': hardly ever a noun. */
const isVerbAlone = (token: Token | undefined) =>
  token !== undefined &&
  !closedWords.has(token.lower) &&
  token.lower !== 'like' &&
  token.readings.kinds.noun <= 2 &&
  token.readings.kinds.verb >= token.readings.kinds.noun + 6 &&
  token.readings.kinds.adj < 4 &&
  token.readings.verbs.some(({ form }) => form === 'base')

function soundsFinite({ strength, kinds, next }: Candidate): boolean {
  const isObject = /^(?:the|an?|my|your|his|our|their)$/.test(next?.lower ?? '')
  if (kinds.adj > 5 && kinds.adj > strength) return isObject && strength > 3
  return strength >= 4 || (strength >= 2 && clauseObject(next))
}

function afterVerb(candidate: Candidate): Decision | undefined {
  const { kinds, strength, next } = candidate
  if (kinds.noun >= 4 && !(strength > kinds.noun && clauseObject(next))) return undefined
  return kinds.adj >= 4 || kinds.adv >= 4 || strength < 3 ? undefined : asVerb(candidate, ['base', 'past', 'third'])
}

const isHelperWord = (token: Token | undefined) =>
  ['be', 'have', 'modal', 'do'].includes(closedWords.get(token?.lower ?? '') ?? '')

const FOLLOWS_IMPERATIVE = /^(?:to|on|off|up|at|in|me|for|about|with|more|not)$/

function elsewhere(candidate: Candidate): Decision | undefined {
  const { at, token, kinds, strength, has, next } = candidate
  if (at === 0 && has('third') && token.readings.singular && isHelperWord(next)) return NOUN
  if (kinds.adj > strength || kinds.adv > strength) return undefined
  const looksLikeVerb = clauseObject(next) || FOLLOWS_IMPERATIVE.test(next?.lower ?? '') || kinds.noun < strength
  if (has('base') && looksLikeVerb && (at === 0 || kinds.noun <= strength + 2)) return ['verb', 'base']
  return kinds.noun > 3 ? undefined : asVerb(candidate, ['past', 'third', 'participle', 'base'])
}

/** 'as a tour guide', 'with a sea view': after a preposition or a verb the last word is a noun. */
function insidePhrase(tokens: Token[], at: number): boolean {
  let back = at - 1
  while (back >= 0 && ['noun', 'adj', 'det', 'poss', 'num', 'name'].includes(tokens[back]?.tag ?? '')) back -= 1
  const before = tokens[back]
  if (isDoneFirst(tokens, back) && tokens[at]?.readings.verbs.some(({ form }) => form === 'third')) return false
  const isOwn = tokens.slice(back + 1, at).some(({ tag }) => tag === 'det' || tag === 'poss')
  return before !== undefined && isOwn && !tellsClause(tokens, back) && hangsOn(before, tokens[at + 1])
}

/** 'Learning a language helps us': the phrase is part of a subject that begins with -ing. */
const isDoneFirst = (tokens: Token[], at: number) =>
  tokens[at]?.form === 'ing' && (at === 0 || ['punct', 'sub'].includes(tokens[at - 1]?.tag ?? ''))

function hangsOn(before: Token, after: Token | undefined): boolean {
  if (before.tag === 'verb' || before.tag === 'have' || /^(?:as|than|or)$/.test(before.lower)) return true
  return before.tag === 'prep' && (after === undefined || /^[.,;!?]$/.test(after.text))
}
