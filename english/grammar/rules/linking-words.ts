import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import { nounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { isSomebody } from '../../words/people.ts'
import { SUBJECT_WORDS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, removeTokens, replaceTokens, type Sentence } from '../sentence.ts'
import { baseOf, doFor, hasForm, isVerbal, skipAdverbs } from '../verb-words.ts'

/** 'because of it rained', 'during I was sick', 'despite he was late', 'Not only he missed', 'For example is'. */
export const linkingWords: Rule = {
  id: 'linking-words',
  find: (sentence) => [
    ...sentence.tokens.flatMap((token, at) => beforeClause(sentence, token, at) ?? []),
    ...inverted(sentence),
  ],
}

const wordsOf = (sentence: Sentence, from: number, to: number) =>
  sentence.text.slice(sentence.tokens[from]?.start, sentence.tokens[to - 1]?.end)

/** A subject with its verb begins at `at`. */
function clauseAt({ tokens }: Sentence, at: number): NounPhrase | undefined {
  const subject = nounPhrase(tokens, at)
  if (!subject || tokens[subject.end]?.text === ',') return undefined
  const verb = tokens[skipAdverbs(tokens, subject.end)]
  return carriesTense(verb, tokens[subject.end + 1], isPersonal(tokens[at])) ? subject : undefined
}

function carriesTense(verb: Token | undefined, next: Token | undefined, isSure: boolean): boolean {
  if (!verb || !isVerbal(verb) || /^(?:be|been|being|having)$/.test(verb.lower)) return false
  if (/^(?:got|fell|came|went)$/.test(verb.lower)) return true
  if (verb.form === 'past' || verb.form === 'participle')
    return (
      isSure || verb.tag !== 'verb' || !hasForm(verb, 'participle') || ['det', 'poss', 'obj'].includes(next?.tag ?? '')
    )
  return verb.tag !== 'verb' || verb.form === 'third' || verb.readings.kinds.noun < 3
}

const isPersonal = (token: Token | undefined) => SUBJECT_WORDS.test(token?.lower ?? '')

function beforeClause(sentence: Sentence, { lower }: Token, at: number): Edit | undefined {
  const next = lowerAt(sentence, at + 1)
  if (lower === 'because' && next === 'of')
    return hangsOn(sentence, at, at + 2) ? removeTokens(sentence, at + 1, at + 2, 'joining') : undefined
  if (lower === 'during') return whileIn(sentence, at)
  const isSpite = lower === 'in' && next === 'spite'
  if (lower !== 'despite' && !isSpite) return undefined
  const from = isSpite ? at + 3 : next === 'of' ? at + 2 : at + 1
  return hangsOn(sentence, at, from) ? replaceTokens(sentence, at, from, 'although', 'joining') : undefined
}

function whileIn(sentence: Sentence, at: number): Edit | undefined {
  const subject = clauseAt(sentence, at + 1)
  if (!subject) return undefined
  const isSaid =
    isPersonal(sentence.tokens[at + 1]) ||
    isSomebody(sentence.tokens[subject.head]) ||
    sentence.tokens[subject.end + 1]?.form === 'ing'
  return isSaid ? changeWord(sentence, at, 'while', 'joining') : undefined
}

/** A clause follows; in 'Being late because of traffic is normal' the verb belongs to what stands before. */
const hangsOn = (sentence: Sentence, at: number, from: number) =>
  (clauseAt(sentence, from) !== undefined || sentence.tokens[from]?.tag === 'there') &&
  (at === 0 || sentence.tokens.slice(0, at).some((token) => isVerbal(token) && token.form !== 'ing'))

const NEGATIVE_OPENERS = /^(?:never|seldom|rarely)$/

/** 'Not only he missed the deadline' → 'Not only did he miss': the helper comes before the subject. */
function inverted(sentence: Sentence): Edit[] {
  const { tokens } = sentence
  const isNotOnly = lowerAt(sentence, 0) === 'not' && lowerAt(sentence, 1) === 'only'
  if (!isNotOnly && !(NEGATIVE_OPENERS.test(lowerAt(sentence, 0)) && isPersonal(tokens[1]))) return []
  const subject = nounPhrase(tokens, isNotOnly ? 2 : 1)
  const at = subject && skipAdverbs(tokens, subject.end)
  const words = subject && at !== undefined && helperFirst(sentence, subject, at)
  return words ? [replaceTokens(sentence, subject.start, at + 1, words, 'joining')] : []
}

function helperFirst(sentence: Sentence, subject: NounPhrase, at: number): string | undefined {
  const verb = sentence.tokens[at]
  if (!verb || !isVerbal(verb)) return undefined
  const words = wordsOf(sentence, subject.start, at)
  const isPerfect = verb.tag === 'have' && sentence.tokens[at + 1]?.tag === 'verb'
  if (['be', 'modal', 'do'].includes(verb.tag) || isPerfect) return `${verb.text} ${words}`
  const helper = verb.form === 'past' ? 'did' : doFor(subject.agreement)
  return `${helper} ${words} ${verb.tag === 'have' ? 'have' : baseOf(verb, verb.form)}`
}
