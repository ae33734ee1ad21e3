import { regionalWords, surelyRegional } from '../content/tutor-regional.ts'
import { isIndonesianWord } from '../english/language/indonesian-words.ts'
import { withoutStretching } from './without-stretching.ts'

const LONGEST_PHRASE = 2
const ENOUGH = 2
const SHARE = 3

/** A message that mixes in Javanese or Sundanese, with those words in Indonesian, and none of them stretched. */
export function inIndonesian(typed: string): string {
  const text = withoutStretching(typed).replaceAll(APART, 'nya')
  const tokens = text.split(/([^\p{L}]+)/u)
  const words = tokens.filter((_, at) => at % 2 === 0 && tokens[at] !== '').map((word) => word.toLowerCase())
  const known = words.filter((word) => regionalWords.has(word))
  const isMixed = known.some((word) => surelyRegional.has(word)) || phraseAt(words) >= 0
  const isEnough = known.length >= ENOUGH || known.length * SHARE >= words.length || phraseAt(words) >= 0
  return isMixed && isEnough ? replaced(tokens) : text
}

/** 'Harga nya' */
const APART = /(?<=\p{L}{2}) nya\b/giu

const phraseAt = (words: readonly string[]): number =>
  words.findIndex((word, at) => surelyRegional.has(`${word} ${words[at + 1] ?? ''}`))

/** Words and what stands between them alternate. */
function replaced(tokens: readonly string[]): string {
  const parts: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = [LONGEST_PHRASE, 1].find((size) => regionalWords.has(wordsFrom(tokens, at, size))) ?? 0
    parts.push(length === 0 ? ofSomething(tokens[at] ?? '') : (regionalWords.get(wordsFrom(tokens, at, length)) ?? ''))
    at += Math.max(1, length * 2 - 1)
  }
  return parts.join('')
}

const SHORTEST_OWNED = 4
const OWNED = /^(\p{Ll}+?)(?:ne|na|e)$/u

/** 'Rambute' and 'hargana' are 'rambutnya' and 'harganya'. */
function ofSomething(typed: string): string {
  const [, thing = ''] = OWNED.exec(typed) ?? []
  if (thing.length < SHORTEST_OWNED || isIndonesianWord(typed)) return typed
  const named = isIndonesianWord(thing) ? thing : regionalWords.get(thing)
  return named === undefined ? typed : `${named}nya`
}

const wordsFrom = (tokens: readonly string[], at: number, size: number): string =>
  tokens
    .slice(at, at + size * 2 - 1)
    .join('')
    .toLowerCase()
