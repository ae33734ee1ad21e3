import type { Encode } from '../encoder/encoder.ts'
import { sentencesOf } from '../sentences/tokens.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { type CorrectedSentence, correctSentence, type Options } from './correct.ts'
import { correctTwice } from './correct-twice.ts'

/** Sentences that were corrected with the same options. */
export type Corrected = Map<string, CorrectedSentence>

/** How a sentence is read as a whole once more, and what came of that for those that were. */
export interface Again {
  encode: Encode
  corrected: Corrected
  /** Only sentences in which the rules find something are read, and nothing is added: for long texts. */
  isBrief?: boolean
}

interface OfText extends Options {
  isOurs?: (sentence: string) => boolean
  corrected?: Corrected
  /** Without it the rules have the last word. */
  again?: Again
}

/** Every sentence that has something to correct, in order; sentences that are not ours are left out. */
export function correctText(
  text: string,
  lexicon: Lexicon,
  { isOurs = () => true, corrected, again, ...options }: OfText = {},
): CorrectedSentence[] {
  const byRules = remembering(corrected, (sentence) => correctSentence(sentence, lexicon, options))
  const correct = again
    ? remembering(again.corrected, (one) => correctTwice(byRules(one), lexicon, again, options))
    : byRules
  return sentencesOf(text)
    .filter((one) => isOurs(one.text))
    .map((one) => correct(one.text))
    .filter((one) => one.findings.length > 0)
}

type CorrectOne = (sentence: string) => CorrectedSentence

const remembering =
  (known: Corrected | undefined, correct: CorrectOne): CorrectOne =>
  (sentence) => {
    const found = known?.get(sentence) ?? correct(sentence)
    known?.set(sentence, found)
    return found
  }
