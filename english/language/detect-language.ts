import { closedWords } from '../words/closed-words.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { wordSet } from '../words/one-of.ts'
import { isIndonesianWord } from './indonesian-words.ts'
import { slang } from './slang.ts'

export type Written = 'id' | 'en' | 'mix' | 'unknown'

/** Indonesian function words: a sentence with one of them is hardly English. */
const INDONESIAN_FUNCTION = new Set(
  `yang yg di ke dari dan atau dengan untuk buat pada adalah itu ini apa apakah siapa kapan dimana mana kenapa gimana bagaimana berapa brp gmn dmn
  saya aku kamu kami kita dia mereka gue gw lo lu tidak gak ga nggak enggak ngga belum sudah udah sedang lagi akan mau bisa bs boleh harus
  ada ya kak min dong sih deh kok kan nih tuh aja saja juga tapi kalau kalo karena sama biar supaya banget bgt tolong minta kasih nya lah kah
  artinya bedanya bahasa inggris inggrisnya kalimat koreksi benerin cara caranya makasih terima halo hai selamat pagi siang sore malam`
    .trim()
    .split(/\s+/),
)
/** Spelt the same in both languages. */
const BOTH = wordSet(`
  program online offline test email video film radio hotel bus taxi menu air data internet format total level area
  bank private normal ideal via per unit instruktur promo min no do a bring ada`)

interface Count {
  english: number
  indonesian: number
  indonesianFunction: number
  englishFunction: number
  words: number
  /** 'tmrw', 'u': English shorthand. */
  shorthand: number
}

export function countWords(text: string, lexicon: Lexicon): Count {
  const count: Count = { english: 0, indonesian: 0, indonesianFunction: 0, englishFunction: 0, words: 0, shorthand: 0 }
  for (const word of text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}+(?:'\p{L}+)?/gu) ?? []) {
    count.words += 1
    if (INDONESIAN_FUNCTION.has(word)) count.indonesianFunction += 1
    if (isEnglishFunction(word)) count.englishFunction += 1
    const language = languageOfWord(word, lexicon)
    if (language) count[language] += 1
  }
  return count
}

function languageOfWord(word: string, lexicon: Lexicon): 'english' | 'indonesian' | 'shorthand' | null {
  if (BOTH.has(word)) return null
  if (INDONESIAN_FUNCTION.has(word)) return 'indonesian'
  if (isEnglishFunction(word)) return 'english'
  const isKnown = lexicon.isKnown(word.replace(/'.*$/, ''))
  if (isIndonesianWord(word)) return 'indonesian'
  const meant = isKnown ? undefined : slang.get(word)
  if (meant !== undefined) return isEnglishShort(meant, lexicon) ? 'shorthand' : 'indonesian'
  return isKnown ? 'english' : null
}

const INDONESIAN_ENDING = /\p{L}{3}(?:nya|kah|ku)$/u

/** A word that stands in no English sentence. */
export function isOnlyIndonesian(word: string, lexicon: Lexicon): boolean {
  if (INDONESIAN_FUNCTION.has(word)) return true
  return !lexicon.isKnown(word) && (INDONESIAN_ENDING.test(word) || languageOfWord(word, lexicon) === 'indonesian')
}

/** 'tmrw' is short for an English word. */
const isEnglishShort = (meant: string, lexicon: Lexicon): boolean =>
  meant.split(' ').every((part) => !isIndonesianWord(part) && (isEnglishFunction(part) || lexicon.isKnown(part)))

const isEnglishFunction = (word: string) =>
  (closedWords.has(word) ||
    closedWords.has(word.replace(/(?:n't|'m|'re|'s|'ll|'ve|'d)$/, '')) ||
    /^(?:to|i'm|don't|it's)$/.test(word)) &&
  !INDONESIAN_FUNCTION.has(word) &&
  word !== 'min'

/** The language of a message as a whole. */
export function detectLanguage(text: string, lexicon: Lexicon): Written {
  const { english: plain, indonesian, shorthand } = countWords(text, lexicon)
  const english = plain + shorthand
  if (english + indonesian === 0) return 'unknown'
  if (indonesian === 0) return 'en'
  if (english === 0) return 'id'
  const share = english / (english + indonesian)
  if (share >= 0.85) return 'en'
  return share <= 0.2 ? 'id' : 'mix'
}

/** Whether a sentence is meant to be English and may be corrected. Names and dishes do not count. */
export function isEnglishSentence(text: string, lexicon: Lexicon): boolean {
  const { english, indonesianFunction, englishFunction, words, ...rest } = countWords(text, lexicon)
  const indonesian = rest.indonesian + rest.shorthand
  if (words < 2 || english === 0) return false
  if (indonesianFunction > 0 && indonesianFunction * 3 > englishFunction) return false
  if (englishFunction === 0 && words > 2) return english >= words * 0.75 && indonesian === 0
  return english > indonesian * 1.4
}
