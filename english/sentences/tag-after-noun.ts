import { closedWords } from '../words/closed-words.ts'
import type { Kinds } from '../words/kinds.ts'
import { namedLists } from '../words/named-lists.ts'
import { oneOf } from '../words/one-of.ts'
import { WHO_OR_WHICH } from '../words/word-sets.ts'
import { finiteBefore, finiteFollows, tellsClause } from './finite.ts'
import { clauseObject, type Decision } from './tagging.ts'
import type { Token } from './tokens.ts'
import { asVerb, type Candidate, FINITE_FIRST, NOUN, OBJECT_WORD } from './verb-candidate.ts'

/** Behind a noun: its verb, or the next noun. */
export function afterNoun(candidate: Candidate): Decision | undefined {
  const { tokens, at, kinds, strength, has } = candidate
  const onlyVerb = (kinds.noun === 0 && kinds.adj < 4) || (kinds.noun <= 2 && strength >= 6 && !has('base'))
  if (onlyVerb && !isManyBeforeVerb(candidate)) return asVerb(candidate, FINITE_FIRST)
  if ([isCompound, isNamedThing, isOfContactClause, isCountedPeople].some((isNoun) => isNoun(candidate))) return NOUN
  if (isDoneByThing(candidate) || isSaidInClause(candidate) || isDoneByPerson(candidate)) return ['verb', 'third']
  if (isThoughtByPerson(candidate)) return ['verb', 'past']
  const isInside = insidePhrase(tokens, at)
  if (kinds.noun > 1 && isInside) return undefined
  if (has('base') && isBeforeVerb(candidate)) return undefined
  if (isVerbAlone(candidate.token) && !isInside) return asVerb(candidate, FINITE_FIRST)
  return byClause(candidate)
}

const isPair = namedLists('noun-compounds.tsv')

/** 'health care', 'child support': one noun of two words. */
const isCompound = ({ token, previous, has }: Candidate) => has('base') && isPair(token.lower, previous?.lower ?? '')

/** 'reading scores are' */
const isManyBeforeVerb = ({ kinds, token, next }: Candidate) =>
  kinds.noun > 1 &&
  token.readings.singular !== undefined &&
  ['be', 'have', 'modal', 'do'].includes(closedWords.get(next?.lower ?? '') ?? '')

/** 'an IP address', 'or Internet access': behind a name that has a determiner, the noun it is part of. */
function isNamedThing({ tokens, at, previous, kinds, has, next }: Candidate): boolean {
  if (previous?.tag !== 'name' || !has('base') || kinds.noun < 3 || OBJECT_WORD.test(next?.lower ?? '')) return false
  let back = at - 1
  while (tokens[back]?.tag === 'name') back -= 1
  const before = tokens[back]
  return before?.lower === 'or' || ['det', 'poss', 'prep', 'adj'].includes(before?.tag ?? '')
}

/** 'The recovery plan we passed is': what somebody did belongs to the noun. */
const isOfContactClause = ({ kinds, has, previous, next }: Candidate) =>
  has('base') &&
  kinds.noun > 3 &&
  previous?.tag === 'noun' &&
  !previous.readings.person &&
  WE_OR_THEY.test(next?.lower ?? '')

const WE_OR_THEY = /^(?:i|we|they|he|she)$/

/** 'The museum houses a collection': a plural would not stand before an article. */
const isDoneByThing = ({ tokens, at, previous, next, has }: Candidate) =>
  has('third') &&
  !has('base') &&
  previous?.tag === 'noun' &&
  previous.readings.singular === undefined &&
  /^(?:a|an|the|its|his|her|their|our|my|one|two|three|many|several|some|most|more|over|not|mainly|largely|mostly|partly)$/.test(
    next?.lower ?? '',
  ) &&
  !finiteBefore(tokens, at) &&
  !finiteFollows(tokens, at + 1)

const isOnePerson = (tokens: readonly Token[], at: number) =>
  tokens[at]?.readings.person === true &&
  tokens[at]?.readings.singular === undefined &&
  ['det', 'poss'].includes(tokens[at - 1]?.tag ?? '')

/** 'My roommate snores in three languages': the only verb. */
const isDoneByPerson = ({ tokens, at, has, previous, next }: Candidate) =>
  has('third') &&
  !has('base') &&
  previous === tokens[at - 1] &&
  isOnePerson(tokens, at - 1) &&
  next !== undefined &&
  (closedWords.get(next.lower) === 'prep' || next.readings.kinds.adv > 3) &&
  !finiteBefore(tokens, at) &&
  !finiteFollows(tokens, at + 1)

/** 'My husband thought it was late' */
const isThoughtByPerson = ({ tokens, at, token, next }: Candidate) =>
  token.lower === 'thought' && isOnePerson(tokens, at - 1) && closedWords.get(next?.lower ?? '') === 'pron'

/** 'The street where he lives is', 'Whether the method works is': a clause that is a noun, and the verb behind it. */
function isSaidInClause({ tokens, at, has, strength, previous }: Candidate): boolean {
  if (!has('third') || has('base') || strength < 5 || previous?.readings.singular !== undefined) return false
  let back = at - 1
  while (['noun', 'adj', 'det', 'poss', 'num', 'name'].includes(tokens[back]?.tag ?? '')) back -= 1
  return OPENS_NOUN_CLAUSE.test(tokens[back]?.lower ?? '') && finiteFollows(tokens, at + 1)
}

const OPENS_NOUN_CLAUSE = oneOf('where whether what how why')

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
  WHO_OR_WHICH.test(tokens[tokens[at]?.text === ',' ? at + 1 : at]?.lower ?? '')

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
