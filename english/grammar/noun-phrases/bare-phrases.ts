import type { Token } from '../../sentences/tokens.ts'
import { isOneAsObject } from '../../words/countable.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'
import { isPersonNoun } from '../../words/people.ts'
import { PROFESSIONS, UNCOUNTABLE } from '../../words/word-lists.ts'
import { AS_OR_THAN, BE_OF_ONE, OBJECT_WORDS, WOULD } from '../../words/word-sets.ts'
import { lowerAt, type Sentence } from '../sentence.ts'
import { baseOf, hasForm } from '../verb-words.ts'
import { bareNounAt, isNamingVerb } from './bare-noun-at.ts'
import { isPartOfNoun } from './compounds.ts'

/** Where a noun phrase stands: behind 'be', a verb, a verb and a person, a preposition, 'and', or before its verb. */
export type Slot = 'complement' | 'object' | 'given' | 'preposition' | 'joined' | 'subject'

/** A noun phrase without determiner: 'small wooden table'. */
export interface BarePhrase {
  slot: Slot
  from: number
  head: number
  noun: Token
  isDescribed: boolean
  /** The word it hangs on: a verb's base, a preposition. */
  behind: string
  /** Where that word stands. */
  at: number
}

export function barePhrases(sentence: Sentence): BarePhrase[] {
  const subjects = sentence.clauses.flatMap(({ subject }) =>
    beginsClause(sentence, subject.start)
      ? (phraseAt(sentence, 'subject', subject.start, subject.start - 1, '') ?? [])
      : [],
  )
  const others = sentence.tokens.flatMap((token, at) => phraseBehind(sentence, token, at) ?? [])
  return [...others.filter(({ from }) => !subjects.some((one) => one.from === from)), ...subjects]
}

const THINKS = oneOf('think say know feel believe hope guess mean suppose')

/** 'Manager …', 'because manager …', 'I think manager …'; not 'which shop', 'that dog' */
function beginsClause({ tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1]
  if (!before || before.tag === 'punct') return !/^["“”:)-]$/.test(before?.text ?? '')
  if (before.tag === 'verb') return THINKS.test(baseOf(before, before.form))
  if (isTimeFirst(tokens, at) || (/^(?:so|but)$/.test(before.lower) && tokens[at - 2]?.text === ',')) return true
  const told = tokens[at - 2]
  const isTold = told?.tag === 'verb' ? told.form !== 'ing' : told?.tag === 'adj' || told?.tag === 'obj'
  return before.tag === 'sub' && (before.lower === 'that' ? isTold : !AS_OR_THAN.test(before.lower))
}

/** 'Yesterday doctor came late' */
const isTimeFirst = (tokens: readonly Token[], at: number) => at === 1 && DAY_FIRST.test(tokens[0]?.lower ?? '')
const DAY_FIRST = oneOf('yesterday today tomorrow tonight')

function phraseAt(sentence: Sentence, slot: Slot, from: number, at: number, behind: string): BarePhrase | undefined {
  const head = bareNounAt(sentence, from)
  const noun = sentence.tokens[head ?? -1]
  return head !== undefined && noun ? { slot, from, head, noun, isDescribed: head > from, behind, at } : undefined
}

function phraseBehind(sentence: Sentence, token: Token, at: number): BarePhrase | undefined {
  if (isAskedOfPerson(sentence, at)) return phraseAt(sentence, 'complement', at + 3, at, 'be')
  if (isLink(sentence, token, at) || isAskedThere(sentence, at))
    return phraseAt(sentence, 'complement', overAdverbs(sentence, at + 1), at, token.lower === 'there' ? 'there' : 'be')
  if (takesThing(sentence, token, at)) return objectOf(sentence, token, at)
  if (
    token.tag === 'prep' ||
    token.lower === 'as' ||
    token.lower === 'than' ||
    token.lower === 'after' ||
    token.tag === 'to'
  )
    return phraseAt(sentence, 'preposition', at + 1, at, token.lower)
  return token.lower === 'and' && (followsOne(sentence, at) || followsNumber(sentence, at) || followsMass(sentence, at))
    ? phraseAt(sentence, 'joined', at + 1, at, 'and')
    : undefined
}

const BETWEEN = oneOf('not also just still really now only always already actually probably')

function overAdverbs(sentence: Sentence, at: number): number {
  let from = at
  while (BETWEEN.test(lowerAt(sentence, from))) from += 1
  return from
}

const BECOMING = oneOf("be am is was been being become becomes became becoming remain remained 's")

function isLink(sentence: Sentence, token: Token, at: number): boolean {
  const before = lowerAt(sentence, at - 1)
  if (token.lower === 'were' && /^(?:i|he|she|it)$/.test(before)) return true
  if (token.lower === 'are' || token.lower === 'were') return before === 'you' && sentence.tokens.length < 9
  if (!BECOMING.test(token.lower) || (token.lower === "'s" && token.tag !== 'be')) return false
  if ((at > 1 && before === 'who') || (at === 0 && token.lower === 'being')) return true
  return !['wh', 'punct'].includes(sentence.tokens[at - 1]?.tag ?? 'punct')
}

const isQuestion = ({ text }: Sentence) => /\?\s*$/.test(text)

/** 'Is there pharmacy near here?', 'Are you student?' */
const isAskedThere = (sentence: Sentence, at: number) =>
  isQuestion(sentence) &&
  ((lowerAt(sentence, at) === 'there' && BE_OF_ONE.test(lowerAt(sentence, at - 1))) ||
    (at === 1 &&
      /^(?:you|he|she)$/.test(lowerAt(sentence, 1)) &&
      sentence.tokens[0]?.tag === 'be' &&
      !/ing$/.test(lowerAt(sentence, 2))))

/** 'Is your mother nurse?' */
export const isAskedOfPerson = (sentence: Sentence, at: number) =>
  at === 0 &&
  sentence.tokens[0]?.tag === 'be' &&
  sentence.tokens[1]?.tag === 'poss' &&
  isPersonNoun(sentence.tokens[2]) &&
  PROFESSIONS.has(lowerAt(sentence, 3)) &&
  isQuestion(sentence)

const GIVES = oneOf('give send show teach tell offer lend bring buy ask make cook write get')

function objectOf(sentence: Sentence, token: Token, at: number): BarePhrase | undefined {
  const base = token.tag === 'have' ? 'have' : baseOf(token, token.form)
  const next = sentence.tokens[at + 1]
  if (base === 'get' && hasForm(next, 'participle')) return undefined
  const isGiven = GIVES.test(base) && OBJECT_WORDS.test(next?.lower ?? '') && next?.tag !== 'poss'
  const phrase = phraseAt(sentence, isGiven ? 'given' : 'object', isGiven ? at + 2 : at + 1, at, base)
  return phrase && (phrase.isDescribed || !ONLY_DESCRIBED.test(base)) ? phrase : undefined
}

const NO_OBJECT = ruleWords('bare-phrases no-object')
/** 'started new job', but 'start school' */
const ONLY_DESCRIBED = oneOf('start begin stop thank greet include')

function takesThing(sentence: Sentence, token: Token, at: number): boolean {
  if ((token.tag !== 'verb' && token.tag !== 'have') || isNamingVerb(sentence.tokens, at)) return false
  const before = sentence.tokens[at - 1]
  if (isLikelierNoun(token, before)) return false
  if (isPartOfNoun(sentence, token, at) || isSetOff(sentence, token, at)) return false
  if (before && (['det', 'poss', 'adj'].includes(before.tag) || (before.tag === 'be' && token.form !== 'ing')))
    return false
  if (token.lower === 'had' && lowerAt(sentence, at + 1) === 'better') return false
  const isWished = token.lower === 'like' && WOULD.test(lowerAt(sentence, at - (before?.tag === 'pron' ? 2 : 1)))
  return token.tag === 'have' || isWished || !NO_OBJECT.test(baseOf(token, token.form))
}

/** 'Price start from', 'entrance fee': a noun by its use, and nobody does it. */
const isLikelierNoun = ({ tag, form, readings: { kinds } }: Token, before: Token | undefined) =>
  tag === 'verb' &&
  form === 'base' &&
  kinds.noun > kinds.verb + 1 &&
  !/^(?:pron|to|modal|do|not|adv)$/.test(before?.tag ?? '')

/** 'the "base repository"', 'a short, encoded message': part of a noun phrase that has its determiner. */
function isSetOff({ tokens }: Sentence, { form }: Token, at: number): boolean {
  const mark = tokens[at - 1]?.text ?? ''
  const before = tokens[at - 2]?.tag ?? ''
  return /^["“]$/.test(mark)
    ? ['det', 'poss', 'adj'].includes(before)
    : /^(?:,|and)$/.test(mark) && before === 'adj' && form !== 'base'
}

/** 'an older sister and younger brother' */
function followsOne({ tokens }: Sentence, at: number): boolean {
  if (tokens[at + 1]?.tag !== 'adj') return false
  let back = at - 1
  while (['noun', 'adj'].includes(tokens[back]?.tag ?? '')) back -= 1
  const last = tokens[at - 1]
  return back < at - 1 && last?.tag === 'noun' && !last.readings.kinds.adj && /^an?$/.test(tokens[back]?.lower ?? '')
}

const BEFORE_MASS: ReadonlySet<string> = new Set(['verb', 'to', 'prep'])

/** 'grow rice and vegetable', 'more flour and egg': several of the second. */
export function followsMass({ tokens }: Sentence, at: number): boolean {
  const first = tokens[at - 1]
  const before = tokens[at - 2]
  const isOpen = BEFORE_MASS.has(before?.tag ?? '') || MORE_OR_SOME.test(before?.lower ?? '')
  return isOpen && UNCOUNTABLE.has(first?.lower ?? '') && first?.tag === 'noun' && isOneAsObject(tokens[at + 1])
}
const MORE_OR_SOME = oneOf('more some')

/** 'three cats and parrot' */
const followsNumber = ({ tokens }: Sentence, at: number) =>
  tokens[at - 1]?.readings.singular !== undefined && tokens[at - 2]?.tag === 'num' && tokens[at + 1]?.tag === 'noun'
