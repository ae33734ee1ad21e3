import type { Clause } from '../../sentences/clauses.ts'
import { PAST_TIME } from '../../sentences/times.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { EVENT, LASTING, LASTS, MOMENTS, PASSING, REPORTING, STATIVE, TIMETABLE } from '../../words/verb-kinds.ts'
import { AND_BUT_SO, LINK_WORDS, WHO_OR_WHICH } from '../../words/word-sets.ts'
import { lowerAt, type Sentence } from '../sentence.ts'
import { hasForm } from '../verb-words.ts'
import { isBesidePast } from './beside-past.ts'
import { isSubject } from './sure-subjects.ts'
import { HABIT, NOW_OR_ALWAYS } from './time-words.ts'
import { isNegated, tenseOfClause, type VerbView, verbViews } from './verb-view.ts'

const TOLD_BY = oneOf('because so and but when while before after although though until suddenly')

/** The clause that this one is told with. */
function toldWith(view: VerbView): Clause | undefined {
  const { sentence, verb, opener, before, after } = view
  const { clause } = verb
  if (clause === sentence.clauses[0]) return isToldBy(view) ? after : undefined
  if (opener === ',') return before?.opener?.lower === 'as' ? undefined : before
  if (opener === 'that') return isSoThat(sentence, clause) || isReporting(sentence, before) ? before : undefined
  if (AND_BUT_SO.test(opener) && before && isInner(before)) return mainBefore(sentence, before) ?? before
  return TOLD_BY.test(opener) || WHO_OR_WHICH.test(opener) ? before : undefined
}

const isInner = ({ opener }: Clause) => INNER.test(opener?.lower ?? '')
const INNER = oneOf('that because who which')

/** 'The mechanic said that it is broken and he ask me': goes on with what stands before the inner clause. */
function mainBefore({ clauses }: Sentence, inner: Clause): Clause | undefined {
  return clauses.slice(0, clauses.indexOf(inner)).findLast((one) => !isInner(one))
}

const TELLS_BACK = oneOf(', when because so and but until before after')

/** 'He come late and missed it', 'The meeting, which was held there, finish late': what comes first is told with what follows. */
function isToldBy({ sentence, opener, after, token, base, verb: { clause } }: VerbView): boolean {
  const link = after?.opener?.lower ?? ''
  if (WHO_OR_WHICH.test(link)) return clause.adverbs > clause.subject.end && token.tag === 'verb' && EVENT.test(base)
  if (after && link === 'that') return isSoThat(sentence, after)
  return (/^,?$/.test(opener) || TOLD_BY.test(opener)) && TELLS_BACK.test(link)
}

const isSoThat = ({ text }: Sentence, { opener }: Clause) => /\bso \w+ (?:\w+ )*$/i.test(text.slice(0, opener?.start))

const isReporting = (sentence: Sentence, clause: Clause | undefined) =>
  verbViews(sentence).some((view) => view.verb.clause === clause && REPORTING.test(view.base) && !isNegated(view))

/** The clause beside it tells of the past, and nothing here of the present. */
export function isToldBeside(view: VerbView): boolean {
  const { sentence, own, verb } = view
  if (HABIT.test(own) || /["“”;]/.test(sentence.text)) return false
  const beside = toldWith(view)
  if (!beside || !isPastClause(sentence, beside, verb.clause)) return false
  return !verbViews(sentence).some((one) => one.verb.clause !== verb.clause && NOW_OR_ALWAYS.test(one.own))
}

/** 'I set the table' beside 'while she was cooking' is past too. */
function isPastClause(sentence: Sentence, beside: Clause, clause: Clause): boolean {
  const tense = tenseOfClause(sentence, beside)
  if (tense === 'past') return true
  const isEither = tense === undefined && sentence.tokens[beside.predicate]?.tag === 'verb'
  return isEither ? isBesidePast(sentence, clause) : isCould(sentence, beside) && clause !== sentence.clauses[0]
}

/** It lacks its ending, or has one too many. */
const isWrongForm = ({ token, verb }: VerbView) =>
  verb.subject.agreement === 'one'
    ? token.form === 'base'
    : verb.subject.agreement !== 'unknown' && token.form === 'third'

const isCould = ({ tokens }: Sentence, { predicate }: Clause) => tokens[predicate]?.lower === 'could'

const KEEPS_PRESENT = oneOf('who which although though')

/** An event, or any verb that lacks its ending where the subject is one. */
export function isTold(view: VerbView): boolean {
  const { token, base, sentence, verb } = view
  if (base === 'come' && lowerAt(sentence, verb.at + 1) === 'from') return false
  if (token.tag === 'do')
    return (
      isNegated(view) &&
      (base === 'come' || !LASTS.test(base)) &&
      (isWrongDo(view) || (EVENT.test(base) && isDoneBySomebody(view)))
    )
  if (token.tag === 'modal') return token.lower === 'must' && (isSoThat(sentence, verb.clause) || isObliged(view))
  if (token.tag === 'have')
    return verb.subject.agreement === 'one' && token.lower === 'have' && !isPerfect(sentence, verb.at)
  return token.tag === 'verb' && !hasForm(token, 'past') && isToldVerb(view)
}

const OBLIGED = oneOf('because until and')

/** 'He had a fever and we must take him to hospital'; 'must know' is a guess. */
const isObliged = ({ base, opener, sentence: { tokens }, verb: { subject, at } }: VerbView) =>
  OBLIGED.test(opener) &&
  ['pron', 'poss'].includes(tokens[subject.start]?.tag ?? '') &&
  tokens[at + 1]?.tag === 'verb' &&
  !STATIVE.test(base)

function isToldVerb(view: VerbView): boolean {
  const { token, base } = view
  if (isWrongForm(view) && !LASTS.test(base))
    return isSubject(view) && (!isLoose(view) || EVENT.test(base) || (isOfSubject(view) && !LASTING.test(base)))
  return EVENT.test(base) && !(LASTS.test(base) && token.form === 'third') && isDoneBySomebody(view)
}

/** 'The waiter who serve us was rude': who did it is what the sentence is about. */
const isOfSubject = ({ opener, before, verb: { subject } }: VerbView) =>
  WHO_OR_WHICH.test(opener) && before?.subject.start === subject.start

const isWrongDo = ({ token, verb }: VerbView) => token.lower === (verb.subject.agreement === 'one' ? 'do' : 'does')

const ANY_SUBJECT = oneOf('when because until')

/** The verb agrees, so only an event with its own subject is surely told. */
function isDoneBySomebody({ token, base, sentence, verb, opener, before }: VerbView): boolean {
  const first = sentence.tokens[verb.subject.start]
  if (KEEPS_PRESENT.test(opener) || (token.form === 'third' && TIMETABLE.test(base))) return false
  if (first?.lower === 'you') return opener === 'when'
  const link = opener === ',' ? (before?.opener?.lower ?? '') : opener
  return ['pron', 'poss', 'name'].includes(first?.tag ?? '') || (first?.tag === 'det' && ANY_SUBJECT.test(link))
}

const MOMENT = oneOf('when after before while as once although though')
const OPINION = oneOf(`
  think know believe hope guess mean wonder suppose suggest feel love like want need understand agree live work
  wish prefer remember still own hate`)

/** The clause beside it tells of a moment in the past: 'when I arrived', 'after she ate'. */
export function isBesideMoment({ sentence, verb: { clause }, opener, before, after }: VerbView): boolean {
  const { text, clauses, tokens } = sentence
  const told = opener === ',' ? before : opener === '' && clause === clauses[0] ? after : undefined
  const isFirst =
    told?.opener === tokens[0] ||
    AND_BUT_SO.test(lowerAt(sentence, tokens.indexOf(told?.opener ?? (tokens[0] as Token)) - 1))
  const isBeside = opener === '' || isFirst || /^as soon as /i.test(text)
  const isPast = told !== undefined && tenseOfClause(sentence, told) === 'past'
  if (/\bas (?:though|if)\b/i.test(text)) return false
  if (!isBeside || !isPast || !MOMENT.test(told.opener?.lower ?? '')) return false
  return !HABIT.test(text.replace(/^(?:even )?(?:al)?though.*?, .{1,12} still/i, ''))
}

export function isThen({ token, base, sentence, verb, before, after }: VerbView): boolean {
  const next = sentence.tokens[verb.at + 1]
  if (token.tag === 'be') return isStateThen(next) && [before, after].some((one) => one?.opener?.lower === 'when')
  if (token.tag === 'have') return ['noun', 'det', 'poss', 'num', 'to'].includes(next?.tag ?? '')
  if (token.tag === 'modal') return token.lower === 'must'
  if (token.tag !== 'verb') return false
  const isOver = (after ?? before)?.opener?.lower === 'before' && /^(?:live|work|own|like|love|hate|think)$/.test(base)
  return !OPINION.test(base) || isOver
}

/** 'is raining', 'is not ready'; 'is a doctor' may still be so. */
const isStateThen = (next: Token | undefined) => next?.form === 'ing' || ['adj', 'not'].includes(next?.tag ?? '')

/** 'The pump uses too much, so we replaced it': what comes first may still be so, and what belongs to a noun. */
const isLoose = ({ sentence, verb, opener, after }: VerbView) =>
  KEEPS_PRESENT.test(opener) ||
  (verb.clause === sentence.clauses[0] && /^(?:so|and|but|,|that|because|who|which)$/.test(after?.opener?.lower ?? ''))

const isPerfect = ({ tokens }: Sentence, at: number) =>
  tokens.slice(at + 1, at + 3).some((token) => hasForm(token, 'participle') || token.lower === 'been')

const THAT_DAY = /\bthat (?:day|night|morning|evening|afternoon|week|weekend|month|year)[.!]?$/i

/** 'I was sick' ends; without a time, only what somebody did for it says when. */
export function hasPassed({ token, sentence, verb, opener, before }: VerbView): boolean {
  if (token.tag !== 'be' || !LINK_WORDS.test(opener)) return false
  if (isWrongBe(token.lower, verb.subject.agreement) || THAT_DAY.test(sentence.text)) return true
  let at = verb.at + 1
  while (/^(?:not|very|so|too|really|quite)$/.test(lowerAt(sentence, at))) at += 1
  const first = sentence.tokens[before?.predicate ?? -1]
  const isDoing = hasForm(sentence.tokens[at], 'ing') && /^(?:did|could)$/.test(first?.lower ?? '')
  if (isDoing && opener === 'because') return true
  if (PAST_TIME.test(sentence.text)) return PASSING.test(lowerAt(sentence, at))
  return opener === 'because' && first?.tag !== 'be' && MOMENTS.test(lowerAt(sentence, at))
}

const isWrongBe = (be: string, agreement: string) =>
  (be === 'is' && agreement === 'many') || (be === 'are' && agreement === 'one')
