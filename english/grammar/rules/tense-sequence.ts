import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { inflectVerb, pastForm } from '../../words/verbs.ts'
import { AND_BUT_SO, BE_NOW_SHORT, BE_PAST, HAVE } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm } from '../verb-words.ts'
import { HABIT } from './told-events.ts'

const isSimplePast = (sentence: Sentence, clause: Clause): boolean => {
  const verb = sentence.tokens[clause.predicate]
  if (!verb || clause.predicate >= clause.end) return false
  if (verb.tag === 'be' || verb.tag === 'do') return verb.form === 'past'
  return verb.tag === 'verb' && verb.form === 'past' && !hasForm(verb, 'base')
}

const OPINION = oneOf(`
  think know believe hope guess mean wonder suppose suggest feel love like want need understand agree live work
  wish prefer remember still own hate`)

/** 'After she ate, she go', 'By the time we got there, it has started'. */
export const tenseSequence: Rule = {
  id: 'tense-sequence',
  find: (sentence) => [...earlier(sentence), ...mainClause(sentence), ...toldOn(sentence), ...sinceIAm(sentence)],
}

/** What was over before another past moment stands in the past perfect. */
function earlier(sentence: Sentence): Edit[] {
  const moment = sentence.clauses.find(
    (one) =>
      (/^(?:when|before)$/.test(one.opener?.lower ?? '') ||
        /\bby the time $/i.test(sentence.text.slice(0, sentence.tokens[one.subject.start]?.start))) &&
      isSimplePast(sentence, one),
  )
  const byTheTime = /\bby the time (?:\w+ ){1,3}(?:\w+ed|got|came|went|arrived|reached|left|woke|saw|was|were)\b/i.test(
    sentence.text,
  )
  if ((!moment && !byTheTime) || /\bsince[.!]?$/i.test(sentence.text)) return []
  return sentence.clauses.flatMap((clause) => {
    const have = sentence.tokens[clause.predicate]
    if (clause === moment || have?.tag !== 'have' || !HAVE.test(have.lower) || clause.opener?.lower === 'since')
      return []
    const next = sentence.tokens[clause.predicate + 1]
    const isPerfect =
      next !== undefined &&
      (next.lower === 'been' || hasForm(next, 'participle') || /^(?:already|just|not|never)$/.test(next.lower))
    const isState = BE_PAST.test(sentence.tokens[moment?.predicate ?? -1]?.lower ?? '')
    if (isPerfect && isState && moment?.opener?.lower === 'when' && next.tag === 'verb')
      return [
        replaceTokens(
          sentence,
          clause.predicate,
          clause.predicate + 2,
          pastForm(baseOf(next, 'participle')),
          'perfect-past-time',
        ),
      ]
    return isPerfect && clause.predicate < clause.end
      ? [changeWord(sentence, clause.predicate, 'had', 'past-perfect')]
      : []
  })
}

/** The clause beside 'after she ate' or 'when I arrived' tells of the past too. */
function mainClause(sentence: Sentence): Edit[] {
  const told = sentence.clauses.find(
    (one) =>
      /^(?:when|after|before|while|as|once|although|though)$/.test(one.opener?.lower ?? '') &&
      isSimplePast(sentence, one),
  )
  if (
    !told ||
    HABIT.test(sentence.text.replace(/^(?:even )?though.*?, .{1,12} still|^although.*?, .{1,12} still/i, ''))
  )
    return []
  return sentence.clauses.flatMap((clause) => {
    const verb = sentence.tokens[clause.predicate]
    if (clause === told || !verb || clause.predicate >= clause.end || !isBeside(sentence, clause, told)) return []
    if (verb.tag === 'have') return hadThen(sentence, clause, told)
    if (verb.tag !== 'verb' || (verb.form !== 'base' && verb.form !== 'third') || hasForm(verb, 'past')) return []
    const base = baseOf(verb, verb.form)
    const isOverThen = told.opener?.lower === 'before' && /^(?:live|work|own|like|love|hate|think)$/.test(base)
    return OPINION.test(base) && !isOverThen
      ? []
      : [changeWord(sentence, clause.predicate, pastForm(base), 'past-sequence')]
  })
}

/** 'When the lights went out, we have dinner', 'After I paid, I have no money left'. */
function hadThen(sentence: Sentence, clause: Clause, told: Clause): Edit[] {
  const { tokens } = sentence
  const have = tokens[clause.predicate]
  const next = tokens[clause.predicate + 1]
  if (!HAVE.test(have?.lower ?? '') || !next || hasForm(next, 'participle')) return []
  if (!['noun', 'det', 'poss', 'num', 'to'].includes(next.tag)) return []
  const isMeal = told.opener?.lower === 'when' && /^(?:breakfast|lunch|dinner|supper)$/.test(next.lower)
  const right = isMeal ? `${beFor(clause.subject.agreement, true)} having` : 'had'
  return [changeWord(sentence, clause.predicate, right, 'past-sequence')]
}

/** 'I met a tourist and she ask me': a bare verb that goes on with the story. */
function toldOn(sentence: Sentence): Edit[] {
  return sentence.clauses.flatMap((clause, index) => {
    const verb = sentence.tokens[clause.predicate]
    const before = sentence.clauses[index - 1]
    if (!before || !AND_BUT_SO.test(clause.opener?.lower ?? '') || clause.subject.agreement !== 'one') return []
    if (verb?.tag !== 'verb' || verb.form !== 'base' || hasForm(verb, 'past') || clause.predicate >= clause.end)
      return []
    if (!isSimplePast(sentence, before) || sentence.tokens[clause.subject.head]?.tag !== 'pron') return []
    return [changeWord(sentence, clause.predicate, pastForm(baseOf(verb, 'base')), 'past-sequence')]
  })
}

function isBeside(sentence: Sentence, clause: Clause, told: Clause): boolean {
  const before = sentence.tokens[clause.subject.start - 1]
  if (before && ['do', 'modal', 'be', 'have', 'to', 'prep', 'verb'].includes(before.tag)) return false
  const isFirst = clause.opener === undefined && clause.subject.start < told.subject.start
  const isAfterComma = clause.opener?.text === ',' && clause.subject.start > told.subject.start
  return (
    (isFirst && sentence.clauses.indexOf(told) === 1) ||
    (isAfterComma && (told.opener === sentence.tokens[0] || /^as soon as /i.test(sentence.text)))
  )
}

/** 'I have known him since I am a child'. */
function sinceIAm(sentence: Sentence): Edit[] {
  return sentence.clauses.flatMap((clause) => {
    const be = sentence.tokens[clause.predicate]
    if (clause.opener?.lower !== 'since' || !be || !BE_NOW_SHORT.test(be.lower)) return []
    const rest = sentence.text.slice(be.end)
    return /^ (?:still )?(?:a|an|in|at|young|little|small|\w+ years|on)\b/i.test(rest) &&
      /\b(?:have|has|'ve|know|live|like|love|work|study|learn|play|friends)\b/i.test(sentence.text)
      ? [changeWord(sentence, clause.predicate, beFor(clause.subject.agreement, true), 'past-time')]
      : []
  })
}

const NOW = /\b(?:right now|at the moment|at this moment|just now look)\b|^currently\b/i
const LOOK =
  /^(?:look|listen|be quiet|please be quiet|shh|quiet|hurry up|wait|sorry)[,!.]|^please (?:wait|be quiet)|^(?:look|look at|listen to) [^.,!]*[.,!] /i
const MOMENTARY = new RegExp(
  `^(?:${[
    'sleep|cook|eat|cry|rain|bathe|shower|wait|wash|talk|sing|dance|swim|clean|play|watch|read|write|drive',
    'walk|run|listen|study|prepare|shop|chat|type|bake|iron|repair|fix|paint|speak|snow|laugh|shout|fight|park',
    'have-lunch|make|do|use|check|print|call|practice|practise|climb|jump|sweep|drink|work-out|come|go|take',
  ].join('|')})$`,
)
const ENDS_NOW = /^(?:sleep|cook|cry|rain|bathe|shower|wash|iron|sweep|bake|snow|eat|talk|wait|swim|dance)$/

/** 'The baby sleeps right now': what goes on at this moment. */
export const atThisMoment: Rule = {
  id: 'right-now',
  find: (sentence) => {
    const sure = NOW.test(sentence.text) || LOOK.test(sentence.text)
    const nowAtEnd = /\bnow[.!]?$/i.test(sentence.text)
    if (
      (!sure && !nowAtEnd) ||
      /\b(?:every|usually|always|often|never|yesterday|last|if|sometimes|can|from now)\b/i.test(sentence.text)
    )
      return []
    return sentence.clauses.flatMap((clause) => progressive(sentence, clause, sure) ?? [])
  },
}

function progressive(sentence: Sentence, clause: Clause, sure: boolean): Edit | undefined {
  const verb = sentence.tokens[clause.predicate]
  if (verb?.tag !== 'verb' || clause.predicate >= clause.end || hasForm(verb, 'past')) return undefined
  if ((verb.form !== 'third' && verb.form !== 'base') || !isSureSubject(sentence, clause)) return undefined
  const base = baseOf(verb, verb.form)
  const isMeant = LOOK.test(sentence.text) ? !OPINION.test(base) : (sure ? MOMENTARY : ENDS_NOW).test(base)
  if (!isMeant || !happensNow(sentence, clause, verb)) return undefined
  const { agreement } = clause.subject
  const be = beFor(agreement === 'unknown' ? 'many' : agreement)
  return replaceTokens(
    sentence,
    clause.predicate,
    clause.predicate + 1,
    `${be} ${inflectVerb(base, 'ing')}`,
    'right-now',
  )
}

/** The clause has its 'now', or 'Look!' stands before it. */
function happensNow(sentence: Sentence, clause: Clause, verb: Token): boolean {
  const own = sentence.text.slice(verb.start, sentence.tokens[clause.end - 1]?.end)
  if (/\bnow\b|moment/i.test(own)) return true
  if (/^(?:right now|at the moment|at this moment|currently),? /i.test(sentence.text) && clause === sentence.clauses[0])
    return true
  const isOrder = /^you$/.test(lowerAt(sentence, clause.subject.head))
  return LOOK.test(sentence.text) && !isOrder && /^(?:[,!.]|because)$/.test(clause.opener?.lower ?? '')
}

function isSureSubject({ tokens }: Sentence, { subject }: Clause): boolean {
  const head = tokens[subject.head] as Token
  if (['do', 'modal', 'be', 'have', 'to', 'prep', 'verb'].includes(tokens[subject.start - 1]?.tag ?? '')) return false
  return (
    head.lower !== 'you' && (head.tag === 'pron' || ['det', 'poss', 'name'].includes(tokens[subject.start]?.tag ?? ''))
  )
}
