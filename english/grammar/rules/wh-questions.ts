import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import { nounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { OTHER_SUBJECTS, WHO_OR_WHAT } from '../../words/word-sets.ts'
import { isHelper, isQuestion, questionStart, questionWordEnd, textOf } from '../question-words.ts'
import { type Edit, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, beFor, doFor, hasForm, skipAdverbs } from '../verb-words.ts'

/** 'Where you live?', 'What time the class starts?', 'Why she is crying?' */
export const whQuestions: Rule = {
  id: 'question-order',
  readsClauses: 'all',
  find: (sentence) => {
    const who = whoDoes(sentence)
    if (who) return [who]
    const end = questionWordEnd(sentence)
    if (end === undefined) return []
    const subject = nounPhrase(sentence.tokens, end)
    if (!subject || (!isQuestion(sentence) && !looksAsked(sentence, subject))) return []
    return [whEdit(sentence, end, subject) ?? []].flat()
  },
}

/** 'Who teach your son?': the question word is one person. */
function whoDoes(sentence: Sentence): Edit | undefined {
  const at = questionStart(sentence)
  const verb = sentence.tokens[at + 1]
  if (!WHO_OR_WHAT.test(lowerAt(sentence, at)) || !isQuestion(sentence) || verb?.tag !== 'verb' || verb.form !== 'base')
    return undefined
  const next = sentence.tokens[at + 2]
  if (hasForm(verb, 'past') || next?.tag === 'be' || (lowerAt(sentence, at) === 'what' && verb.readings.kinds.noun > 4))
    return undefined
  return replaceTokens(sentence, at + 1, at + 2, inflectVerb(baseOf(verb, 'base'), 'third'), 'third-person')
}

/** A short 'where you live' without its mark is a question too. */
const looksAsked = (sentence: Sentence, subject: NounPhrase) =>
  sentence.tokens.length <= 10 &&
  OTHER_SUBJECTS.test(lowerAt(sentence, subject.head)) &&
  !/,/.test(sentence.text) &&
  /^(?:where|why|what|which|how)$/.test(lowerAt(sentence, 0)) &&
  ['verb', 'modal'].includes(sentence.tokens[subject.end]?.tag ?? '') &&
  sentence.tokens.slice(subject.end + 1).every((token) => !['be', 'verb', 'modal'].includes(token.tag))

function whEdit(sentence: Sentence, at: number, subject: NounPhrase): Edit | undefined {
  const verbAt = skipAdverbs(sentence.tokens, subject.end)
  const verb = sentence.tokens[verbAt]
  if (isWithoutVerb(sentence, at, subject)) return beAt(sentence, at, subject)
  if (!verb || isSubjectQuestion(sentence, at, subject)) return undefined
  if (isHelper(sentence, verbAt)) return helperFirst(sentence, at, subject, verbAt)
  if (lacksVerb(sentence, subject, verbAt)) return beAt(sentence, at, subject)
  const words = textOf(sentence, subject.start, subject.end)
  if (verb.tag === 'have')
    return replaceTokens(
      sentence,
      at,
      verbAt + 1,
      [doFor(subject.agreement), ...textsOf(sentence, subject.start, verbAt), 'have'].join(' '),
      'question',
    )
  if (verb.tag !== 'verb' || verb.form === 'ing' || verb.form === 'participle') return undefined
  const isPast = verb.form === 'past' && (!hasForm(verb, 'base') || /\b(?:yesterday|last|ago)\b/i.test(sentence.text))
  const helper = isPast ? 'did' : doFor(subject.agreement)
  const between = sentence.tokens
    .slice(subject.end, verbAt)
    .filter(({ lower }) => lower !== 'not')
    .map(({ text }) => text)
  return replaceTokens(
    sentence,
    at,
    verbAt + 1,
    [helper, words, ...between, baseOf(verb, verb.form)].join(' '),
    'question',
  )
}

const textsOf = ({ tokens }: Sentence, from: number, to: number) => tokens.slice(from, to).map(({ text }) => text)

const beAt = (sentence: Sentence, at: number, subject: NounPhrase): Edit =>
  replaceTokens(
    sentence,
    at,
    subject.start + 1,
    `${beFor(subject.agreement)} ${sentence.tokens[subject.start]?.text}`,
    'question',
  )

/** 'How old your brother?', 'Who your English teacher, Miss?', 'Where the toilet?' */
function isWithoutVerb({ tokens }: Sentence, at: number, subject: NounPhrase): boolean {
  const next = tokens[subject.end]
  const word = tokens[at - 1]?.lower ?? ''
  if (next && !/^[?,]$/.test(next.text) && !/^(?:tomorrow|today|tonight|now)$/.test(next.lower)) return false
  if (/^(?:why|many)$/.test(word) || tokens.some(({ tag }) => ['be', 'do', 'have', 'modal', 'verb'].includes(tag)))
    return false
  const first = tokens[subject.start]
  return first?.tag === 'poss' || /^(?:you|he|she|they|it|we|the|this|that|these|those|one)$/.test(first?.lower ?? '')
}

/** 'Why your phone always off?': nothing in it is a verb. */
function lacksVerb({ tokens }: Sentence, subject: NounPhrase, at: number): boolean {
  const first = tokens[subject.start]
  if (!['poss', 'det', 'pron'].includes(first?.tag ?? '') || subject.agreement === 'unknown') return false
  if (tokens.slice(subject.end).some(({ tag }) => ['verb', 'be', 'have', 'do', 'modal'].includes(tag))) return false
  return (
    tokens[at]?.tag === 'adj' ||
    /^(?:off|on|down|here|there|so|very|too|late|in|at|from)$/.test(tokens[at]?.lower ?? '')
  )
}

/** 'Who lives here?', 'How many people came?': the question word is the subject itself. */
function isSubjectQuestion(sentence: Sentence, at: number, subject: NounPhrase): boolean {
  const { tokens } = sentence
  const first = tokens[subject.start]
  if (isHelper(sentence, skipAdverbs(tokens, subject.end))) return false
  if (
    at === 1 &&
    /^(?:who|what|which)$/.test(lowerAt(sentence, 0)) &&
    !['pron', 'poss', 'det', 'name'].includes(first?.tag ?? '')
  )
    return true
  return (
    lowerAt(sentence, at - 1) === 'many' ||
    (lowerAt(sentence, 0) === 'how' && tokens[at - 1]?.tag === 'noun' && first?.tag !== 'pron')
  )
}

function helperFirst(sentence: Sentence, at: number, subject: NounPhrase, verbAt: number): Edit | undefined {
  const verb = sentence.tokens[verbAt] as Token
  if (verb.lower === 'be' || subject.start !== at || subject.end !== verbAt) return undefined
  const not = sentence.tokens[verbAt + 1]?.text === "n't" ? 1 : 0
  const helper = verb.text.startsWith("'") ? verb.lower.replace("'s", 'is') : verb.text
  const words = `${helper}${not ? "n't" : ''} ${textOf(sentence, subject.start, subject.end)}`
  return replaceTokens(sentence, at, verbAt + 1 + not, words, 'question')
}
