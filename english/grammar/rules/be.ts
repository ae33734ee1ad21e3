import type { Clause } from '../../sentences/clauses.ts'
import { afterTimePhrase } from '../../sentences/introductions.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { AS_OR_THAN, SEEMS, SUBJECTS_OF_PEOPLE, THE_OR_THIS, WHO_WHICH_WHERE } from '../../words/word-sets.ts'
import { type Edit, insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { beFor, hasForm } from '../verb-words.ts'
import { isSaidBehind } from '../verbs/said-behind.ts'
import { behindRelative } from './be-behind-relative.ts'
import { adjectiveAt, complements, isMarked, isOneMore, isPronoun, mayBeVerb } from './be-complements.ts'
import { feelsWithoutBe } from './felt-without-be.ts'

/** 'She teacher', 'My brother very tall', 'They from Bali', 'I happy'. */
export const missingBe: Rule = {
  id: 'copula',
  find: (sentence) => {
    const found = sentence.clauses.flatMap((clause) => missingBeIn(sentence, clause) ?? [])
    if (found.length > 0) return found
    return [...placeWithoutBe(sentence), ...behindRelative(sentence)]
  },
}

/** 'My house near the station': a sentence without any verb. */
function placeWithoutBe(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  const start = tokens[0]?.tag === 'adv' && tokens[1]?.text === ',' ? 2 : 0
  const first = tokens[start]
  const isSubject = first && (['poss', 'name'].includes(first.tag) || THE_OR_THIS.test(first.lower))
  if (!isSubject || tokens.some((token) => ['be', 'verb', 'have', 'do', 'modal'].includes(token.tag))) return []
  const subject = plainNounPhrase(tokens, start)
  if (!subject || isGreeting(tokens, subject) || !isPlace(sentence, subject.end, first.tag === 'poss')) return []
  return [insertBefore(sentence, subject.end, beFor(subject.agreement), 'copula')]
}

const PLACES = oneOf(`
  near in at from behind under beside on inside outside above below between about against off out across opposite
  around`)

/** With a full stop behind it, 'The keys inside my bag.' means to be a sentence. */
function isPlace(sentence: Sentence, at: number, isOwned: boolean): boolean {
  const word = lowerAt(sentence, at)
  if (isOwned && /^(?:near|in|at|from|behind|under|beside|on)$/.test(word)) return true
  const isSentence = /[^.]\.$/.test(sentence.text) && !/[,;:]/.test(sentence.text)
  return (
    isSentence &&
    !sentence.tokens.some((token, index) => index > 0 && mayBeVerb(token, index, sentence.tokens)) &&
    PLACES.test(word) &&
    sentence.tokens[at]?.tag === 'prep' &&
    sentence.tokens.length - at > 2
  )
}

/** 'Our profit this quarter higher', 'The food here more expensive': time and place belong to the subject. */
function overTime({ tokens }: Sentence, clause: Clause): Clause {
  const { end } = clause.subject
  const place = /^(?:here|there|now|nowadays|today|tonight)$/.test(tokens[end]?.lower ?? '') ? end + 1 : end
  const days = tokens[end]?.lower === 'these' && tokens[end + 1]?.lower === 'days' ? end + 2 : end
  const at = Math.max(place, days, afterTimePhrase(tokens, end))
  return at > end && adjectiveAt(tokens, at) !== undefined
    ? { ...clause, subject: { ...clause.subject, end: at }, adverbs: at, predicate: at }
    : clause
}

function missingBeIn(sentence: Sentence, written: Clause): Edit | undefined {
  const { tokens } = sentence
  const clause = overTime(sentence, written)
  const { subject, predicate } = clause
  if (predicate >= clause.end || startsQuestion(sentence, clause)) return undefined
  if (/^from (?:now|today|then)\b/.test(`${lowerAt(sentence, predicate)} ${lowerAt(sentence, predicate + 1)}`))
    return undefined
  if (opensOtherwise(sentence, clause) || isLookingNoun(sentence, clause) || isNoSubject(sentence, clause))
    return undefined
  if (feelsWithoutBe(sentence, clause))
    return insertBefore(
      sentence,
      clause.subject.end,
      beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement, isPast(sentence, clause)),
      'copula',
    )
  if (clauseHasVerb(sentence, untilSaid(sentence, clause))) return undefined
  const isNot = tokens[predicate]?.lower === 'not'
  const not = isNot ? (/^(?:only|just|even|always|really)$/.test(lowerAt(sentence, predicate + 1)) ? 2 : 1) : 0
  const first = tokens[predicate + not]
  if (!first || !complements(sentence, clause, predicate + not, first)) return undefined
  const past = isPast(sentence, clause)
  return insertBefore(
    sentence,
    clause.adverbs,
    beFor(subject.agreement === 'unknown' ? 'many' : subject.agreement, past),
    'copula',
  )
}

/** 'I think this colour looks better': no plural noun. */
const isLookingNoun = (sentence: Sentence, { subject }: Clause) =>
  subject.end > subject.start + 1 && SEEMS.test(lowerAt(sentence, subject.head))

/** 'Food left in the fridge will be thrown away' */
const isDoneTo = (sentence: Sentence, { subject, predicate, opener }: Clause) =>
  !opener &&
  predicate === subject.end &&
  hasForm(sentence.tokens[predicate], 'participle') &&
  isSaidBehind(sentence, predicate)

const GREETINGS = oneOf(`
  hello hi hey halo hallo greetings greeting welcome goodbye bye regards wishes congratulations congrats cheers
  thanks salam`)

/** 'hello my dear customers', 'Warm greetings from Solo': nothing is said of it. */
const isGreeting = (tokens: readonly Token[], { start, head }: Clause['subject']) =>
  start === 0 && tokens[0]?.tag !== 'poss' && GREETINGS.test(tokens[head]?.lower ?? '')

/** 'Right-click the file', 'the day on which', 'Nothing new', 'Her eyes narrow': no subject with its complement. */
function hasNoSubject({ tokens }: Sentence, { subject, predicate, opener }: Clause): boolean {
  const head = tokens[subject.head]
  const next = tokens[predicate]
  if (subject.start === 0 && /-click$/.test(head?.lower ?? '')) return true
  if (isGreeting(tokens, subject)) return true
  if (next?.tag === 'prep' && tokens[predicate + 1]?.tag === 'wh') return true
  if (!opener && /^(?:nothing|something|anything)$/.test(head?.lower ?? '') && predicate === subject.end) return true
  const isDone = (next?.readings.verbs ?? []).some(({ form, weight }) => form === 'base' && weight > 2)
  return subject.agreement === 'many' && isDone && predicate === subject.end && tokens[predicate + 1]?.tag === 'sub'
}

const isNoSubject = (sentence: Sentence, clause: Clause): boolean =>
  isLabel(sentence, clause) || hasNoSubject(sentence, clause) || isDoneTo(sentence, clause)

const VERSUS = /^(?:vs|versus)$/

/** 'nutritious vs nutritional', 'Hey guys welcome back', 'diet low in fat'. */
const isLabel = ({ tokens, text }: Sentence, { subject, predicate }: Clause): boolean =>
  tokens.some(({ lower }) => VERSUS.test(lower)) ||
  (tokens[predicate]?.lower === 'welcome' &&
    (GREETINGS.test(tokens[0]?.lower ?? '') || isManyAlone(tokens, subject))) ||
  isDescribedOnly(tokens, text, subject, predicate)

/** 'Dogs welcome.' */
const isManyAlone = (tokens: readonly Token[], { start, end }: Clause['subject']) =>
  start === 0 && end === 1 && tokens[0]?.readings.singular !== undefined

/** 'diet low in fat', a few words without an end. */
const isDescribedOnly = (tokens: readonly Token[], text: string, { start }: Clause['subject'], at: number) =>
  start === 0 &&
  /^(?:noun|adj)$/.test(tokens[0]?.tag ?? '') &&
  tokens[at]?.tag === 'adj' &&
  tokens[at + 1]?.tag === 'prep' &&
  !/[.!?]["'”’)]*$/.test(text)

const TAKES_CLAUSE =
  /^(?:sure|happy|glad|sorry|afraid|certain|aware|confident|proud|sad|worried|lucky|grateful|angry|surprised)$/

/** 'very intelligent and asks', 'as serious as people think', 'I sure you will': what comes behind has its own verb. */
function untilSaid({ tokens }: Sentence, clause: Clause): Clause {
  const adjective = adjectiveAt(tokens, clause.subject.end)
  if (adjective === undefined) return untilOwnWord(tokens, clause)
  const next = tokens[adjective + 1]
  // 'Seeds as fine as dust are carried'
  const compared = next?.lower === 'as' ? plainNounPhrase(tokens, adjective + 2) : undefined
  if (['be', 'modal', 'have'].includes(tokens[compared?.end ?? -1]?.tag ?? '')) return clause
  const isSaid = TAKES_CLAUSE.test(tokens[adjective]?.lower ?? '') && ['pron', 'poss', 'det'].includes(next?.tag ?? '')
  return isSaid || /^(?:and|as|but)$/.test(next?.lower ?? '')
    ? { ...clause, end: Math.min(clause.end, adjective + 1) }
    : clause
}

/** 'You the best friend I have ever had'. */
function untilOwnWord(tokens: readonly Token[], clause: Clause): Clause {
  if (tokens[clause.predicate]?.lower !== 'the') return clause
  const named = plainNounPhrase(tokens, clause.predicate)
  return named && SUBJECTS_OF_PEOPLE.test(tokens[named.end]?.lower ?? '') ? { ...clause, end: named.end } : clause
}

/** 'Sorry, my English not good'. */
const isAfterCall = (tokens: readonly Token[], { subject }: Clause) =>
  subject.start < 4 &&
  tokens[subject.start]?.tag === 'poss' &&
  /^(?:sorry|hi|hello|hey|yes|no|ok|okay|miss|sir|well|wow|actually|honestly|dear|excuse|good)$/.test(
    tokens[0]?.lower ?? '',
  )

/** 'than he', 'and my friends', 'how tall': no clause that could lack its verb. */
function opensOtherwise({ tokens }: Sentence, clause: Clause): boolean {
  const { opener } = clause
  if (!opener) return false
  if (opener.lower === 'why' && isMarked(tokens, clause))
    return !/^(?:is|was|'s)$/.test(tokens[tokens.indexOf(opener) - 1]?.lower ?? '')
  if (opener.tag === 'wh' && !WHO_WHICH_WHERE.test(opener.lower)) return true
  if (AS_OR_THAN.test(opener.lower)) return true
  if (opener.text === ',' && isAfterCall(tokens, clause)) return false
  if (isSecondClause(tokens, clause) || /^(?:maybe|perhaps)$/.test(tokens[clause.subject.start - 1]?.lower ?? ''))
    return false
  return /^(?:and|or|,|:)$/.test(opener.lower) && !isPronoun(tokens, clause) && !isOneMore(tokens, clause)
}

/** 'The bed was firm, the pillows many': 'were' is understood. */
const isGapped = (tokens: readonly Token[], { opener, subject }: Clause) =>
  opener?.text === ',' && tokens[0]?.tag !== 'sub' && tokens.slice(0, subject.start).some(({ tag }) => tag === 'be')

const MADE_SO = /^(?:ma(?:k|d)|fe?ind|found|keep|kept|leav|left|consider|paint|think|thought)/

/** 'Although the hotel is old, the rooms very clean', '… and the streets always full'. */
const isSecondClause = (tokens: readonly Token[], clause: Clause, { opener, subject, predicate } = clause) =>
  (opener?.text === ',' || opener?.lower === 'and') &&
  !isGapped(tokens, clause) &&
  (tokens[subject.start]?.tag === 'poss' || THE_OR_THIS.test(tokens[subject.start]?.lower ?? '')) &&
  (subject.end < predicate || !/^(?:so|as|more|less)$/.test(tokens[predicate]?.lower ?? '')) &&
  !tokens.slice(0, subject.start).some(({ tag, lower }) => tag === 'verb' && MADE_SO.test(lower)) &&
  tokens.slice(0, subject.start).some(({ tag }) => ['be', 'verb', 'have', 'modal', 'do'].includes(tag)) &&
  isMarked(tokens, clause)

const isPast = (sentence: Sentence, clause: Clause) =>
  (besidePast(sentence, clause) ||
    wasSaid(sentence, clause) ||
    (clause.opener?.lower === 'so' && PAST.test(sentence.text)) ||
    PAST.test(sentence.clauses.length > 1 ? ownText(sentence, clause) : sentence.text) ||
    /\bwhen i was\b/i.test(sentence.text)) &&
  !/\bnow\b/i.test(sentence.text)

/** 'I surprised when I heard the news', 'When I in junior high school, I was shy'. */
const besidePast = ({ tokens, clauses }: Sentence, clause: Clause) =>
  (/^(?:when|because|although|while)$/.test(clause.opener?.lower ?? '') ||
    tokens[clause.end]?.lower === 'when' ||
    (tokens[clause.predicate]?.lower === 'so' && tokens[clause.end]?.lower === 'that') ||
    (tokens[clause.end]?.text === ',' && /^(?:so|but)$/.test(tokens[clause.end + 1]?.lower ?? ''))) &&
  clauses.some(
    (one) =>
      (one.predicate < clause.subject.start || one.predicate >= clause.end) &&
      ['verb', 'be'].includes(tokens[one.predicate]?.tag ?? '') &&
      tokens[one.predicate]?.form === 'past',
  )

/** 'He said that the room already full'. */
const wasSaid = ({ tokens }: Sentence, { opener, subject }: Clause) =>
  opener?.lower === 'that' &&
  tokens[subject.head]?.tag !== 'pron' &&
  tokens.some(
    (token, at) =>
      tokens[at + 1] === opener &&
      token.tag === 'verb' &&
      /^(?:said|thought|knew|heard|explained|complained)$/.test(token.lower),
  )

const PAST = new RegExp(
  `\\b(?:${[
    'yesterday',
    '(?<!than (?:in )?)last (?:week|night|month|year|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
    'ago|when i was|at that time',
  ].join('|')})\\b`,
  'i',
)
const ownText = (sentence: Sentence, clause: Clause) =>
  sentence.text.slice(
    clause === sentence.clauses[0] ? 0 : (clause.opener?.start ?? 0),
    sentence.tokens[clause.end - 1]?.end ?? sentence.text.length,
  )

function startsQuestion(sentence: Sentence, clause: Clause): boolean {
  const before = sentence.tokens[clause.subject.start - 1]
  return before !== undefined && ['be', 'do', 'have', 'modal'].includes(before.tag)
}

function clauseHasVerb(sentence: Sentence, clause: Clause): boolean {
  const { tokens } = sentence
  return tokens
    .slice(clause.predicate, clause.end)
    .some((_, index) => isVerbOf(tokens, clause, clause.predicate + index))
}

function isVerbOf(tokens: readonly Token[], { predicate }: Clause, at: number): boolean {
  const { tag, form, lower } = tokens[at] as Token
  const isBehindTo = tokens[at - 1]?.tag === 'to'
  if (['be', 'have', 'do', 'modal'].includes(tag)) return !(lower === 'be' && isBehindTo)
  if (tag !== 'verb') return false
  if (at === predicate) return true
  return form !== 'ing' && form !== 'participle' && !(isBehindTo && at > predicate + 1)
}
