import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { ingForm } from '../../words/verbs.ts'
import { DEGREE_OF_MORE, IT_OR_YOU, THE_OR_THIS, THIS_OR_THAT } from '../../words/word-sets.ts'
import type { Reason } from '../reason.ts'
import {
  changeWord,
  type Edit,
  insertBefore,
  lowerAt,
  type Rule,
  removeTokens,
  replaceTokens,
  type Sentence,
} from '../sentence.ts'
import { baseOf } from '../verb-words.ts'
import { type Complement, complementAt } from './complement.ts'
import { type Government, governmentOf, type HeadKind, type Link, rightLink } from './rows.ts'

const REASONS: Record<HeadKind, Reason> = {
  verb: 'preposition-verb',
  object: 'preposition-verb',
  passive: 'preposition-verb',
  adjective: 'preposition-adjective',
  noun: 'preposition-noun',
  word: 'preposition-noun',
  before: 'preposition-place',
}

/** 'depend of', 'listen me', 'discuss about', 'full with dust': what a word takes is in data/government.tsv. */
export const government: Rule = {
  id: 'government',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      rowsAt(token).flatMap((row) => (isHead(sentence, row, at) ? (editAt(sentence, row, at) ?? []) : [])),
    ),
}

const VERBAL: ReadonlySet<HeadKind> = new Set(['verb', 'object', 'passive'])

/** The rows of a word as the verb, noun, adjective or other word that it may be. */
function rowsAt(token: Token): Government[] {
  if (token.tag === 'punct') return []
  const asWord = governmentOf(token.lower).filter(({ kind }) => kind === 'word')
  if (asWord.length > 0) return asWord
  const asVerb = token.readings.verbs.length > 0 ? governmentOf(baseOf(token, token.form)) : []
  const asNoun = governmentOf(token.readings.singular ?? token.lower)
  return [
    ...asVerb.filter(({ kind }) => VERBAL.has(kind)),
    ...asNoun.filter(({ kind }) => kind === 'noun'),
    ...governmentOf(token.lower).filter(({ kind }) => kind === 'adjective'),
  ]
}

const before = ({ tokens }: Sentence, at: number): Token | undefined => {
  let back = at - 1
  while (['adv', 'not'].includes(tokens[back]?.tag ?? '') || DEGREE_OF_MORE.test(tokens[back]?.lower ?? '')) back -= 1
  return tokens[back]
}

const NOMINAL: ReadonlySet<string> = new Set(['det', 'poss', 'adj', 'prep', 'num'])

function isHead(sentence: Sentence, { kind, rest }: Government, at: number): boolean {
  const token = sentence.tokens[at] as Token
  if (!rest.every((word, index) => lowerAt(sentence, at + 1 + index) === word)) return false
  const previous = before(sentence, at)
  if (kind === 'word') return true
  if (kind === 'noun')
    return (
      token.tag === 'noun' || (token.readings.kinds.noun > 3 && ['have', 'det', 'poss'].includes(previous?.tag ?? ''))
    )
  if (kind === 'adjective') return token.tag !== 'noun' && !['det', 'poss', 'adj', 'num'].includes(previous?.tag ?? '')
  if (kind === 'passive')
    return previous?.tag === 'be' && token.readings.verbs.some(({ form }) => form === 'participle')
  return isVerb(token, previous)
}

const isVerb = (token: Token, previous: Token | undefined) =>
  token.tag === 'verb'
    ? !(NOMINAL.has(previous?.tag ?? '') && token.readings.kinds.noun > 0 && token.form !== 'ing')
    : token.tag === 'noun' &&
      ['modal', 'to', 'pron', 'do'].includes(previous?.tag ?? '') &&
      token.readings.kinds.verb > 0

function editAt(sentence: Sentence, row: Government, at: number): Edit | undefined {
  const from = linkAt(sentence, row, at)
  if (from === undefined) return undefined
  return (
    wrongLink(sentence, row, at, row.takes[0]?.word === '-' ? from : overAdverbs(sentence, from)) ??
    (isNoObject(sentence, from) ? undefined : leftOut(sentence, row, from)) ??
    doneInstead(sentence, row, at, from)
  )
}

/** Behind the head; behind its object, if it has one. */
function linkAt({ tokens }: Sentence, { kind, rest }: Government, at: number): number | undefined {
  const behind = at + 1 + rest.length
  if (kind !== 'object' || isPassive(tokens, at)) return behind
  const end = objectEnd(tokens, behind)
  // 'welcome you and your family in'
  const joined = tokens[end ?? -1]?.lower === 'and' ? plainNounPhrase(tokens, (end ?? 0) + 1) : undefined
  return joined?.end ?? end
}

function objectEnd(tokens: readonly Token[], behind: number): number | undefined {
  // 'spend almost all my money'
  const from = tokens[behind]?.tag === 'adv' ? behind + 1 : behind
  const object = tokens[from]
  const isAlone = object?.tag === 'obj' || IT_OR_YOU.test(object?.lower ?? '')
  const mayBeAlone = object?.lower === 'her' || THIS_OR_THAT.test(object?.lower ?? '')
  if (isAlone || (mayBeAlone && !['noun', 'adj'].includes(tokens[from + 1]?.tag ?? ''))) return from + 1
  const phrase = plainNounPhrase(tokens, from)
  const isAmount = phrase && AMOUNTS.test(tokens[phrase.head]?.lower ?? '') && tokens[phrase.end]?.lower === 'of'
  return isAmount ? plainNounPhrase(tokens, phrase.end + 1)?.end : phrase?.end
}

const AMOUNTS = oneOf('lot lots couple piece bit cup glass kind number part most all some')

const isPassive = (tokens: readonly Token[], at: number) =>
  tokens[at]?.readings.verbs.some(({ form }) => form === 'participle') === true &&
  tokens.slice(Math.max(0, at - 2), at).some(({ tag }) => tag === 'be')

const DEGREES = oneOf('very so much more mainly mostly only too entirely also')

/** 'depends mainly of', 'thank you so much of' */
function overAdverbs({ tokens }: Sentence, at: number): number {
  let next = at
  while (
    DEGREES.test(tokens[next]?.lower ?? '') ||
    (tokens[next]?.tag === 'adv' && /ly$/.test(tokens[next]?.lower ?? ''))
  )
    next += 1
  return next
}

function wrongLink(sentence: Sentence, row: Government, at: number, linkedAt: number): Edit | undefined {
  const link = sentence.tokens[linkedAt]
  const wrong = row.wrong.filter(({ word }) => word === link?.lower)
  if (isInsideObject(sentence, row, at, linkedAt) || opensPhrase(sentence, linkedAt)) return undefined
  if (!link || wrong.length === 0) return undefined
  const complement = complementAt(sentence, linkedAt + 1)
  const right = rightLink(row, complement)
  if (right === undefined || right === link.lower || !wrong.some((one) => fits(sentence, row, one, complement, at)))
    return undefined
  if (!isMeant(row, complement)) return undefined
  if (right !== '-') return changeWord(sentence, linkedAt, right, REASONS[row.kind])
  return isPassive(sentence.tokens, at) || complement.kinds.has('end')
    ? undefined
    : removeTokens(sentence, linkedAt, linkedAt + 1, 'preposition-none')
}

/** 'I am replying on behalf of her': the link belongs to a phrase of its own. */
const opensPhrase = (sentence: Sentence, at: number) =>
  governmentOf(lowerAt(sentence, at)).some(
    ({ kind, rest }) =>
      kind === 'word' && rest.length > 0 && rest.every((word, index) => lowerAt(sentence, at + 1 + index) === word),
  )

/** A pronoun or a name, to which no 'of' belongs. */
const isAlone = (token: Token | undefined) =>
  token?.tag === 'obj' || token?.tag === 'name' || IT_OR_YOU.test(token?.lower ?? '')

/** 'admire the fit of her coat', 'protect the victims of crime' */
const isInsideObject = ({ tokens }: Sentence, { kind }: Government, at: number, linkedAt: number) =>
  kind === 'object' && tokens[linkedAt]?.lower === 'of' && linkedAt > at + 1 && !isAlone(tokens[linkedAt - 1])

const isMeant = ({ only, unless }: Government, { head }: Complement): boolean =>
  (only.size === 0 || only.has(head)) && !unless.has(head)

const OF_PLACES = oneOf('in on at by from to under over around')

/** Whether this link is wrong before this complement. */
function fits(
  sentence: Sentence,
  { only }: Government,
  { word, kinds, isAnywhere }: Link,
  complement: Complement,
  at: number,
): boolean {
  const has = (...some: Parameters<typeof complement.kinds.has>[0][]) => some.some((kind) => complement.kinds.has(kind))
  if (has('base') && word === 'to') return false
  if (has('end')) return kinds.length === 0 && !OF_PLACES.test(word) && hasGap(sentence, at)
  if (kinds.length > 0)
    return has(...kinds) || (kinds.includes('thing') && !OF_PLACES.test(word) && has('place', 'area'))
  if (isAnywhere || only.size > 0) return true
  if (has('time')) return !OF_PLACES.test(word) && word !== 'for'
  if (has('place', 'area')) return !OF_PLACES.test(word) || word === 'to'
  return true
}

/** 'the man that he depends of', 'What does it depend of?' */
const hasGap = ({ tokens }: Sentence, at: number) =>
  tokens
    .slice(0, at)
    .some(({ tag, lower }, index) => tag === 'wh' || (lower === 'that' && tokens[index - 1]?.tag === 'noun'))

const OPENS: ReadonlySet<string> = new Set(['verb', 'det', 'poss', 'obj', 'name', 'num', 'pron', 'noun', 'adj', 'wh'])
const NOT_OBJECTS = ['time', 'end', 'base'] as const
const isOne = (noun: Token | undefined) => noun?.readings.counted === true && noun.readings.singular === undefined

/** 'listen me', 'depends the weather' */
function leftOut(sentence: Sentence, row: Government, at: number): Edit | undefined {
  const first = sentence.tokens[at]
  const own = row.wrong.filter(({ word }) => word === '-')
  const missing = row.kind === 'adjective' ? [ANY_OBJECT, ...own] : own
  if (missing.length === 0 || !first || !OPENS.has(first.tag) || DEGREE_OF_MORE.test(first.lower)) return undefined
  const complement = complementAt(sentence, at)
  const { kinds } = complement
  const isListed = row.only.has(complement.head)
  if (!complement.isWhole || !isMeant(row, complement)) return undefined
  if (!isListed && NOT_OBJECTS.some((kind) => kinds.has(kind))) return undefined
  const isBare = first.tag === 'noun' || first.tag === 'adj'
  if (
    row.kind === 'adjective'
      ? !isSaid(sentence, row, at, complement)
      : isBare && !isListed && !isBareObject(sentence, row, complement)
  )
    return undefined
  if (!missing.some((link) => isMissing(link, complement, isBare && row.kind === 'verb'))) return undefined
  const right = rightLink(row, complement)
  return right && right !== '-' ? insertBefore(sentence, at, right, REASONS[row.kind]) : undefined
}

const isNoObject = (sentence: Sentence, at: number) =>
  isInverted(sentence, at - 1) || [at - 1, at - 2].some((one) => isCondition(sentence, one)) || isClause(sentence, at)

/** 'It depends who comes', 'I'm aware what day it is' */
const ALSO_BEFORE_CLAUSE = oneOf('depend depends aware')
const isClause = (sentence: Sentence, at: number) =>
  // 'The lease provides that repairs are paid'
  (lowerAt(sentence, at - 1) === 'that' && /^provide[sd]$/.test(lowerAt(sentence, at - 2))) ||
  (['wh', 'sub'].includes(sentence.tokens[at]?.tag ?? '') && ALSO_BEFORE_CLAUSE.test(lowerAt(sentence, at - 1))) ||
  (lowerAt(sentence, at) === 'that' && sentence.tokens[at + 1]?.form === 'ing')

/** 'Then came Ana', 'Down went the ship': who did it stands behind. */
const isInverted = ({ tokens }: Sentence, at: number) =>
  (tokens[at]?.form === 'past' || tokens[at]?.form === 'third') &&
  ['adv', 'prep'].includes(tokens[at - 1]?.tag ?? '') &&
  [undefined, 'punct', 'and'].includes(tokens[at - 2]?.tag)

/** 'I agree, provided your offer can be extended' */
const isCondition = ({ tokens }: Sentence, at: number) =>
  tokens[at]?.lower === 'provided' && ['punct', 'noun', 'adv'].includes(tokens[at - 1]?.tag ?? '')

const isMissing = ({ kinds }: Link, complement: Complement, isBare: boolean) =>
  kinds.length === 0 ? !complement.kinds.has('ing') : !isBare && kinds.some((kind) => complement.kinds.has(kind))

/** 'listen music', 'provides us breakfast'; not 'wait sir' */
const isBareObject = ({ tokens }: Sentence, { kind }: Government, { end }: Complement) =>
  kind === 'object' || (kind === 'verb' && !isOne(tokens[end - 1]))

/** What is said of somebody takes no object: 'She is afraid dogs', 'responsible the budget'. */
const ANY_OBJECT: Link = { word: '-', kinds: ['person', 'thing', 'place'], isAnywhere: false }
const SAYS = oneOf('feel get become look seem')

function isSaid(sentence: Sentence, { wrong, rest }: Government, at: number, { kinds }: Complement): boolean {
  const first = sentence.tokens[at]
  const isOwn = first?.tag === 'obj' || first?.tag === 'poss' || THE_OR_THIS.test(first?.lower ?? '')
  const verb = before(sentence, at - 1 - rest.length)
  const isLinked = verb?.tag === 'be' || (verb?.tag === 'verb' && SAYS.test(baseOf(verb, verb.form)))
  return (
    isLinked &&
    (isOwn ||
      wrong.some(
        (link) => link.word === '-' && (link.kinds.length === 0 || link.kinds.some((kind) => kinds.has(kind))),
      ))
  )
}

/** 'insist to pay', 'capable to do', 'accused him to steal' */
function doneInstead(sentence: Sentence, row: Government, at: number, from: number): Edit | undefined {
  if (!row.wrong.some(({ word }) => word === 'to-do') || sentence.tokens[from]?.tag !== 'to') return undefined
  const complement = complementAt(sentence, from + 1)
  if (!complement.kinds.has('base') || !isMeant(row, complement) || lowerAt(sentence, at - 1) === 'too')
    return undefined
  // 'addicted to oil', 'look forward to steady progress'
  const { noun, verb, adj } = sentence.lexicon.kinds(complement.head)
  const next = sentence.tokens[complement.end]?.tag
  if ((noun > verb && ['punct', undefined].includes(next)) || (adj > verb && next === 'noun')) return undefined
  const right = rightLink(row, complement)
  const doing = ingForm(complement.head)
  return replaceTokens(sentence, from, from + 2, right === '-' ? doing : `${right} ${doing}`, 'gerund')
}
