export interface Piece {
  text: string
  isWord: boolean
}

const MAX_ENDING_CHARACTERS = 4

/** Splits an example so that the word and its forms can be highlighted. */
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
  return part.length > 2 && token.startsWith(stem) && token.length <= part.length + MAX_ENDING_CHARACTERS
}
