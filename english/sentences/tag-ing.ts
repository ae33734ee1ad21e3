import { closedWords, type Tag } from '../words/closed-words.ts'
import type { Kinds } from '../words/kinds.ts'
import { isPersonNoun } from '../words/people.ts'
import { finiteBefore, finiteFollows } from './finite.ts'
import { clauseObject, type Decision } from './tagging.ts'
import type { Token } from './tokens.ts'
import { ADJECTIVE, type Candidate, NOUN } from './verb-candidate.ts'

const VERBAL: ReadonlySet<Tag> = new Set<Tag>(['be', 'verb', 'prep', 'to', 'modal', 'do', 'have'])

const SUBJECT = /^(?:i|he|she|we|they)$/

/** A word in -ing: a verb, a noun or an adjective. */
export function asIng(candidate: Candidate): Decision {
  const { tokens, at, kinds, previous, next } = candidate
  if (previous && VERBAL.has(previous.tag)) return ingBehindVerb(candidate, previous)
  if (isSaidOfPeople(previous, next) || SUBJECT.test(previous?.lower ?? '')) return ['verb', 'ing']
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
