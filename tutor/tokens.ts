/** A word of a message, as it is read, and where it stands. */
export interface Token<Word = string> {
  word: Word
  start: number
  end: number
}

const WORD = /[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu

export const tokensAs = <Word>(text: string, read: (typed: string) => Word): Token<Word>[] =>
  [...text.matchAll(WORD)].map(({ 0: typed, index }) => ({
    word: read(typed),
    start: index,
    end: index + typed.length,
  }))

/** In lower case, with straight apostrophes. */
export const tokensOf = (text: string): Token[] => tokensAs(text, (typed) => typed.toLowerCase().replaceAll('’', "'"))

export const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word)
