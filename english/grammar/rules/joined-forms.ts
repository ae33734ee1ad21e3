import type { Clause } from '../../sentences/clauses.ts'
import { joiningWord } from '../../sentences/joined-verbs.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ruleWords } from '../../words/named-lists.ts'
import { inflectVerb, participleForm } from '../../words/verbs.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf, hasForm, skipAdverbs } from '../verb-words.ts'

const INSIDE: ReadonlySet<string> = new Set(['to', 'modal', 'do', 'be', 'have', 'verb', 'prep'])

/** What 'and' joins to a verb has the same form: 'is washed and then boil', 'I wake up and taking a bath'. */
export const joinedForms: Rule = {
  id: 'joined-forms',
  find: (sentence) =>
    sentence.clauses.flatMap((clause) => isDoneNext(sentence, clause) ?? andDoing(sentence, clause) ?? []),
}

const DONE = ruleWords('joined-forms done')

/** 'The rice is washed and then boil for ten minutes': what is done to it goes on. */
function isDoneNext(sentence: Sentence, { predicate }: Clause): Edit | undefined {
  const { tokens } = sentence
  const be = tokens[predicate]
  const done = tokens[skipAdverbs(tokens, predicate + 1)]
  if (be?.tag !== 'be' || done?.tag !== 'verb' || !hasForm(done, 'participle') || done.form === 'ing') return undefined
  const and = joiningWord(tokens, predicate + 1)
  if (and === undefined) return undefined
  const at = /^(?:then|finally|also|later)$/.test(lowerAt(sentence, and + 1)) ? and + 2 : and + 1
  const verb = tokens[at]
  const next = tokens[at + 1]
  const isAlone = !next || ['punct', 'prep', 'to', 'adv', 'and'].includes(next.tag)
  if (!verb || !DONE.test(verb.lower) || hasForm(verb, 'participle') || !isAlone) return undefined
  return changeWord(sentence, at, participleForm(verb.lower), 'passive-participle')
}

const TAKES_GERUND = ruleWords('joined-forms takes-gerund')

/** 'I wake up at five and taking a bath' */
function andDoing(sentence: Sentence, { subject, predicate, end }: Clause): Edit | undefined {
  const { tokens } = sentence
  const first = tokens[predicate]
  if (first?.tag !== 'verb' || predicate >= end || TAKES_GERUND.test(baseOf(first, first.form))) return undefined
  if (!['base', 'third', 'past'].includes(first.form ?? '') || INSIDE.has(tokens[subject.start - 1]?.tag ?? ''))
    return undefined
  const and = joiningWord(tokens, predicate)
  if (and === undefined || !isDoneSomething(sentence, and)) return undefined
  if (tokens.slice(predicate, and).some((token) => hasForm(token, 'ing') || /^(?:by|of|for|about)$/.test(token.lower)))
    return undefined
  const form = first.form === 'past' && hasForm(first, 'base') ? 'base' : (first.form ?? 'base')
  return changeWord(sentence, and + 1, inflectVerb(baseOf(tokens[and + 1] as Token, 'ing'), form), 'past-and')
}

/** 'and taking a bath', 'at six and making breakfast' */
function isDoneSomething(sentence: Sentence, and: number): boolean {
  const { tokens } = sentence
  const doing = tokens[and + 1]
  if (doing?.tag !== 'verb' || doing.form !== 'ing' || tokens[and]?.lower !== 'and') return false
  const isBehindTime = tokens[and - 1]?.tag === 'num' || /^(?:home|up|early|late)$/.test(lowerAt(sentence, and - 1))
  return (
    /^(?:the|an?|my|his|her|our|their|your|me|him|them|us|it)$/.test(lowerAt(sentence, and + 2)) ||
    (isBehindTime && ['noun', 'to', 'prep'].includes(tokens[and + 2]?.tag ?? ''))
  )
}
