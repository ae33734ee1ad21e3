import type { NounPhrase } from '../../sentences/noun-phrase.ts'
import { nounPhrase } from '../../sentences/noun-phrases.ts'
import type { Token } from '../../sentences/tokens.ts'
import { ASKING_WORDS, HERE_OR_THERE } from '../../words/word-sets.ts'
import type { Sentence } from '../sentence.ts'
import { skipAdverbs } from '../verb-words.ts'

/** A helper and what stands where its verb should: 'can … sings', 'did you … went'. */
export interface HelperLink {
  sentence: Sentence
  helper: Token
  at: number
  /** Whose it is, where that is known. */
  subject: NounPhrase | undefined
  /** Where the verb should stand; there may be something else. */
  verbAt: number
}

const MEASURES = /^(?:time|many|much|kind|book|long|often|and)$/

export function linkAt(sentence: Sentence, at: number): HelperLink {
  const { tokens } = sentence
  const helper = tokens[at] as Token
  const next = skipAdverbs(tokens, at + 1)
  const subject = isAsked(sentence, at) ? askedSubject(sentence, at, next) : undefined
  if (subject) return { sentence, helper, at, subject, verbAt: skipAdverbs(tokens, overPlace(tokens, subject.end)) }
  const clause = sentence.clauses.find(({ predicate, end }) => predicate <= at && end > at)
  // 'the budget I will submit'
  const own = tokens[at - 1]?.tag === 'pron' ? nounPhrase(tokens, at - 1) : undefined
  return { sentence, helper, at, subject: own ?? clause?.subject, verbAt: next }
}

/** A question: 'did you', 'where have you', 'how many languages does she'. */
function isAsked({ tokens, text }: Sentence, at: number): boolean {
  const before = tokens[at - 1]
  if (at === 0 || (at === 1 && tokens[0]?.lower === 'when') || isAskedNoun(tokens, at)) return true
  if (tokens[at]?.tag === 'have' || tokens[at]?.tag === 'be')
    return (
      (before?.tag === 'wh' && tokens[at - 2]?.tag !== 'noun') || (before?.text === ',' && text.trimEnd().endsWith('?'))
    )
  return before?.tag === 'wh' || before?.tag === 'punct' || MEASURES.test(before?.lower ?? '')
}

/** 'How many languages does …': the helper stands behind the noun that is asked for. */
const isAskedNoun = (tokens: readonly Token[], at: number) =>
  ASKING_WORDS.test(tokens[0]?.lower ?? '') &&
  tokens[at - 1]?.tag === 'noun' &&
  tokens.slice(1, at).every(({ tag }) => ['det', 'adj', 'noun', 'num'].includes(tag))

function askedSubject({ tokens }: Sentence, at: number, next: number): NounPhrase | undefined {
  const isDoing = tokens[next]?.form === 'ing' && (tokens[next - 1]?.tag === 'not' || isAskedNoun(tokens, at))
  return isDoing ? undefined : nounPhrase(tokens, next)
}

/** 'Has anyone here ever seen': over the place behind the subject. */
const overPlace = (tokens: readonly Token[], at: number) =>
  HERE_OR_THERE.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.tag !== 'punct' ? at + 1 : at
