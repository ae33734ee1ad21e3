import { plainNounPhrase } from '../../sentences/noun-phrases.ts'
import { baseOfDegree } from '../../words/adjectives.ts'
import { A_OR_AN } from '../../words/word-sets.ts'
import { insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const VOWEL_SOUND =
  /^(?:[aeiou]|hour|honest|honou?r|heir|mba|msc|mphil|mp\b|mp3|mri|sms|fbi|x-ray|xray|nba|lcd|rpg|hr\b|ngo\b|html|hdmi|8|11\b|18\b)/i
const CONSONANT_SOUND =
  /^(?:uni(?!n|m)|unesco|use|usa|usb|usu|uk\b|eu(?!x)|one\b|once|ubi|unanim|u-|uto|ur[aeio]|url|ufo)/i

/** 'HR', 'an S-shaped road', 'CCTV': said letter by letter; 'NASA' and 'BIG' are said as words. */
const SPELLED = /^(?:[A-Z]{2,5}s?|[A-Z]-[a-z]+)$/
const SAID_AS_WORDS =
  /^(?:NASA|NATO|FIFA|SIMs?|RAM|ROM|LAN|MERS|SARS|STEM|SWOT|MOOCs?|FOMO|LASIK|MIDI|NIMBY|SWAT|LIDAR|RADAR|HALAL|LINE|REM|MONAS|SMART|SCADA)$/
const SPELLED_LIKE_A_WORD = /^(?:LED|HIV|MOU|SOP|SUV|SOS|UAV|MUA|LOA|HOD)s?$/
const LOOKS_LIKE_A_WORD = /^[A-Z]*[B-DF-HJ-NP-TV-Z][AEIOU][A-Z]+$/
const VOWEL_LETTER = /^[AEFHILMNORSX]/

const isSpelled = (word: string) =>
  SPELLED.test(word) && !SAID_AS_WORDS.test(word) && (SPELLED_LIKE_A_WORD.test(word) || !LOOKS_LIKE_A_WORD.test(word))

/** 'an FAQ' or 'a FAQ', 'a RUPS': both are heard. */
const isSaidEitherWay = (word: string) => SPELLED.test(word) && LOOKS_LIKE_A_WORD.test(word) && /^[FHLMNRSX]/.test(word)

export const startsWithVowelSound = (word: string) =>
  isSpelled(word) ? VOWEL_LETTER.test(word) : VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word)

/** 'a honest man', 'an useful book', 'a apple'. */
export const aOrAn: Rule = {
  id: 'a-an',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      const next = sentence.tokens[at + 1]
      if (!A_OR_AN.test(token.lower) || !next || next.tag === 'punct' || next.text.length === 1) return []
      if ((token.text === 'A' && at > 0) || (!isSpelled(next.text) && isSaidEitherWay(next.text))) return []
      const wanted = startsWithVowelSound(next.text) ? 'an' : 'a'
      return token.lower === wanted ? [] : [replaceTokens(sentence, at, at + 1, wanted, 'a-an')]
    }),
}

export const article = (word: string) => (startsWithVowelSound(word) ? 'an' : 'a')
export const isOrdinal = (sentence: Sentence, at: number) =>
  /^(?:first|last|same|only|next|second|third|main)$/.test(lowerAt(sentence, at)) &&
  (/^(?:first|second|third)$/.test(lowerAt(sentence, at)) ||
    !/^(?:year|month|week|night|time)$/.test(lowerAt(sentence, at + 1)))

export function isSuperlative(sentence: Sentence, at: number): boolean {
  const word = lowerAt(sentence, at)
  if (/^(?:last|first|next|past|rest|test|west|east|guest|interest|request|forest|honest|modest)$/.test(word))
    return false
  if (word === 'most') return sentence.tokens[at + 1]?.tag === 'adj'
  return (
    baseOfDegree(word, (base) => sentence.lexicon.kinds(base).adj > 0)?.degree === 'most' &&
    /(?:est|best|worst)$/.test(word)
  )
}

/** 'Rainfall is heaviest in January': compared with itself. */
const TIMES =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|\d{4})$/

const isAmongOthers = (sentence: Sentence, at: number) =>
  /^(?:in|of|among|one|ones)$/.test(lowerAt(sentence, at)) && !TIMES.test(lowerAt(sentence, at + 1))

/** 'Jakarta is biggest city', 'She is most beautiful girl'. */
export const superlativeThe: Rule = {
  id: 'article-superlative',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (sentence.tokens[at - 1]?.tag !== 'be' || !isSuperlative(sentence, at)) return []
      if (token.lower === 'best' && lowerAt(sentence, at + 1) === 'friends') return []
      const nounAt = token.lower === 'most' ? at + 2 : at + 1
      if (token.lower === 'most' && sentence.tokens[at + 1]?.readings.singular) return []
      const compared = plainNounPhrase(sentence.tokens, nounAt) || isAmongOthers(sentence, nounAt)
      return compared ? [insertBefore(sentence, at, 'the', 'article-superlative')] : []
    }),
}
