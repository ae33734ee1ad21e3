import type { Encode } from '../english/encoder/encoder.ts'
import type { CorrectedSentence } from '../english/grammar/correct.ts'
import { type Shape, shapeOf } from '../english/grammar/shape.ts'
import { isEnglishSentence, isOnlyIndonesian } from '../english/language/detect-language.ts'
import type { Lexicon } from '../english/words/lexicon.ts'
import { isClause } from './clause.ts'
import { wordCount } from './dialogue/phrases.ts'
import type { Translation } from './find/translate.ts'
import { judgedSentence } from './judged-sentence.ts'
import { quotedPart, sentenceToCheck } from './quoted-part.ts'
import { openSureRight } from './right/sure-right.ts'

/** What the grammar finds in a message, and in which part of it. */
export interface Checked {
  /** What the visitor put between quotation marks or after a colon, if anything. */
  quoted: string | null
  /** Whether the message asks if that is right. */
  isJudged: boolean
  /** The language of that. */
  quotedIn: 'en' | 'id' | null
  /** How many English sentences were checked. */
  englishSentences: number
  /** Nothing but English sentences: perhaps a piece of practice. */
  allEnglish: boolean
  corrections: CorrectedSentence[]
  /** How likely it is right as it stands or as it was corrected, 0 to 1. */
  sureRight: number
}

export type Correct = (text: string, isOurs?: (sentence: string) => boolean) => CorrectedSentence[]

/** A longer message is a text; what asks about it stands on a line of its own. */
const LONGEST_JUDGED = 500
const LONGEST_SHAPE = 120
const SHORTEST_SENTENCE = 3

/** What a message wants stands at its beginning; of a whole essay the rest costs time and tells nothing. */
const LONGEST_WISH = 800
export const wishIn = (text: string): string => text.slice(0, LONGEST_WISH)

export function createCheck(lexicon: Lexicon, encode: Encode) {
  const sureRight = openSureRight(lexicon, encode)
  const isEnglish = (sentence: string) => isEnglishSentence(sentence, lexicon)
  const isForeign = (word: string) => isOnlyIndonesian(word, lexicon)

  /** A few words of a sentence stay as they are. */
  function checkedPart(quoted: string, text: string): string {
    const isSentence = wordCount(quoted) >= SHORTEST_SENTENCE && isClause(quoted, lexicon)
    return isSentence ? sentenceToCheck(quoted, text) : quoted
  }

  function judgedIn(text: string): string | null {
    const judged = text.length <= LONGEST_JUDGED ? judgedSentence(text, isForeign) : null
    return judged !== null && isEnglish(judged) && isClause(judged, lexicon) ? judged : null
  }

  function check(text: string, correctOf: Correct): Checked {
    const judged = judgedIn(text)
    const isJudged = judged !== null
    const quoted = judged ?? quotedPart(text)
    const quotedIn = quoted === null ? null : isEnglish(quoted) ? 'en' : 'id'
    const checked = quoted !== null && quotedIn === 'en' ? checkedPart(quoted, text) : text
    let englishSentences = 0
    let otherSentences = 0
    const isOurs = (sentence: string) => {
      const english = isEnglish(sentence)
      if (english) englishSentences += 1
      else otherSentences += 1
      return english
    }
    const corrections = correctOf(checked, isOurs)
    const allEnglish = quoted === null && englishSentences > 0 && otherSentences === 0
    const mended = corrections.reduce(
      (said, { original, corrected }) => said.replace(original, () => corrected),
      checked,
    )
    const rightness = allEnglish || quotedIn === 'en' ? sureRight(wishIn(mended)) : 0
    return { quoted, isJudged, quotedIn, englishSentences, allEnglish, corrections, sureRight: rightness }
  }

  /** Long sentences are not changed as a whole. */
  function shapeIn(
    { quoted, quotedIn, allEnglish, corrections }: Checked,
    text: string,
    said?: Translation | null,
  ): Shape | null {
    const right = quoted === null ? (allEnglish ? text : '') : quotedIn === 'en' ? quoted : ''
    const told = corrections[0]?.corrected ?? (said?.to === 'en' ? said.text : right)
    return told !== '' && told.length <= LONGEST_SHAPE ? shapeOf(told, lexicon) : null
  }

  return { check, shapeIn }
}
