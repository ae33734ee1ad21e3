/** A list of words, asked as a regular expression is. */
export interface OneOf {
  test(word: string): boolean
}

export function oneOf(text: string): OneOf {
  const words = wordSet(text)
  return { test: (word) => words.has(word) }
}

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
