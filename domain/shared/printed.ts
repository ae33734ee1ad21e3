/** Before a word, but not in the place of its first letters: 's, 're. */
const OPENING = /(?<=^|[\s(])'(?=[\p{L}\d*])(?!(?:s|re|ll|ve|d|m)\b)/gu

/** With the quotation marks and apostrophes of print. */
export const printed = (text: string): string => text.replaceAll(OPENING, '‘').replaceAll("'", '’')

/** The same for every text in a value. */
export function allPrinted<Value>(value: Value): Value {
  if (typeof value === 'string') return printed(value) as Value
  if (Array.isArray(value)) return value.map(allPrinted) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, allPrinted(one)])) as Value
}
