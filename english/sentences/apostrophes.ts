const CURLY = /(?<=\p{L})(?:[’ʼ]|[‘´`](?=\p{L}))/gu

/** Patterns know the straight apostrophe only. Positions stay the same. */
export const straighten = (text: string): string => text.replaceAll(CURLY, "'")

const WORD = /\p{L}+['’ʼ‘´`]\p{L}*/gu

/** Writes apostrophes as `text` has them: in its own words as they were typed, in others like its first curly one. */
export function styleOf(text: string): (corrected: string) => string {
  const [mark] = text.match(CURLY) ?? []
  if (mark === undefined) return (corrected) => corrected
  const typed = new Map([...text.matchAll(WORD)].map(([word]) => [straighten(word), word]))
  return (corrected) => corrected.replaceAll(WORD, (word) => typed.get(word) ?? word.replaceAll("'", mark))
}
