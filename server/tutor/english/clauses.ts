import { FREQUENCY_ADVERBS } from './closed-words.ts'
import { type NounPhrase, nounPhrase, plainNounPhrase } from './noun-phrases.ts'
import type { Token } from './tokens.ts'

export interface Clause {
  /** What opens it: a subordinator, 'and', a comma, or nothing at the start. */
  opener: Token | undefined
  subject: NounPhrase
  /** The first word of the predicate, behind adverbs; may be one after the last token. */
  predicate: number
  /** Adverbs between subject and predicate begin here. */
  adverbs: number
  /** Where the next clause begins, or the end. */
  end: number
}

const TIME_NOUNS =
  /^(?:day|days|week|weeks|weekend|weekends|month|months|year|years|morning|mornings|afternoon|evening|night|time|sunday|monday|tuesday|wednesday|thursday|friday|saturday|hour|hours|minute|minutes|semester|holiday|summer|winter|spring|century|decade|ramadan|eid|lebaran|christmas|season|quarter|january|february|march|april|may|june|july|august|september|october|november|december)$/

export function findClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  for (const start of clauseStarts(tokens)) {
    const clause = readClause(tokens, start)
    if (clause) clauses.push(clause)
  }
  return clauses
}

function* clauseStarts(tokens: readonly Token[]): Generator<number> {
  yield 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (isBoundary(token) || opensSaid(tokens, at)) yield at + 1
    else if (token.lower === 'whose' && at > 0) yield at
  }
}

/** Behind 'I think', 'he said', 'I am sure' a clause may begin without 'that'. */
function opensSaid(tokens: readonly Token[], at: number): boolean {
  const { tag, lower } = tokens[at] as Token
  if (tag !== 'verb') return lower === 'sure' && opensThought(tokens, at)
  if (!/^(?:think|thinks|thought|know|knows|knew|hope|hopes|believe|believes|said|says|feel|guess|wish)$/.test(lower))
    return false
  const next = tokens[at + 1]?.lower ?? ''
  if (/^(?:i|he|she|we|they|you|it)$/.test(next)) return true
  const isThought = /^(?:think|thinks|thought|hope|hopes|guess)$/.test(lower)
  return (
    (isThought && /^(?:the|this|that|these|those|my|your|his|her|our|their)$/.test(next)) || opensThought(tokens, at)
  )
}

/** 'I think public transport is', 'She believes Indonesia can': a subject with its verb behind a verb of thinking. */
function opensThought(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:think|thinks|thought|hope|hopes|guess|believe|believes|said|says|sure)$/.test(tokens[at]?.lower ?? ''))
    return false
  if (!['noun', 'adj', 'name', 'num', 'det', 'poss', 'verb'].includes(tokens[at + 1]?.tag ?? '')) return false
  const subject = nounPhrase(tokens, at + 1)
  const next = subject && tokens[subject.end]
  return (
    next !== undefined &&
    (/^(?:be|have|modal|do|verb|not|adv|adj)$/.test(next.tag) || /^(?:much|more|less|as|enough)$/.test(next.lower))
  )
}

export const isBoundary = (token: Token) =>
  token.tag === 'sub' ||
  token.tag === 'and' ||
  token.tag === 'wh' ||
  (token.tag === 'punct' && /^[,;:."“”.!?-]$/.test(token.text))

function readClause(tokens: readonly Token[], start: number): Clause | undefined {
  const opener = tokens[start - 1]
  const at = afterIntroduction(tokens, start)
  const relative = opener && /^(?:who|which|that)$/.test(opener.lower) ? relativeSubject(tokens, start) : undefined
  const subject = relative ?? askedSubject(tokens, at, opener) ?? nounPhrase(tokens, at)
  if (!subject) return undefined
  const next = tokens[subject.end]
  if (next && (next.tag === 'wh' || (next.tag === 'sub' && next.lower === 'that'))) return undefined
  if (
    opener?.tag === 'wh' &&
    (tokens[at]?.tag === 'noun' || tokens[at]?.tag === 'adj' || /^(?:much|many)$/.test(tokens[at]?.lower ?? '')) &&
    next &&
    ['be', 'do', 'have', 'modal'].includes(next.tag) &&
    plainNounPhrase(tokens, subject.end + 1) &&
    next.lower !== 'is'
  )
    return undefined
  let predicate = subject.end
  while (isMiddleAdverb(tokens[predicate])) predicate += 1
  return { opener, subject, adverbs: subject.end, predicate, end: clauseEnd(tokens, predicate) }
}

/** 'what time the shop closes', 'which bus we take': over the noun of the question word. */
function askedSubject(tokens: readonly Token[], at: number, opener: Token | undefined): NounPhrase | undefined {
  if (!opener || !/^(?:what|which|how)$/.test(opener.lower) || tokens[at]?.tag !== 'noun') return undefined
  const asked = plainNounPhrase(tokens, at)
  const next = asked && tokens[asked.end]
  return next && ['det', 'poss', 'pron', 'name'].includes(next.tag) ? nounPhrase(tokens, asked.end) : undefined
}

/** 'the man who works': the verb agrees with what stands before 'who'. */
function relativeSubject(tokens: readonly Token[], start: number): NounPhrase | undefined {
  let verbAt = start
  while (isMiddleAdverb(tokens[verbAt]) || tokens[verbAt]?.tag === 'not') verbAt += 1
  const verb = tokens[verbAt]
  if (!verb || !['verb', 'be', 'have', 'do', 'modal'].includes(verb.tag)) return undefined
  const comma = tokens[start - 2]?.text === ',' ? 1 : 0
  const antecedent = tokens[start - 2 - comma]
  if (!antecedent || (antecedent.tag !== 'noun' && antecedent.tag !== 'pron')) return undefined
  let first = start - 2 - comma
  while (first > 0 && ['det', 'poss', 'adj', 'num'].includes(tokens[first - 1]?.tag ?? '')) first -= 1
  const phrase = plainNounPhrase(tokens, first)
  return phrase ? { ...phrase, end: start, agreement: antecedentAgreement(tokens, first, phrase) } : undefined
}

/** 'people in the village who …': behind a preposition either noun may be meant. */
function antecedentAgreement(tokens: readonly Token[], first: number, phrase: NounPhrase): NounPhrase['agreement'] {
  const link = tokens[first - 1]
  if (link?.lower === 'of') return 'unknown'
  const outer = link?.tag === 'prep' ? tokens[first - 2] : undefined
  if (outer?.tag !== 'noun') return phrase.agreement
  return (outer.readings.singular === undefined) === (phrase.agreement === 'one') ? phrase.agreement : 'unknown'
}

const isMiddleAdverb = (token: Token | undefined) =>
  token !== undefined &&
  ((token.tag === 'adv' && (FREQUENCY_ADVERBS.has(token.lower) || /ly$/.test(token.lower))) ||
    token.lower === 'never' ||
    token.lower === 'also')

function clauseEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.tag === 'punct' && /^[,;:.!?]$/.test(token.text)) return at
    const opens =
      (token.tag === 'sub' || token.tag === 'wh') &&
      tokens[at + 1]?.lower !== 'of' &&
      (token.lower !== 'as' || joinsClause(tokens, at))
    if (at > from && (opens || (token.tag === 'and' && joinsClause(tokens, at)))) return at
  }
  return tokens.length
}

/** 'and my father came', not 'jeans and a white shirt'. */
function joinsClause(tokens: readonly Token[], and: number): boolean {
  const first = tokens[and + 1]
  if (!first || !/^(?:pron|poss|name|det)$/.test(first.tag)) return false
  if (first.tag === 'pron') return true
  const phrase = nounPhrase(tokens, and + 1)
  return phrase !== undefined && !['punct', 'prep', 'to', undefined].includes(tokens[phrase.end]?.tag)
}

function afterIntroduction(tokens: readonly Token[], start: number): number {
  let at = start
  for (;;) {
    const next = afterOneIntroduction(tokens, at)
    if (next === at) return at
    at = tokens[next]?.text === ',' ? next + 1 : next
  }
}

function afterOneIntroduction(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (!token) return at
  if (token.tag === 'adv' && token.lower !== 'there') return at + 1
  if (token.lower === 'right' && tokens[at + 1]?.lower === 'now') return at + 2
  if (/^["“'(]$/.test(token.text)) return at + 1
  const time = afterTimePhrase(tokens, at)
  if (time > at) return time
  if (token.tag !== 'prep') return at
  if (tokens[at + 1]?.tag === 'num' && /^(?:19|20)\d\d$/.test(tokens[at + 1]?.lower ?? '')) return at + 2
  const inner = nounPhrase(tokens, at + 1)
  return inner && hasSubjectAt(tokens, inner.end) ? inner.end : at
}

function hasSubjectAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[tokens[at]?.text === ',' ? at + 1 : at]
  return (
    token !== undefined && ['pron', 'poss', 'det', 'name', 'noun', 'there', 'adj', 'adv', 'num'].includes(token.tag)
  )
}

/** 'every morning', 'last week', 'two years ago', 'this afternoon'. */
export function afterTimePhrase(tokens: readonly Token[], at: number): number {
  const first = tokens[at]
  if (!first) return at
  if (first.tag === 'num' && TIME_NOUNS.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.lower === 'ago')
    return at + 3
  if (!/^(?:every|last|next|this|one|each|all)$/.test(first.lower) || !TIME_NOUNS.test(tokens[at + 1]?.lower ?? ''))
    return at
  const verb = tokens[at + 2]
  return verb && ['be', 'verb', 'have', 'modal'].includes(verb.tag) && first.lower !== 'every' ? at : at + 2
}
