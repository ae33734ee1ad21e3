/**
 * Ways to say one thing, a line each, as people type them: `apa? arti|makna dari? {word}`.
 * `a|b` is either, `?` may be missing, `_` joins words, `*` is the rest of a word, `{name}` takes a few words, `…` any.
 */
export type FrameTable<Name extends string> = Record<Name, string>

export interface Framed<Name extends string> {
  name: Name
  /** What stands in the slots. */
  slots: Record<string, string>
}

export type ReadFrames<Name extends string> = (words: readonly string[]) => Framed<Name>[]

const LONGEST_SLOT = 6

/** Every line that the words follow from beginning to end, in the order of the table. */
export function createFrames<Name extends string>(table: FrameTable<Name>): ReadFrames<Name> {
  const lines = (Object.entries(table) as [Name, string][]).flatMap(([name, text]) =>
    linesIn(text).map((line) => ({ name, pattern: new RegExp(`^${line.map(patternOf).join('')}$`, 'u') })),
  )
  return (words) => {
    const typed = words.map((word) => `${word} `).join('')
    return lines.flatMap(({ name, pattern }) => {
      const found = pattern.exec(typed)
      return found ? [{ name, slots: trimmed(found.groups ?? {}) }] : []
    })
  }
}

/** The words that the lines are made of. */
export const vocabularyOf = (table: FrameTable<string>): ReadonlySet<string> =>
  new Set(
    Object.values(table)
      .flatMap(linesIn)
      .flat()
      .filter((token) => !token.startsWith('{'))
      .flatMap((token) => token.replace(/\?$/, '').split(/[|_]/)),
  )

const linesIn = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(/\s+/))

function patternOf(token: string): string {
  if (token === '…') return '(?:\\S+ )*?'
  const slot = /^\{(\w+)\}$/.exec(token)?.[1]
  if (slot) return `(?<${slot}>(?:\\S+ ){1,${LONGEST_SLOT}}?)`
  const isOptional = token.endsWith('?')
  const words = (isOptional ? token.slice(0, -1) : token).split('|').map(wordPattern)
  return `(?:(?:${words.join('|')}) )${isOptional ? '?' : ''}`
}

const wordPattern = (word: string): string => word.replaceAll('_', ' ').replaceAll('*', '\\S*')

const trimmed = (groups: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value?.trim() ?? '']))
