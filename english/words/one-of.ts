/** A list of words, asked as a regular expression is. */
export interface OneOf {
  test(word: string): boolean
}

export function oneOf(text: string): OneOf {
  const words = new Set(text.trim().split(/\s+/))
  return { test: (word) => words.has(word) }
}
