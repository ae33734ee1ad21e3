import type { WordAspect } from '../../content/tutor-word-questions.ts'
import { englishOf, isEnglish, knownObject } from './asked-object.ts'
import { isElliptical } from './ellipsis.ts'
import type { Last } from './memory.ts'
import { bare, core } from './phrases.ts'
import { answerPronunciation } from './pronunciation.ts'
import { askedOf, tellWord } from './tell-word.ts'
import { asIf, type Said, type Turn } from './turn.ts'
import { explainWord } from './words.ts'

export const isAboutWord = (last: Last | null): last is Last =>
  last !== null && last.about !== '' && (last.kind === 'word' || last.kind === 'sound')

const ALSO = /^(?:(?:kalau|kalo|klo|what about|how about|and|terus|trus|dan|lalu|nah)\s+)+/i
const MAX_WORDS = 5
const SURELY_OTHER = 0.9

/** 'And …?', or the word alone: the same question about another word. */
export function goOnWithWord(turn: Turn): Said | null {
  const { last } = turn.memory
  if (isElliptical(turn)) return null
  const isAlso = ALSO.test(turn.text.trim())
  if (last?.kind === 'entry') return isAlso ? englishWord(turn) : null
  if (last?.kind !== 'word' && last?.kind !== 'sound' && last?.kind !== 'theme') return null
  return isAlso || turn.analysis.guess.confidence <= SURELY_OTHER || last.kind === 'sound'
    ? sameOfAnother(turn, last, isAlso)
    : null
}

function sameOfAnother(turn: Turn, last: Last, isAlso: boolean): Said | null {
  const object = askedOf(last) === 'strong' ? objectOf(turn).replace(VERY, '') : objectOf(turn)
  const isList = turn.text.includes(',')
  if (object === '' || object.split(' ').length > (isAlso || isList ? MAX_WORDS : 2)) return null
  if (isRatherInBook(turn, object)) return null
  const words = knownObject(turn, isList ? listIn(turn.text) : object)
  if (words.length > 0) return tellWord(turn, aspectOf(turn, last, words), words)
  return isAlso && object.split(' ').length <= 2 ? unknown(turn, last, object) : null
}

const listIn = (text: string): string => bare(text.replaceAll(',', ' dan '))

/** Of Indonesian words the English is wanted, whatever was asked of the one before. */
function aspectOf(turn: Turn, last: Last, words: readonly string[]): WordAspect {
  if (!words.some((word) => isEnglish(turn, word))) return 'english'
  return last.kind === 'sound' ? 'sound' : (askedOf(last) ?? 'meaning')
}

const IN_BOOK = 0.5
const PERHAPS_IN_BOOK = 0.3

/** A word that is unknown as it is typed may be something that the book has: 'kalau OET?' */
const isRatherInBook = (turn: Turn, object: string): boolean =>
  turn.analysis.quoted === null &&
  (turn.analysis.found[0]?.probability ?? 0) >= (object.includes(' ') ? PERHAPS_IN_BOOK : IN_BOOK) &&
  englishOf(turn, object) === undefined

const VERY = /^(?:very|really|so|sangat) /

/** The message without 'and', politeness and marks. */
const objectOf = ({ text }: Turn): string =>
  core(
    text
      .trim()
      .replace(ALSO, '')
      .replaceAll(/['"“”‘’?]/g, ' '),
  ).replace(/ (?:apa|apaan|artinya|gimana|itu)$/, '')

/** Beside an entry that is open English words are asked about, and what an Indonesian one is called. */
function englishWord(turn: Turn): Said | null {
  const words = knownObject(turn, objectOf(turn))
  if (words.length === 0) return null
  if (words.every((word) => isEnglish(turn, word))) return tellWord(turn, 'meaning', words)
  return CALLED.test(turn.text) ? tellWord(turn, 'english', words) : null
}

/** 'Kalau bundaran apa?' */
const CALLED = /\b(?:apa|apaan|inggrisnya|in english)\s*\??$/i

const unknown = (turn: Turn, last: Last, word: string): Said =>
  last.kind !== 'sound' ? explainWord(turn, word) : answerPronunciation(asIf(turn, `pronounce ${word}`))
