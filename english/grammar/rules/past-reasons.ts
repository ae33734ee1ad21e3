import type { Clause } from '../../sentences/clauses.ts'
import { oneOf } from '../../words/one-of.ts'
import { BE_NOW_SHORT, LINK_WORDS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Sentence } from '../sentence.ts'
import { PAST_TIME } from '../times.ts'
import { beFor, hasForm } from '../verb-words.ts'
import { EVENT, eventAt, HABIT, isPast, ownVerb, toPast } from './told-events.ts'

const THAT_DAY = /\bthat (?:day|night|morning|evening|afternoon|week|weekend|month|year)[.!]?$/i
const PASSING = oneOf(`
  sick ill tired busy late hungry thirsty absent full closed wet noisy crowded angry sad nervous afraid lost
  broken empty heavy hot cold raining bored dark cloudy sunny hurt sleepy drunk alone upset worried scared
  excited happy jammed flooded cancelled delayed bad unwell in at out away stuck terrible injured dead loud
  missing asleep awake wounded`)

/** 'She didn't come yesterday because she is sick'. */
export function becauseItWas(sentence: Sentence): Edit[] {
  if (HABIT.test(sentence.text)) return []
  return sentence.clauses.flatMap((clause, index) => {
    const be = ownVerb(sentence, clause)
    const before = sentence.clauses[index - 1]
    if (!LINK_WORDS.test(clause.opener?.lower ?? '') || !BE_NOW_SHORT.test(be?.lower ?? '')) return []
    if (!before || !(isPast(sentence, before) || isCould(sentence, before))) return []
    if (!THAT_DAY.test(sentence.text) && !hasPassed(sentence, clause, before)) return []
    const { agreement } = clause.subject
    const was = beFor(agreement === 'unknown' ? 'one' : agreement, true)
    return [changeWord(sentence, clause.predicate, was, 'past-time')]
  })
}

/** 'I was sick' ends; without a time, only what somebody did for it says when. */
function hasPassed(sentence: Sentence, clause: Clause, before: Clause): boolean {
  let at = clause.predicate + 1
  while (/^(?:not|very|so|too|really|quite)$/.test(lowerAt(sentence, at))) at += 1
  const word = lowerAt(sentence, at)
  const isDoing = hasForm(sentence.tokens[at], 'ing') && /^(?:did|could)$/.test(ownVerb(sentence, before)?.lower ?? '')
  if (isDoing && clause.opener?.lower === 'because') return true
  if (PAST_TIME.test(sentence.text)) return PASSING.test(word)
  return clause.opener?.lower === 'because' && ownVerb(sentence, before)?.tag !== 'be' && MOMENTS.test(word)
}

const MOMENTS = oneOf(`
  sick ill late hungry thirsty absent closed wet crowded lost raining snowing sleepy drunk asleep stuck jammed
  flooded cancelled delayed full`)

const isCould = (sentence: Sentence, clause: Clause | undefined) =>
  /^(?:could|didn)$/.test((clause && ownVerb(sentence, clause)?.lower) ?? '')

/** 'I was late because I forget my key', 'She cried because her cat die'. */
export function becauseItHappened(sentence: Sentence): Edit[] {
  return sentence.clauses.flatMap((clause, index) => {
    const beside = besideReason(sentence, clause, index)
    if (!beside || !(isPast(sentence, beside) || isCould(sentence, beside))) return []
    if (lacksDid(sentence, clause)) return [changeWord(sentence, clause.predicate, 'did', 'past-sequence')]
    const base = eventAt(sentence, clause)
    return base && !isHabit(sentence, clause) && isOneEvent(sentence, clause, base)
      ? [toPast(sentence, clause, base)]
      : []
  })
}

function isOneEvent(sentence: Sentence, { subject, predicate }: Clause, base: string): boolean {
  const form = sentence.tokens[predicate]?.form
  if (!['pron', 'poss', 'det', 'name'].includes(sentence.tokens[subject.start]?.tag ?? '')) return false
  if (form === 'third' && /^(?:open|close|start|begin|finish|leave|arrive)$/.test(base)) return false
  return EVENT.test(base) || (subject.agreement === 'one' && form === 'base')
}

/** 'because he don't wear a helmet' */
const lacksDid = (sentence: Sentence, clause: Clause) =>
  lowerAt(sentence, clause.predicate) === (clause.subject.agreement === 'one' ? 'do' : 'does') &&
  lowerAt(sentence, clause.predicate + 1) === 'not' &&
  clause.opener?.lower === 'because'

/** The clause that a reason stands beside, or the reason itself. */
function besideReason(sentence: Sentence, clause: Clause, index: number): Clause | undefined {
  const next = sentence.clauses[index + 1]
  if (clause.opener?.lower === 'when' && clause.opener !== sentence.tokens[0]) return sentence.clauses[index - 1]
  if (lowerAt(sentence, 0) === 'suddenly' && index === 0) return next
  if (clause.opener?.lower === 'because')
    return clause.opener === sentence.tokens[0] ? next : sentence.clauses[index - 1]
  return next?.opener?.lower === 'because' && index === 0 && PAST_TIME.test(sentence.text) ? next : undefined
}

const isHabit = (sentence: Sentence, { subject, end }: Clause) =>
  HABIT.test(sentence.text.slice(sentence.tokens[subject.start]?.start, sentence.tokens[end - 1]?.end))
