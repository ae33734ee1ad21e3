import type { Clause } from '../../sentences/clauses.ts'
import { PAST_TIME, SINCE_POINT } from '../../sentences/times.ts'
import { EVENT } from '../../words/verb-kinds.ts'
import { participleForm, pastForm } from '../../words/verbs.ts'
import { BE_PAST, DO_FORMS, HAVE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm, haveFor, skipAdverbs } from '../verb-words.ts'
import { HABIT } from './time-words.ts'
import { tenseOfClause, type VerbView, verbViews } from './verb-view.ts'

/** Perfect and past perfect beside another time: 'I have seen him yesterday', 'it has started when we came'. */
export const earlier: Rule = {
  id: 'earlier',
  find: (sentence) =>
    verbViews(sentence).flatMap(
      (view) => doneThen(view) ?? beforeThen(view) ?? alreadyBefore(view) ?? alreadyDone(view) ?? notSince(view) ?? [],
    ),
}

const NO_FINISHED_TIME =
  /this morning|compared (?:with|to) last \w+|in (?:the )?(?:19|20)\d\d(?![.!]?$| (?:with|and|but|as) )|in the past/i
const REACHES_NOW =
  /\b(?:since|before|until|by (?=\d|the (?:time|end)|then|now|last|next)|compared|than|ever|never|so far)\b/i

/** 'I have seen him yesterday': a finished time wants the past. */
function doneThen({ sentence, verb, token, own }: VerbView): Edit | undefined {
  const { text, tokens } = sentence
  if (!HAVE.test(token.lower) || token.tag !== 'have' || !PAST_TIME.test(own)) return undefined
  if (!PAST_TIME.test(text.replace(NO_FINISHED_TIME, '')) || REACHES_NOW.test(text)) return undefined
  const at = verb.at + (tokens[verb.at + 1]?.tag === 'adv' ? 2 : 1)
  const done = tokens[at]
  const past = done?.lower === 'been' ? wasThen(sentence, verb.subject.agreement, at) : pastOf(sentence, at)
  return past ? replaceTokens(sentence, verb.at, at + 1, past, 'perfect-past-time') : undefined
}

function pastOf({ tokens }: Sentence, at: number): string | undefined {
  const done = tokens[at]
  return done?.tag === 'verb' && hasForm(done, 'participle') ? pastForm(baseOf(done, 'participle')) : undefined
}

function wasThen({ tokens }: Sentence, agreement: Clause['subject']['agreement'], at: number): string | undefined {
  const next = tokens[at + 1]
  if (next && hasForm(next, 'ing')) return undefined
  return next?.tag === 'to' ? 'went' : beFor(agreement === 'unknown' ? 'many' : agreement, true)
}

const BY_THE_TIME = /\bby the time (?:\w+ ){1,3}(?:\w+ed|got|came|went|arrived|reached|left|woke|saw|was|were)\b/i

/** 'By the time we got there, it has started': what was over before another past moment. */
function beforeThen({ sentence, verb, token, opener }: VerbView): Edit | undefined {
  if (token.tag !== 'have' || !HAVE.test(token.lower) || opener === 'since') return undefined
  const moment = sentence.clauses.find((one) => one !== verb.clause && isMoment(sentence, one))
  if ((!moment && !BY_THE_TIME.test(sentence.text)) || /\bsince(?:[.!]?$| [\w ]*\d{4}\b)/i.test(sentence.text))
    return undefined
  const next = sentence.tokens[verb.at + 1]
  const isPerfect =
    next?.lower === 'been' || hasForm(next, 'participle') || /^(?:already|just|not|never)$/.test(next?.lower ?? '')
  if (!isPerfect) return undefined
  const isState = moment?.opener?.lower === 'when' && BE_PAST.test(lowerAt(sentence, moment.predicate))
  return isState && next?.tag === 'verb'
    ? replaceTokens(sentence, verb.at, verb.at + 2, pastForm(baseOf(next, 'participle')), 'perfect-past-time')
    : changeWord(sentence, verb.at, 'had', 'past-perfect')
}

const isMoment = (sentence: Sentence, clause: Clause) =>
  ((/^(?:when|before)$/.test(clause.opener?.lower ?? '') &&
    !/\bas when $/i.test(sentence.text.slice(0, sentence.tokens[clause.subject.start]?.start))) ||
    /\bby the time $/i.test(sentence.text.slice(0, sentence.tokens[clause.subject.start]?.start))) &&
  tenseOfClause(sentence, clause) === 'past'

const ARRIVED = /\bby the time\b|\bwhen (?:\w+ ){1,4}(?:arrived|came|got|reached|returned)\b/i

/** 'By the time we arrived, the train already left'. */
function alreadyBefore({ sentence, verb, token, opener }: VerbView): Edit | undefined {
  if (token.tag !== 'verb' || lowerAt(sentence, verb.at - 1) !== 'already' || opener === 'when') return undefined
  if (!ARRIVED.test(sentence.text)) return undefined
  const right = `had already ${participleForm(baseOf(token, token.form))}`
  return replaceTokens(sentence, verb.at - 1, verb.at + 1, right, 'past-perfect')
}

/** 'I already fix the bug': what is over at once has been done; what lasts may be so already. */
function alreadyDone({ sentence, verb, token, base }: VerbView): Edit | undefined {
  const { agreement } = verb.subject
  if (token.tag !== 'verb' || lowerAt(sentence, verb.at - 1) !== 'already' || verb.first) return undefined
  if (!hasForm(token, 'base') || hasForm(token, 'past') || !EVENT.test(base) || agreement === 'unknown')
    return undefined
  if (HABIT.test(sentence.text.replace(/\bonce\b|\btoday\b/gi, '')) || PAST_TIME.test(sentence.text)) return undefined
  if (/\bwhen\b/i.test(sentence.text)) return undefined
  if (tenseOfOthers(sentence, verb.clause).includes('past')) return undefined
  const right = `${haveFor(agreement)} already ${participleForm(base)}`
  return replaceTokens(sentence, verb.at - 1, verb.at + 1, right, 'perfect-form')
}

const tenseOfOthers = (sentence: Sentence, clause: Clause) =>
  sentence.clauses.filter((one) => one !== clause).map((one) => tenseOfClause(sentence, one))

/** 'I didn't see him since Monday'. */
function notSince({ sentence, verb, token, base }: VerbView): Edit | undefined {
  const since = SINCE_POINT.exec(sentence.text)
  if (!since || !DO_FORMS.test(token.lower) || lowerAt(sentence, verb.at + 1) !== 'not') return undefined
  const doneAt = skipAdverbs(sentence.tokens, verb.at + 2)
  const isBetween = sentence.clauses.some(
    ({ subject, opener }) => subject.start > doneAt && (opener?.start ?? 0) < since.index,
  )
  if ((since.index > 0 && (token.start > since.index || isBetween)) || /^(?:want|need|think|believe)$/.test(base))
    return undefined
  const have = isOfPast(sentence, verb.clause) ? 'had' : haveFor(verb.subject.agreement)
  const right = `${have}n't ${participleForm(base)}`
  return replaceTokens(sentence, verb.at, doneAt + 1, right, 'perfect-since')
}

/** 'I met some friends that I didn't see since 2010': before what is told. */
const isOfPast = (sentence: Sentence, clause: Clause) => {
  const [main] = sentence.clauses
  return (
    main !== clause &&
    main !== undefined &&
    WHO_OR_THAT.test(clause.opener?.lower ?? '') &&
    tenseOfClause(sentence, main) === 'past'
  )
}
const WHO_OR_THAT = /^(?:who|whom|that|which)$/
