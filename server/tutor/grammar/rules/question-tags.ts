import type { Clause } from '../../english/clauses.ts'
import type { Token } from '../../english/tokens.ts'
import type { Edit, Rule, Sentence } from '../sentence.ts'
import { beFor, doFor, hasForm, skipAdverbs } from '../verb-words.ts'

const TAG = /, ?(?:isn['’]t it|is it|right or not|isn['’]t)\?$/i

/** 'You are tired, isn't it?' → 'aren't you?' */
export const questionTags: Rule = {
  id: 'question-tag',
  find: (sentence) => {
    const tag = TAG.exec(sentence.text)
    const clause = sentence.clauses[0]
    const right = tag && clause?.subject.start === 0 ? tagFor(sentence, clause) : undefined
    if (!tag || !right) return []
    const edit: Edit = { start: tag.index, end: sentence.text.length, text: `, ${right}?`, rule: 'question' }
    return [edit]
  },
}

function tagFor(sentence: Sentence, clause: Clause): string | undefined {
  const subject = sentence.tokens[clause.subject.head] as Token
  const verb = sentence.tokens[clause.predicate]
  if (!verb || !/^(?:i|you|he|she|we|they)$/.test(subject.lower)) return undefined
  const isNegative = sentence.tokens.slice(clause.adverbs, clause.end).some(({ tag }) => tag === 'not')
  const next = sentence.tokens[skipAdverbs(sentence.tokens, clause.predicate + 1)]
  const helper = helperOf(verb, clause, next?.lower === 'been' || hasForm(next, 'participle'))
  if (!helper) return undefined
  if (helper === 'am') return isNegative ? 'am I' : "aren't I"
  const word = isNegative ? helper : helper === 'will' ? "won't" : helper === 'can' ? "can't" : `${helper}n't`
  return `${word} ${subject.lower === 'i' ? 'I' : subject.lower}`
}

function helperOf(verb: Token, { subject }: Clause, isPerfect: boolean): string | undefined {
  if (verb.tag === 'be') return beFor(subject.agreement, verb.form === 'past')
  if (verb.tag === 'modal' || verb.tag === 'do') return verb.lower
  if (verb.tag === 'have' && isPerfect) return verb.lower
  if (verb.tag !== 'verb' && verb.tag !== 'have') return undefined
  return verb.form === 'past' ? 'did' : doFor(subject.agreement)
}
