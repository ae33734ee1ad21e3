import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import { neverAsked, objectEnds, sentenceWords } from '../../content/tutor-open-word-questions.ts'
import type { LookUp } from '../../domain/explainer/look-up.ts'
import { slang } from '../../english/language/slang.ts'
import { listedEnglish, listedIndonesian } from '../book/read-topics.ts'
import { lookUpKindly, type Turn } from './turn.ts'

const LONGEST_PHRASE = 4
const MOST_WORDS = 6
const SEPARATORS = / ?(?:,| dan | sama | and | atau | or | vs )+ ?/

/** The words that a question is about, as the dictionary has them; empty if most are unknown. */
export function knownObject(turn: Turn, typed: string): string[] {
  const object = typed.replace(/^(?:kata|dari|the word|word|the|an?) /, '').replace(/ (?:apa|itu|ini|ya|yang)$/, '')
  if (object === '' || isNeverAsked(object)) return []
  if (sentenceWords.has(inFull(object))) return []
  const whole = knownWord(turn, object)
  if (whole) return [whole]
  if (object.split(' ').some((word) => sentenceWords.has(inFull(word)))) return []
  const parts = object.split(SEPARATORS).filter(Boolean)
  const words = parts.length > 1 ? parts.map((part) => knownWord(turn, part) ?? unknown(part)) : piecesOf(turn, object)
  const known = words.filter((word) => word !== null && !isUnknown(word)).length
  const isList = words.length > 1 && words.length <= MOST_WORDS && words.every((word) => word !== null)
  return isList && known * 2 > words.length ? words.map(withoutMark) : []
}

/** One unknown word among known ones does not spoil the list. */
const unknown = (part: string): string | null => (part.includes(' ') || isOfAsking(part) ? null : `?${part}`)
const isOfAsking = (word: string): boolean => isNeverAsked(word) || objectEnds.has(word)
const isNeverAsked = (word: string): boolean => neverAsked.has(word) || neverAsked.has(word.replace(/nya$/, ''))
const isUnknown = (word: string): boolean => word.startsWith('?')
const withoutMark = (word: string): string => word.replace(/^\?/, '')

/** 'mendung gerimis hujan deras': several words without a comma. */
function piecesOf(turn: Turn, object: string): (string | null)[] {
  const words = object.split(' ')
  const pieces: (string | null)[] = []
  for (let at = 0; at < words.length; ) {
    const length = [2, 1].find((size) => at + size <= words.length && isPiece(turn, words.slice(at, at + size)))
    pieces.push(length ? knownWord(turn, words.slice(at, at + length).join(' ')) : unknown(words[at] ?? ''))
    at += length ?? 1
  }
  return pieces
}

/** English words that follow one another are a phrase, if they are anything; only adverbs stand in a row. */
const isPiece = (turn: Turn, words: readonly string[]): boolean =>
  words.length === 1
    ? !isOfAsking(words[0] ?? '') && (isIndonesian(turn, words[0] ?? '') || /.ly$/.test(words[0] ?? ''))
    : everydayIndonesian.has(inFull(words.join(' '))) || listedEnglish(inFull(words.join(' '))) !== undefined

export const isEnglish = (turn: Turn, word: string): boolean =>
  !everydayIndonesian.has(word) && (isFound(lookUpKindly(turn, word)) || listedIndonesian(word) !== undefined)

/** The English word for it, if it is Indonesian. */
export function englishOf(turn: Turn, word: string): string | undefined {
  if (isEnglish(turn, word)) return word
  const looked = lookUpKindly(turn, word)
  const suggested = looked?.found === false && looked.reason === 'indonesian' ? looked.suggestions[0] : undefined
  return (
    everydayIndonesian.get(word)?.split(/[,;]/)[0] ?? listedEnglish(word) ?? suggested ?? turn.analysis.glosses[word]
  )
}

const isFound = (looked: LookUp | null): boolean => looked?.found === true && looked.by !== 'spelling'

const isIndonesian = (turn: Turn, word: string): boolean => {
  const looked = lookUpKindly(turn, inFull(word))
  const isKnownHere = everydayIndonesian.has(inFull(word)) || listedEnglish(inFull(word)) !== undefined
  return isKnownHere || (looked?.found === false && looked.reason === 'indonesian')
}

const inFull = (words: string): string =>
  words
    .split(' ')
    .map((word) => slang.get(word) ?? word)
    .join(' ')

/** The word itself, in full, or without '-nya'. */
function knownWord(turn: Turn, typed: string): string | null {
  if (typed.split(' ').length > LONGEST_PHRASE) return null
  const ways = [typed, inFull(typed), typed.replace(/nya$/, '')]
  return ways.find((way) => isKnown(turn, way)) ?? null
}

function isKnown(turn: Turn, word: string): boolean {
  if (everydayIndonesian.has(word) || isListed(word)) return true
  const looked = lookUpKindly(turn, word)
  if (!looked) return false
  if (!looked.found && turn.analysis.glosses[word] !== undefined) return true
  if (!looked.found) return looked.reason === 'indonesian' && !isWordByWord(turn, word, looked.suggestions)
  return looked.partOf === null && (!word.includes(' ') || looked.by !== 'spelling')
}

const isListed = (word: string): boolean => listedEnglish(word) !== undefined || listedIndonesian(word) !== undefined

/** The dictionary puts together what it knows of the single words. */
function isWordByWord(turn: Turn, phrase: string, english: readonly string[]): boolean {
  const words = phrase.split(' ')
  const firsts = words.map((word) => {
    const looked = lookUpKindly(turn, word)
    return looked?.found === false ? looked.suggestions[0] : undefined
  })
  return words.length > 1 && english.every((one) => firsts.includes(one))
}
