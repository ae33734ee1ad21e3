import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { STATIVE } from '../../words/verb-kinds.ts'
import { inflectVerb } from '../../words/verbs.ts'
import { THIS_OR_THAT } from '../../words/word-sets.ts'
import { questionStart } from '../question-words.ts'
import { changeWord, type Edit, lowerAt, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, doFor, hasForm, skipAdverbs } from '../verb-words.ts'
import { isBareVerb } from './bare-verbs.ts'

const DOING = oneOf(`
  cook eat do watch read write make buy look wait cry laugh go play drink talk listen draw search sell wear run
  sing bring carry`)
const COMING = /^(?:come|go|join|leave)$/

/** 'Are you agree?', 'What is your father do?', 'Who is teach you?'; tells a statement apart. */
export function askedWithBe(sentence: Sentence, at: number): Edit | 'statement' | undefined {
  if (!isAsked(sentence, at)) return 'statement'
  const { tokens } = sentence
  const before = tokens[at - 1]
  const subject = plainNounPhrase(tokens, at + 1)
  if (!subject) return before?.lower === 'who' ? whoIs(sentence, at) : undefined
  const isLong = before?.tag === 'wh' && subject.end - subject.start > 1
  if (isLong && !isPlainQuestion(sentence, subject.end)) return undefined
  const end = isVerbAtEnd(sentence, subject.head) ? subject.head : subject.end
  const verbAt = skipAdverbs(tokens, end)
  const verb = tokens[verbAt]
  if (!verb || isLikened(sentence, verbAt)) return undefined
  const isDo = verb.lower === 'do' && tokens[verbAt + 1]?.tag === 'punct'
  const isVerb = isDo || verbAt === subject.head || isBareVerb(sentence, verb, verbAt)
  return isVerb ? askedAgain(sentence, at, subject, verbAt) : undefined
}

/** At the start or behind a question word; 'the man who is' asks nothing. */
function isAsked(sentence: Sentence, at: number): boolean {
  const { tokens, clauses } = sentence
  const before = tokens[at - 1]
  const isBehindComma = before?.text === ',' && (at === questionStart(sentence) || isAskedAtEnd(sentence, at))
  if (at === 0 || isBehindComma) return true
  const isRelative = clauses.some(({ predicate, subject }) => predicate === at && tokens[subject.end - 1] === before)
  return before?.tag === 'wh' && !isRelative
}

/** 'You look tired, are you have a problem?' */
const isAskedAtEnd = ({ text, tokens }: Sentence, at: number) => /\?\s*$/.test(text) && tokens[at + 1]?.tag === 'pron'

/** 'What is she like?', 'Is it always like this?' */
const isLikened = (sentence: Sentence, at: number): boolean =>
  lowerAt(sentence, at) === 'like' &&
  ['punct', 'det', 'sub', 'to', 'adv', 'prep', undefined].includes(sentence.tokens[at + 1]?.tag) &&
  (sentence.tokens.slice(0, at).some(({ lower }) => lower === 'what') || THIS_OR_THAT.test(lowerAt(sentence, at + 1)))

/** 'What is your father do?', 'Where is your brother work now?' */
function isPlainQuestion({ tokens }: Sentence, at: number): boolean {
  const verb = tokens[at]
  const isVerb = verb?.tag === 'verb' && verb.form === 'base' && verb.readings.kinds.noun < 6 && verb.lower !== 'like'
  return (verb?.lower === 'do' || isVerb) && ['punct', 'adv', 'prep', undefined].includes(tokens[at + 1]?.tag)
}

/** 'Is your brother work here?': the last noun of the subject is its verb. */
function isVerbAtEnd(sentence: Sentence, at: number): boolean {
  const verb = sentence.tokens[at]
  if (verb?.tag !== 'noun' || sentence.tokens[at - 1]?.tag !== 'noun' || verb.readings.kinds.verb < 5) return false
  return (
    hasForm(verb, 'base') && /^(?:here|there|in|at|on|every|for|with|near|as|today)$/.test(lowerAt(sentence, at + 1))
  )
}

/** 'Who is teach you?' */
function whoIs(sentence: Sentence, at: number): Edit | undefined {
  const verb = sentence.tokens[at + 1]
  if (!verb || lowerAt(sentence, at) !== 'is' || !isBareVerb(sentence, verb, at + 1)) return undefined
  return replaceTokens(sentence, at, at + 2, inflectVerb(baseOf(verb, verb.form), 'third'), 'be-verb')
}

function askedAgain(sentence: Sentence, at: number, subject: NounPhrase, verbAt: number): Edit {
  const be = sentence.tokens[at] as Token
  const verb = sentence.tokens[verbAt] as Token
  const base = baseOf(verb, verb.form)
  const isWhat = /^(?:what|where|who|why)$/.test(lowerAt(sentence, at - 1)) && DOING.test(base)
  const isOfHim = base === 'do' && sentence.tokens[verbAt - 1]?.tag === 'noun'
  const isSoon = COMING.test(base) && /\b(?:tonight|tomorrow|today|now)\b/i.test(sentence.text)
  if (!STATIVE.test(base) && ((isWhat && !isOfHim) || isSoon))
    return changeWord(sentence, verbAt, inflectVerb(base, 'ing'), 'ing-be')
  const helper = be.form === 'past' ? 'did' : doFor(subject.agreement)
  const between = sentence.text.slice(be.end, verb.start)
  return replaceTokens(sentence, at, verbAt + 1, `${helper}${between}${base}`, 'be-verb')
}
