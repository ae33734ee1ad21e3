import { wordClasses } from '../content/tutor-word-classes.ts'
import type { WordClasses } from '../domain/shared/frames.ts'

export type WordClass = keyof typeof wordClasses

/** A regular expression in which `@name` is any word of that class. */
export const wordPattern = (pattern: string): RegExp => new RegExp(withClasses(pattern), 'iu')

/** The same for every place where it is found, to replace or to collect them. */
export const everyPattern = (pattern: string): RegExp => new RegExp(wordPattern(pattern), 'giu')

/** One of these classes, as whole words anywhere. */
export const holding = (...names: WordClass[]): RegExp => wordPattern(`\\b(?:${alternatives(names)})\\b`)

/** One of these classes, at the beginning. */
export const beginning = (...names: WordClass[]): RegExp => wordPattern(`^(?:${alternatives(names)})\\b`)

/** One of these classes and nothing else. */
export const exactly = (...names: WordClass[]): RegExp => wordPattern(`^(?:${alternatives(names)})$`)

const alternatives = (names: readonly WordClass[]): string => names.map((name) => `@${name}`).join('|')

const withClasses = (pattern: string): string =>
  pattern.replaceAll(/@(\w+)/g, (_, name: string) => `(?:${wordsOf(name).join('|')})`)

function wordsOf(name: string): string[] {
  const words = (wordClasses as WordClasses)[name]
  if (words === undefined) throw new Error(`No such class of words: @${name}`)
  return words
    .trim()
    .split(/\s+/)
    .map((word) => withClasses(word.replaceAll('_', ' ').replaceAll('*', '\\w*')))
}
