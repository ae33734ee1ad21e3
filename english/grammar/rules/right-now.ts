import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, hasForm } from '../verb-words.ts'

const OPINION = oneOf(`
  think know believe hope guess mean wonder suppose suggest feel love like want need understand agree live work
  wish prefer remember still own hate`)

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
