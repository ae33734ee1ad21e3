import { FREQUENCY_ADVERBS } from '../words/closed-words.ts'
import { oneOf } from '../words/one-of.ts'
import { isPersonNoun } from '../words/people.ts'
import { AND_OR_OR, BE_OF_MANY, MUCH_OR_MANY, RELATIVE_WORDS } from '../words/word-sets.ts'
import { afterIntroduction, TIME_NOUNS } from './introductions.ts'
import { mainVerb } from './main-verb.ts'
import type { NounPhrase } from './noun-phrase.ts'
import { nounPhrase, plainNounPhrase } from './noun-phrases.ts'
import type { Token } from './tokens.ts'

export interface Clause {
  /** What opens it: a subordinator, 'and', a comma, or nothing at the start. */
  opener: Token | undefined
  subject: NounPhrase
  /** The first word of the predicate, after adverbs; may be one past the last token. */
  predicate: number
  /** Adverbs between subject and predicate begin here. */
  adverbs: number
  /** Where the next clause begins, or the end. */
  end: number
}

export function findClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  for (const start of clauseStarts(tokens)) {
    const clause = readClause(tokens, start)
    const last = clauses.at(-1)
    const isSame = last && last.predicate === clause?.predicate && last.subject.start === clause.subject.start
    if (clause && !isSame) clauses.push(clause)
  }
  return clauses
}

function* clauseStarts(tokens: readonly Token[]): Generator<number> {
  yield 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.lower === 'and' && tokens[at - 1]?.lower === tokens[at + 1]?.lower) continue
    if (isBoundary(token) || opensToldClause(tokens, at) || isBeforeSubject(tokens, at)) yield at + 1
    else if ((token.lower === 'whose' && at > 0) || opensContactClause(tokens, at)) yield at
  }
}

const SAID_FIRST = oneOf('sorry ok okay yes no yeah hey hi hello btw haha wow thanks sir miss bro sis mom dad')

/** 'sorry i not understand' */
const isBeforeSubject = (tokens: readonly Token[], at: number) =>
  at < 2 && SAID_FIRST.test(tokens[at]?.lower ?? '') && /^(?:i|we|he|she|they)$/.test(tokens[at + 1]?.lower ?? '')

const SUBJECT = /^(?:i|he|she|we|they|you|it)$/

const OPENS_CONTACT = oneOf('he i she they we you people everyone everybody')

/** 'the order I made', 'the way people talk': a clause that belongs to the noun begins without 'that'. */
function opensContactClause(tokens: readonly Token[], at: number): boolean {
  const noun = tokens[at - 1]
  if (noun?.lower === 'time' && tokens[at - 2]?.lower === 'last') return tokens[at + 1]?.tag === 'verb'
  return (
    at > 1 &&
    noun?.tag === 'noun' &&
    !TIME_NOUNS.test(noun.lower) &&
    OPENS_CONTACT.test(tokens[at]?.lower ?? '') &&
    tokens[at + 1]?.tag === 'verb' &&
    (tokens.slice(0, at - 1).some(({ tag }) => FINITE.has(tag) || tag === 'verb') || isBeforeMain(tokens, at + 2))
  )
}

/** 'the invoice you sent us last week does not match': the verb of the whole stands behind. */
function isBeforeMain(tokens: readonly Token[], from: number): boolean {
  const at = tokens.findIndex(
    ({ tag }, index) => index >= from && (FINITE.has(tag) || isBoundary(tokens[index] as Token)),
  )
  return FINITE.has(tokens[at]?.tag ?? '')
}

const OWN_NOUN = /^(?:the|this|that|these|those|my|your|his|her|our|their)$/
const SURE = /^(?:sure|afraid|certain|glad|confident)$/
const TELLING = oneOf(`
  think thinks thought know knows knew hope hopes believe believes said says say feel feels felt guess wish
  promise promised mean means realize realized realise realised noticed heard`)
const THINKING = /^(?:think|thinks|thought|hope|hopes|guess|believe|believes)$/

/** 'I think the price …', 'I hope Indonesia …', 'I am sure she …': a clause begins after this word. */
function opensToldClause(tokens: readonly Token[], at: number): boolean {
  const { tag, lower } = tokens[at] as Token
  if (!(tag === 'adj' && SURE.test(lower)) && !(tag === 'verb' && TELLING.test(lower))) return false
  const next = tokens[at + 1]?.lower ?? ''
  if (tokens[at + 1]?.tag === 'sub') return false
  if (SUBJECT.test(next)) return true
  return ((THINKING.test(lower) || SURE.test(lower)) && OWN_NOUN.test(next)) || opensThought(tokens, at)
}

/** 'I think public transport is', 'She believes Indonesia can': a subject and verb after a verb of thinking. */
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
  if (opener?.lower === 'as' && tokens[start - 2]?.lower === 'well') return undefined
  const at = afterIntroduction(tokens, start)
  const relative = opener && RELATIVE_WORDS.test(opener.lower) ? relativeSubject(tokens, start) : undefined
  const subject = relative ?? askedSubject(tokens, at, opener) ?? nounPhrase(tokens, at)
  if (!subject) return undefined
  const isPlain = !relative && opener?.tag !== 'wh' && tokens[at]?.lower !== 'whose'
  const main = isPlain ? mainVerb(tokens, subject) : undefined
  if (main === undefined && (opensRelative(tokens[subject.end]) || isAskedObject(tokens, opener, at, subject)))
    return undefined
  const adverbs = main ?? afterAside(tokens, subject.end)
  let predicate = adverbs
  while (isMiddleAdverb(tokens[predicate])) predicate += 1
  return { opener, subject, adverbs, predicate, end: clauseEnd(tokens, predicate) }
}

const opensRelative = (token: Token | undefined) =>
  token?.tag === 'wh' || (token?.tag === 'sub' && token.lower === 'that')

/** 'how many books do you have': the noun is no subject. */
function isAskedObject(tokens: readonly Token[], opener: Token | undefined, at: number, { end }: NounPhrase): boolean {
  const next = tokens[end]
  const isNoun = ['noun', 'adj'].includes(tokens[at]?.tag ?? '') || MUCH_OR_MANY.test(tokens[at]?.lower ?? '')
  if (opener?.tag !== 'wh' || !isNoun || !next || next.lower === 'is') return false
  return FINITE.has(next.tag) && plainNounPhrase(tokens, end + 1) !== undefined
}

const LONGEST_ASIDE = 14

/** 'My uncle, who lives in Medan, is a doctor': the predicate stands behind the second comma. */
function afterAside(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== ',' || !/^(?:who|which|whose|where)$/.test(tokens[at + 1]?.lower ?? '')) return at
  const close = tokens.findIndex(({ text }, index) => index > at + 1 && text === ',')
  const next = tokens[close + 1]
  const isVerb = next !== undefined && (FINITE.has(next.tag) || next.tag === 'verb' || isMiddleAdverb(next))
  return close > 0 && close - at <= LONGEST_ASIDE && isVerb ? close + 1 : at
}

const FINITE: ReadonlySet<string> = new Set(['be', 'have', 'do', 'modal'])

/** 'what time the shop closes', 'which bus we take': skips the noun of the question word. */
function askedSubject(tokens: readonly Token[], at: number, opener: Token | undefined): NounPhrase | undefined {
  if (!opener || !/^(?:what|which|how)$/.test(opener.lower) || tokens[at]?.tag !== 'noun') return undefined
  const asked = plainNounPhrase(tokens, at)
  const next = asked && tokens[asked.end]
  return next && ['det', 'poss', 'pron', 'name'].includes(next.tag) ? nounPhrase(tokens, asked.end) : undefined
}

/** 'the man who works': the verb agrees with the noun before 'who'. */
function relativeSubject(tokens: readonly Token[], start: number): NounPhrase | undefined {
  let verbAt = start
  while (isMiddleAdverb(tokens[verbAt]) || tokens[verbAt]?.tag === 'not') verbAt += 1
  const verb = tokens[verbAt]
  if (!verb || !['verb', 'be', 'have', 'do', 'modal'].includes(verb.tag) || verb.form === 'ing') return undefined
  const comma = tokens[start - 2]?.text === ',' ? 1 : 0
  let first = beforeNames(tokens, start - 2 - comma)
  if (isOnlyOne(tokens, first)) return { start: first, end: start, head: first, agreement: 'one' }
  if (!['noun', 'pron'].includes(tokens[first]?.tag ?? '')) return undefined
  while (first > 0 && ['det', 'poss', 'adj', 'num'].includes(tokens[first - 1]?.tag ?? '')) first -= 1
  const phrase = plainNounPhrase(tokens, first)
  if (!phrase) return undefined
  // ', which surprised us': the whole clause may be meant.
  const agreement =
    comma === 1 && tokens[start - 1]?.lower !== 'who' ? 'unknown' : antecedentAgreement(tokens, first, phrase)
  return { ...phrase, end: start, agreement }
}

/** 'the only one who' */
const isOnlyOne = (tokens: readonly Token[], at: number) =>
  tokens[at]?.lower === 'one' && tokens[at - 1]?.lower === 'only' && tokens[at - 2]?.lower === 'the'

/** 'an uncle from Germany who': over the name to the noun. */
const beforeNames = (tokens: readonly Token[], at: number) =>
  tokens[at]?.tag === 'name' && tokens[at - 1]?.tag === 'prep' ? at - 2 : at

/** 'people in the village who …', 'the gifts sent to a friend that …': either noun may be meant; 'tea and milk that'. */
function antecedentAgreement(tokens: readonly Token[], first: number, phrase: NounPhrase): NounPhrase['agreement'] {
  const link = tokens[first - 1]
  if (tokens[phrase.head]?.lower === 'staff' && tokens[phrase.end]?.lower === 'who') return 'many'
  // 'some in our country who argue'
  const isPlace = tokens[phrase.end]?.lower === 'who' && !isPersonNoun(tokens[phrase.head])
  if (isPlace && ['prep', 'adv'].includes(link?.tag ?? '') && link?.lower !== 'of') return 'unknown'
  if (AND_OR_OR.test(link?.lower ?? '')) return 'unknown'
  if (link?.lower === 'of' && !['noun', 'verb'].includes(tokens[first - 2]?.tag ?? '')) return 'unknown'
  const others = tokens.slice(antecedentStart(tokens, first - 1), first)
  const isOther = ({ tag, readings, lower }: Token) =>
    ['noun', 'name'].includes(tag) && isMany(lower, readings.singular) !== (phrase.agreement === 'many')
  return others.some(isOther) || isOneOfMany(tokens, first - 1, phrase) ? 'unknown' : phrase.agreement
}

const isMany = (word: string, singular: string | undefined) => singular !== undefined || word === 'people'

/** Back over prepositions and participles to where the noun phrase begins. */
function antecedentStart(tokens: readonly Token[], from: number): number {
  let at = from
  while (at >= 0 && (PHRASE_TAGS.has(tokens[at]?.tag ?? '') || isParticipleBehind(tokens, at))) at -= 1
  return at + 1
}
const PHRASE_TAGS: ReadonlySet<string> = new Set(['noun', 'name', 'adj', 'det', 'poss', 'num', 'prep', 'to'])
const isParticipleBehind = (tokens: readonly Token[], at: number) =>
  tokens[at]?.readings.verbs.some(({ form }) => form === 'participle') === true &&
  ['prep', 'to'].includes(tokens[at + 1]?.tag ?? '')

/** 'Elves are a race that are proud' */
const isOneOfMany = (tokens: readonly Token[], at: number, { agreement }: NounPhrase) =>
  agreement === 'one' && BE_OF_MANY.test(tokens[at]?.lower ?? '')

const isMiddleAdverb = (token: Token | undefined) =>
  token !== undefined &&
  ((token.tag === 'adv' && (FREQUENCY_ADVERBS.has(token.lower) || /ly$/.test(token.lower))) ||
    /^(?:never|nowadays)$/.test(token.lower) ||
    token.lower === 'also' ||
    (token.tag === 'adv' && token.lower === 'first'))

function clauseEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.tag === 'punct' && /^[,;:.!?]$/.test(token.text)) return at
    const opens =
      (token.tag === 'sub' || token.tag === 'wh') &&
      tokens[at + 1]?.lower !== 'of' &&
      (token.lower !== 'as' || joinsClause(tokens, at))
    const isOther = opens || (token.tag === 'and' && joinsClause(tokens, at)) || opensContactClause(tokens, at)
    if (at > from && isOther) return at
  }
  return tokens.length
}

/** 'and my father came', not 'jeans and a white shirt'. */
function joinsClause(tokens: readonly Token[], and: number): boolean {
  const first = tokens[and + 1]
  if (!first || !/^(?:pron|poss|name|det)$/.test(first.tag)) return false
  if (first.tag === 'pron') return true
  const phrase = nounPhrase(tokens, and + 1)
  if (!phrase) return false
  let next = phrase.end
  // 'three shirts and a pair of trousers at the mall yesterday'
  while (tokens[next]?.tag === 'adv') next += 1
  return !['punct', 'prep', 'to', undefined].includes(tokens[next]?.tag)
}
