import { weighWord, wordsOf } from '../../english/usage/usage.ts'

/** How usual the words of a sentence and its end are where they stand, and by themselves, as logarithms. */
export interface Usual {
  words: number
  here: number
  alone: number
}

export function usualIn(text: string): Usual {
  const [, ...words] = wordsOf(text)
  const all = wordsOf(text)
  return {
    words: words.length,
    here: words.reduce((sum, word, at) => sum + weighWord(word, all.slice(Math.max(0, at - 1), at + 1)).chance, 0),
    alone: words.reduce((sum, word) => sum + weighWord(word, []).chance, 0),
  }
}
