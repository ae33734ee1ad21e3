import { afterStopWords, stopOpenings, wishOpenings } from '../content/tutor-phrases.ts'
import { type Token, tokensAs } from './tokens.ts'

const FEWEST = 2

/** What is wanted instead in 'stop. Kasih kosakata aja': behind the end of a sentence, or opened by a word for a wish. */
export function wishAfterStop(text: string): string | null {
  const words = tokensAs(text, (typed) => typed.toLowerCase())
  const opening = [2, 1].find((count) => stopOpenings.sure.has(plainOf(words.slice(0, count))))
  if (!opening) return null
  const first = words.findIndex(({ word }, place) => place >= opening && !afterStopWords.has(word))
  const before = words[first - 1]
  const wish = words[first]
  if (!before || !wish || words.length - first < FEWEST) return null
  const isApart = /[.!?;\n]/.test(text.slice(words[0]?.end, wish.start))
  return isApart || wishOpenings.has(wish.word) ? text.slice(wish.start).trim() : null
}

const plainOf = (words: readonly Token[]): string => words.map(({ word }) => word).join(' ')
