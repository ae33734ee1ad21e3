const CURLY = /(?<=\p{L})(?:[’ʼ]|[‘´`](?=\p{L}))/gu

/** Patterns know the straight apostrophe only. Positions stay the same. */
export const straighten = (text: string): string => text.replaceAll(CURLY, "'")

/** Writes apostrophes as `text` has them. */
export function styleOf(text: string): (corrected: string) => string {
  const [mark] = text.match(CURLY) ?? []
  return mark === undefined ? (corrected) => corrected : (corrected) => corrected.replaceAll(/(?<=\p{L})'/gu, mark)
}
