import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { openLexicon } from '../english/lexicon.ts'
import { type CorrectedSentence, correctText } from '../grammar/correct.ts'
import type { Rule } from '../grammar/sentence.ts'
import { type IntentGuess, openClassifier } from '../intents/classifier.ts'
import { detectLanguage, isEnglishSentence, type Written } from '../language/detect-language.ts'
import { alternativesIn, questionsIn, quotedPart } from './quoted-part.ts'
import { packError, type SentError } from './sent-error.ts'

export interface Analysis {
  written: Written
  guess: IntentGuess
  /** What the visitor put between quotation marks or after a colon, if anything. */
  quoted: string | null
  /** How many English sentences were checked. */
  englishSentences: number
  /** Nothing but English sentences: perhaps a piece of practice. */
  allEnglish: boolean
  corrections: CorrectedSentence[]
  /** The two sentences of 'is it A or B?', each checked separately; empty for any other message. */
  alternatives: Alternative[]
  /** The questions of a message that asks several, each with its own guess; empty for any other message. */
  questions: AskedQuestion[]
}

export interface Alternative {
  text: string
  corrections: CorrectedSentence[]
}

export interface AskedQuestion {
  text: string
  guess: IntentGuess
}

export type Analyse = (text: string) => Analysis

const DATA = join(import.meta.dirname, '../data')

export type OnRuleError = (rule: string, error: unknown) => void

interface Options {
  rules?: readonly Rule[]
  /** Told of a grammar rule that throws, which is then skipped; without it the analysis throws. */
  onRuleError?: OnRuleError
}

/** Everything the language engine finds in one message, its parts included. Loads its data when it is created. */
export function createAnalyser(options: Options = {}): Analyse {
  const lexicon = openLexicon(DATA)
  const classify = openClassifier(join(DATA, 'intents.bin'))
  const isEnglish = (sentence: string) => isEnglishSentence(sentence, lexicon)

  function check(text: string) {
    const quoted = quotedPart(text)
    const checked = quoted !== null && isEnglish(quoted) ? quoted : text
    let englishSentences = 0
    let otherSentences = 0
    const isOurs = (sentence: string) => {
      const english = isEnglish(sentence)
      if (english) englishSentences += 1
      else otherSentences += 1
      return english
    }
    const corrections = correctText(checked, lexicon, { ...options, isOurs })
    const allEnglish = quoted === null && englishSentences > 0 && otherSentences === 0
    return { quoted, englishSentences, allEnglish, corrections }
  }

  return (text) => ({
    written: detectLanguage(text, lexicon),
    guess: classify(text),
    ...check(text),
    alternatives: alternativesIn(text).map((part) => ({ text: part, corrections: check(part).corrections })),
    questions: questionsIn(text).map((part) => ({ text: part, guess: classify(part) })),
  })
}

/** For the child process: answers { id, text } with { id, analysis, ruleErrors }, or { id, error } if it throws. */
export function serveAnalyses(create: (onRuleError: OnRuleError) => Analyse): void {
  const ruleErrors = new Map<string, SentError>()
  // The parent cannot see why a process ended.
  process.on('uncaughtException', (error) => process.send?.({ error: packError(error) }, () => process.exit(1)))
  const analyse = create((rule, error) => {
    if (!ruleErrors.has(rule)) ruleErrors.set(rule, packError(error))
  })
  process.on('message', ({ id, text }: { id: number; text: string }) => {
    ruleErrors.clear()
    try {
      const analysis = analyse(text)
      process.send?.({ id, analysis, ruleErrors: [...ruleErrors].map(([rule, error]) => ({ rule, error })) })
    } catch (error) {
      process.send?.({ id, error: packError(error) })
    }
  })
  process.on('disconnect', () => process.exit(0))
  flushCompileCache()
}

if (import.meta.main) serveAnalyses((onRuleError) => createAnalyser({ onRuleError }))
