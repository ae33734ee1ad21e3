import type { Clause } from '../../sentences/clauses.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isMan, isPersonNoun, isWoman } from '../../words/people.ts'
import { HAVE, SUBJECT_WORDS, THIS_OR_THAT } from '../../words/word-sets.ts'
import type { Edit, Rule, Sentence } from '../sentence.ts'
import { beFor, doFor, hasForm, skipAdverbs } from '../verb-words.ts'

const HELPERS = 'is|are|was|were|do|does|did|can|could|will|would|should|must|have|has|wo|ca'
const TAG = new RegExp(
  `, ?(?:right or not|isn['’]t|((?:${HELPERS})(?:n['’]t)?) (i|you|he|she|it|we|they|there))\\?$`,
  'i',
)

/** 'You are tired, isn't it?' → 'aren't you?' */
export const questionTags: Rule = {
  id: 'question-tag',
  find: (sentence) => {
    const tag = TAG.exec(sentence.text)
    const clause = sentence.clauses[0]
    const right = tag && clause && clause.subject.start < 3 ? tagFor(sentence, clause) : undefined
    if (!tag || !right || isSame(tag, right)) return []
    const edit: Edit = { start: tag.index, end: sentence.text.length, text: `, ${right}?`, rule: 'question' }
    return [edit]
  },
}

const helperIn = (words: string) =>
  words
    .toLowerCase()
    .replace(/n['’]t/, '')
    .replace('wo', 'will')
    .replace(/^ca$/, 'can')

/** 'You like it, do you?' asks otherwise, with the same helper. */
function isSame([, helper = '', pronoun = '']: RegExpExecArray, right: string): boolean {
  const [word = '', who = ''] = right.split(' ')
  const asked = helperIn(helper)
  return (
    pronoun.toLowerCase() === who.toLowerCase() &&
    (helperIn(word).replace(/^wo$/, 'will').replace(/^ca$/, 'can') === asked || HAVE.test(asked))
  )
}

function tagFor(sentence: Sentence, clause: Clause): string | undefined {
  const subject = pronounOf(sentence, clause)
  const verb = sentence.tokens[clause.predicate]
  if (!verb || !subject || sentence.clauses.some((one) => one !== clause && one.opener?.text !== ',')) return undefined
  const said = sentence.tokens.slice(clause.adverbs, clause.end)
  const isNegative = said.some(({ tag, lower }) => tag === 'not' || /^(?:hardly|rarely|seldom)$/.test(lower))
  const next = sentence.tokens[skipAdverbs(sentence.tokens, clause.predicate + 1)]
  const helper = helperOf(verb, clause, next?.lower === 'been' || hasForm(next, 'participle'))
  if (!helper) return undefined
  if (helper === 'am') return isNegative ? 'am I' : "aren't I"
  const word = isNegative ? helper : helper === 'will' ? "won't" : helper === 'can' ? "can't" : `${helper}n't`
  return `${word} ${subject}`
}

/** The pronoun that stands for the subject; of a person with a name alone nobody knows. */
function pronounOf({ tokens }: Sentence, { subject }: Clause): string | undefined {
  const head = tokens[subject.head] as Token
  if (SUBJECT_WORDS.test(head.lower)) return head.lower === 'i' ? 'I' : head.lower
  if (THIS_OR_THAT.test(head.lower)) return 'it'
  if (head.tag !== 'noun' || subject.agreement === 'unknown') return undefined
  if (subject.agreement === 'many')
    return tokens.slice(subject.start, subject.end).some(({ lower }) => lower === 'i') ? 'we' : 'they'
  if (isMan(head.lower)) return 'he'
  if (isWoman(head.lower)) return 'she'
  return isPersonNoun(head) ? undefined : 'it'
}

function helperOf(verb: Token, { subject }: Clause, isPerfect: boolean): string | undefined {
  if (verb.tag === 'be') return beFor(subject.agreement, verb.form === 'past')
  if (verb.tag === 'modal') return helperIn(verb.lower) === 'may' ? undefined : helperIn(verb.lower)
  if (verb.tag === 'do') return verb.lower
  if (verb.tag === 'have' && isPerfect) return verb.lower
  if (verb.tag !== 'verb' && verb.tag !== 'have') return undefined
  return verb.form === 'past' ? 'did' : doFor(subject.agreement)
}
