import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { isSomebody } from '../../words/people.ts'
import { pastForm } from '../../words/verbs.ts'
import { LINK_WORDS } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm } from '../verb-words.ts'

const POSITIVE: Record<string, string> = {
  no: 'any',
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  none: 'any',
  never: 'ever',
  neither: 'either',
}

/** "don't have no money", 'never says nothing', "can't find nobody". */
export const doubleNegative: Rule = {
  id: 'double-negative',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => {
      const negative = sentence.tokens.slice(clause.adverbs, clause.end).findIndex((token) => token.tag === 'not')
      return negative < 0 ? [] : (secondNegative(sentence, clause.adverbs + negative + 1, clause.end) ?? [])
    }),
}

function secondNegative(sentence: Sentence, from: number, end: number): Edit | undefined {
  for (let at = from; at < end; at += 1) {
    const word = lowerAt(sentence, at)
    const isIdiom =
      /^(?:longer|doubt|matter)$/.test(lowerAt(sentence, at + 1)) ||
      (word === 'neither' &&
        (at === end - 1 || ['be', 'do', 'have', 'modal'].includes(sentence.tokens[at + 1]?.tag ?? ''))) ||
      (word === 'no' &&
        (/^(?:say|said|saying)$/.test(lowerAt(sentence, at - 1)) || lowerAt(sentence, at + 1) === 'for')) ||
      (word === 'never' && sentence.tokens[at + 1]?.tag === 'verb')
    const positive = Object.hasOwn(POSITIVE, word) && !isIdiom ? POSITIVE[word] : undefined
    if (positive) return replaceTokens(sentence, at, at + 1, positive, 'double-negative')
  }
  return undefined
}

/** 'I not understand', 'She not like', 'He no have', 'They not happy' (the last one by the copula rule). */
export const negationWithoutDo: Rule = {
  id: 'negation-do',
  find: (sentence) => sentence.clauses.flatMap((clause) => negationIn(sentence, clause) ?? []),
}

function negationIn(sentence: Sentence, clause: Clause): Edit | undefined {
  const at = clause.predicate
  const not = sentence.tokens[at]
  const verb = sentence.tokens[at + 1]
  if (!verb || !not || !/^(?:not|no)$/.test(not.lower) || not.text === "n't" || clause.subject.end > at)
    return undefined
  if (isWished(sentence, clause) || isPostponed(sentence, clause, at + 1)) return undefined
  if (isDescription(sentence, clause, at + 1))
    return insertBefore(
      sentence,
      at,
      beFor(clause.subject.agreement === 'unknown' ? 'many' : clause.subject.agreement),
      'copula',
    )
  if (/\btime no see\b/i.test(sentence.text)) return undefined
  const undone = notDoneTo(sentence, clause, at + 1)
  if (undone) return insertBefore(sentence, undone.before, undone.words, 'passive-be')
  const words = isConditioned(sentence, clause, verb)
    ? `will not ${baseOf(verb, 'base')}`
    : negated(clause.subject.agreement, not.lower, verb, isTold(sentence, clause))
  if (!words) return undefined
  return replaceTokens(sentence, at, verb.tag === 'verb' && verb.form === 'ing' ? at + 1 : at + 2, words, 'negation')
}

/** 'If it rains tomorrow, we not go' */
const isConditioned = ({ clauses, text }: Sentence, clause: Clause, verb: Token) =>
  clause.opener?.text === ',' &&
  verb.tag === 'verb' &&
  verb.form === 'base' &&
  /^if\b.*\b(?:tomorrow|tonight|next|later|this (?:afternoon|evening|weekend))\b/i.test(text) &&
  clauses[0]?.opener?.lower === 'if'

/** 'We ask that you not smoke.' */
const isWished = (sentence: Sentence, { opener }: Clause) =>
  opener?.lower === 'that' &&
  /\b(?:ask|request|recommend|suggest|insist|demand|require|propose|advise|important|essential|vital)\w* that$/i.test(
    sentence.text.slice(0, opener.end),
  )

/** 'Students not wearing uniforms cannot enter', 'anything not labelled will go'; ', silence not being enough'. */
const isPostponed = ({ tokens }: Sentence, { end, opener, subject }: Clause, at: number) =>
  isOnlySaidBeside(tokens[at], opener) ||
  (isPart(tokens[at], tokens[subject.head]) &&
    tokens
      .slice(at + 1, end)
      .some(({ tag, form }) => ['be', 'modal', 'do'].includes(tag) || (tag === 'verb' && form !== 'ing')))

const isOnlySaidBeside = (verb: Token | undefined, opener: Token | undefined) =>
  verb?.lower === 'being' && opener?.text === ','

/** What it says belongs to the noun: -ing, or done to a thing. */
const isPart = (verb: Token | undefined, head: Token | undefined) =>
  verb?.form === 'ing' ||
  (hasForm(verb, 'participle') && verb?.form !== 'base' && (head?.tag === 'noun' || /thing$/.test(head?.lower ?? '')))

/** 'The room not cleaned yet': a thing does not clean. */
function notDoneTo(sentence: Sentence, clause: Clause, at: number): { before: number; words: string } | undefined {
  const verb = sentence.tokens[at]
  const next = sentence.tokens[at + 1]
  const head = sentence.tokens[clause.subject.head]
  if (head?.tag !== 'noun' || isSomebody(head) || head.readings.person || !/ed$/.test(verb?.lower ?? ''))
    return undefined
  if (verb?.tag !== 'verb' || !(next === undefined || ['punct', 'adv', 'prep', 'sub'].includes(next.tag)))
    return undefined
  if (
    /^(?:work|start|arrive|happen|stop|change|end|finish|last|open|close|increase|appear)$/.test(baseOf(verb, 'past'))
  )
    return undefined
  const { agreement } = clause.subject
  return { before: at - 1, words: beFor(agreement === 'unknown' ? 'many' : agreement, true) }
}

/** 'The air not clean': a word that describes, with nothing behind it. */
function isDescription(sentence: Sentence, clause: Clause, at: number): boolean {
  const word = sentence.tokens[at]
  const next = sentence.tokens[at + 1]
  if (!word || word.readings.kinds.adj < 3 || word.form !== 'base' || isSomebody(sentence.tokens[clause.subject.head]))
    return false
  return (
    next === undefined ||
    next.tag === 'punct' ||
    /^(?:for|because|and|but|enough|today|yet|here|so|on|in|at|now)$/.test(next.lower)
  )
}

/** Another clause before tells of the past. */
const isTold = (sentence: Sentence, clause: Clause) =>
  LINK_WORDS.test(clause.opener?.lower ?? '') &&
  sentence.tokens
    .slice(0, clause.subject.start)
    .some(({ tag, form }) => (tag === 'be' || tag === 'verb') && form === 'past')

function negated(
  agreement: Clause['subject']['agreement'],
  not: string,
  verb: Token,
  told: boolean,
): string | undefined {
  if (verb.tag === 'be') return verb.lower === 'be' ? undefined : `${beFor(agreement, verb.form === 'past')} not`
  if (verb.tag === 'modal') return verb.lower === 'can' ? 'cannot' : `${verb.lower} not`
  if (verb.tag === 'have') return `${verb.lower === 'had' ? 'did' : doFor(agreement)} not have`
  const isVerb = not === 'not' ? verb.tag === 'verb' : isVerbAfterNo(verb)
  return isVerb ? negatedVerb(agreement, verb, told) : undefined
}

/** 'This old ball no bounce well'. */
const isVerbAfterNo = ({ lower, readings }: Token) =>
  WITH_NO.test(lower) ||
  (readings.verbs.some(({ form }) => form === 'base') &&
    readings.kinds.verb > 3 &&
    readings.kinds.noun < readings.kinds.verb)

const WITH_NO = oneOf(`
  like want know understand need go come eat drink have speak remember work believe agree see care think play
  live use feel`)

function negatedVerb(agreement: Clause['subject']['agreement'], verb: Token, told: boolean): string {
  if (verb.form === 'ing') return `${beFor(agreement)} not`
  const isPast = told || (verb.form === 'past' && pastForm(baseOf(verb, 'past')) === verb.lower)
  return `${isPast ? 'did' : doFor(agreement)} not ${baseOf(verb, verb.form)}`
}
