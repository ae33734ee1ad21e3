export interface Piece {
  text: string
  isWord: boolean
}

const LONGEST_ENDING = 4

/** An example in pieces, those that are the word, or a form of it, set apart. */
export function markWord(example: string, words: readonly string[]): Piece[] {
  const parts = words.flatMap((word) => word.toLowerCase().split(' '))
  return example.split(/([\p{L}\d'’-]+)/u).flatMap((text, i) => {
    if (text === '') return []
    return [{ text, isWord: i % 2 === 1 && parts.some((part) => isFormOf(part, text.toLowerCase())) }]
  })
}

function isFormOf(part: string, token: string): boolean {
  if (token === part) return true
  const stem = part.length > 4 ? part.slice(0, -1) : part
  return part.length > 2 && token.startsWith(stem) && token.length <= part.length + LONGEST_ENDING
}
