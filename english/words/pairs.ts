/** Parses 'wrong:right other:better', separated by spaces. */
export const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/[\s,]+/)
      .map((pair) => pair.split(':') as [string, string]),
  )
