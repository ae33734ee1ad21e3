import { join } from 'node:path'
import { openLexicon } from '../english/lexicon.ts'
import { type CorrectedSentence, correctText } from '../grammar/correct.ts'
import { type IntentGuess, openClassifier } from '../intents/classifier.ts'
import { detectLanguage, isEnglishSentence, type Written } from '../language/detect-language.ts'
import { quotedPart } from './quoted-part.ts'

export interface Analysis {
  written: Written
  guess: IntentGuess
  /** What the visitor put between quotation marks or behind a colon, if anything. */
  quoted: string | null
  /** How many English sentences there were to look at. */
  englishSentences: number
  /** Nothing but English sentences: perhaps a piece of practice. */
  allEnglish: boolean
  corrections: CorrectedSentence[]
}

export type Analyse = (text: string) => Analysis

const DATA = join(import.meta.dirname, '../data')

/** Everything that the language engine says of one message. Loads its data when it is made. */
export function createAnalyser(): Analyse {
  const lexicon = openLexicon(DATA)
  const classify = openClassifier(join(DATA, 'intents.bin'))
  return (text) => {
    const quoted = quotedPart(text)
    const isEnglish = (sentence: string) => isEnglishSentence(sentence, lexicon)
    const looked = quoted !== null && isEnglish(quoted) ? quoted : text
    let englishSentences = 0
    let otherSentences = 0
    const corrections = correctText(looked, lexicon, (sentence) => {
      const english = isEnglish(sentence)
      if (english) englishSentences += 1
      else otherSentences += 1
      return english
    })
    return {
      written: detectLanguage(text, lexicon),
      guess: classify(text),
      quoted,
      englishSentences,
      allEnglish: quoted === null && englishSentences > 0 && otherSentences === 0,
      corrections,
    }
  }
}
