import { ruleWords } from './named-lists.ts'

const VOWEL_SOUND =
  /^(?:[aeiou]|hour|honest|honou?r|heir|mba|msc|mphil|mp\b|mp3|mri|sms|fbi|x-ray|xray|nba|lcd|rpg|hr\b|ngo\b|html|hdmi|8|11\b|18\b)/i
const CONSONANT_SOUND =
  /^(?:uni(?!n|m)|unesco|use|usa|usb|usu|uk\b|eu(?!x)|one\b|once|ubi|unanim|u-|uto|ur[aeio]|url|ufo)/i

/** 'HR', 'an S-shaped road', 'CCTV': said letter by letter; 'NASA' and 'BIG' are said as words. */
const SPELLED = /^(?:[A-Z]{2,5}s?|[A-Z]-[a-z]+)$/
const SAID_AS_WORDS = ruleWords('a-or-an said-as-words')
const SPELLED_LIKE_A_WORD = ruleWords('a-or-an spelled-like-a-word')
const LOOKS_LIKE_A_WORD = /^[A-Z]*[B-DF-HJ-NP-TV-Z][AEIOU][A-Z]+$/
const VOWEL_LETTER = /^[AEFHILMNORSX]/

export function isSpelled(word: string): boolean {
  const one = word.replace(/s$/, '')
  return (
    SPELLED.test(word) && !SAID_AS_WORDS.test(one) && (SPELLED_LIKE_A_WORD.test(one) || !LOOKS_LIKE_A_WORD.test(word))
  )
}

/** 'an FAQ' or 'a FAQ', 'a RUPS': both are heard. */
export const isSaidEitherWay = (word: string) =>
  SPELLED.test(word) && LOOKS_LIKE_A_WORD.test(word) && /^[FHLMNRSX]/.test(word)

export const startsWithVowelSound = (word: string) =>
  isSpelled(word) ? VOWEL_LETTER.test(word) : VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word)

export const article = (word: string) => (startsWithVowelSound(word) ? 'an' : 'a')
