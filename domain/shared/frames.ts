import { rememberLast } from './remember-last.ts'

/**
 * Ways to say one thing, a line each, as people type them: `apa? arti|makna @of? {word}`.
 * `a|b` is either, `@name` any word of that class, `?` may be missing, `!` must not follow, `_` joins words, `*` is the rest
 * of a word, `{name}` takes a few words, `…` any.
 */
export type FrameTable<Name extends string> = Record<Name, string>

/** Named word lists, separated by spaces: `of: 'of for dari'`. One may hold another: `about: '@of tentang'`. */
export type WordClasses = Readonly<Record<string, string>>

export interface Framed<Name extends string> {
  name: Name
  /** What stands in the slots. */
  slots: Record<string, string>
}

export type ReadFrames<Name extends string> = (words: readonly string[]) => Framed<Name>[]

const LONGEST_SLOT = 6
const NO_CLASSES: WordClasses = {}

/** Every line that the words follow from beginning to end, in the order of the table. */
export function createFrames<Name extends string>(
  table: FrameTable<Name>,
  classes: WordClasses = NO_CLASSES,
): ReadFrames<Name> {
  const patternOf = (line: readonly string[]) =>
    new RegExp(`^${line.map((token) => tokenPattern(token, classes)).join('')}$`, 'u')
  const lines = (Object.entries(table) as [Name, string][]).flatMap(([name, text]) =>
    linesIn(text).map((line) => ({ name, pattern: patternOf(line), needed: neededWords(line, classes) })),
  )
  const linesFor = indexOf(lines)
  const read = rememberLast((typed) => {
    const said = saidIn(typed)
    return linesFor(said).flatMap(({ name, pattern, needed }) => {
      const found = needed.every((words) => words.some((word) => said.has(word))) && pattern.exec(typed)
      return found ? [{ name, slots: trimmed(found.groups ?? {}) }] : []
    })
  })
  return (words) => read(words.length > 0 ? `${words.join(' ')} ` : '')
}

/** Many tables read the same words. */
const saidIn = rememberLast((typed): ReadonlySet<string> => new Set(typed.split(' ')))

/** The lines that may be said with some words, in their order: those with a word that they need, or that need none. */
function indexOf<Line extends { needed: readonly (readonly string[])[] }>(
  lines: readonly Line[],
): (said: ReadonlySet<string>) => Line[] {
  const free = lines.flatMap(({ needed }, at) => (needed.length === 0 ? [at] : []))
  const byWord = new Map<string, number[]>()
  for (const [at, { needed }] of lines.entries())
    for (const word of new Set(needed[0])) byWord.set(word, [...(byWord.get(word) ?? []), at])
  return (said) => {
    const found = new Set(free)
    for (const word of said) for (const at of byWord.get(word) ?? []) found.add(at)
    return [...found].sort((one, other) => one - other).map((at) => lines[at] as Line)
  }
}

/** The words that the lines are made of. */
export const vocabularyOf = (table: FrameTable<string>, classes: WordClasses = NO_CLASSES): ReadonlySet<string> =>
  new Set(
    Object.values(table)
      .flatMap(linesIn)
      .flat()
      .filter((token) => !token.startsWith('{'))
      .flatMap((token) => wordsOf(token.replace(/^!|\?$/g, ''), classes))
      .flatMap((word) => word.split('_')),
  )

const linesIn = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(/\s+/))

/** For each word that a line cannot do without, what it may be: most lines need not be tried on most messages. */
const neededWords = (line: readonly string[], classes: WordClasses): string[][] =>
  line
    .filter((token) => token !== '…' && !/^[!{]|\?$/.test(token))
    .map((token) => wordsOf(token, classes).map((word) => word.split('_')[0] ?? ''))
    .filter((words) => !words.some((word) => word.includes('*')))
    .sort((one, other) => one.length - other.length)

function tokenPattern(token: string, classes: WordClasses): string {
  if (token === '…') return '(?:\\S+ )*?'
  const slot = /^\{(\w+)\}$/.exec(token)?.[1]
  if (slot) return `(?<${slot}>(?:\\S+ ){1,${LONGEST_SLOT}}?)`
  const isOptional = token.endsWith('?')
  const isAbsent = token.startsWith('!')
  const words = wordsOf(token.slice(isAbsent ? 1 : 0, isOptional ? -1 : undefined), classes).map(wordPattern)
  return `(${isAbsent ? '?!' : '?:'}(?:${words.join('|')}) )${isOptional ? '?' : ''}`
}

const wordsOf = (token: string, classes: WordClasses): string[] =>
  token.split('|').flatMap((word) => (word.startsWith('@') ? wordsOfClass(word.slice(1), classes) : [word]))

function wordsOfClass(name: string, classes: WordClasses): string[] {
  const words = classes[name]
  if (words === undefined) throw new Error(`No such class of words: @${name}`)
  return words
    .trim()
    .split(/\s+/)
    .flatMap((word) => wordsOf(word, classes))
}

const wordPattern = (word: string): string => word.replaceAll('_', ' ').replaceAll('*', '\\S*')

const trimmed = (groups: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value?.trim() ?? '']))
