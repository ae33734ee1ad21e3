import { afterStopWords, stopOpenings, wishOpenings } from '../content/tutor-phrases.ts'

interface Word {
  plain: string
  start: number
  end: number
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)].map(({ 0: word, index }) => ({
    plain: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }))

const FEWEST = 2

/** What is wanted instead in 'stop. Kasih kosakata aja': behind the end of a sentence, or opened by a word for a wish. */
export function wishAfterStop(text: string): string | null {
  const words = wordsOf(text)
  const opening = [2, 1].find((count) => stopOpenings.sure.has(plainOf(words.slice(0, count))))
  if (!opening) return null
  const first = words.findIndex(({ plain }, place) => place >= opening && !afterStopWords.has(plain))
  const before = words[first - 1]
  const wish = words[first]
  if (!before || !wish || words.length - first < FEWEST) return null
  const isApart = /[.!?;\n]/.test(text.slice(words[0]?.end, wish.start))
  return isApart || wishOpenings.has(wish.plain) ? text.slice(wish.start).trim() : null
}

const plainOf = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ')
