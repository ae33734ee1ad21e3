import { wordsOf } from '../tokens.ts'

/** A sentence begins as the one that it stands for. */
export const capitalised = (text: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text

/** Whether these words stand in a text as they are, side by side. */
export const stands = (text: string, words: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `)

/** The words, without a 'should' that asks for advice: 'how much should I spend?' */
export const plainWordsOf = (text: string): string[] =>
  wordsOf(text).filter((word, at, words) => !(/^should/.test(word) && ASKER.has(words[at + 1] ?? '')))

const ASKER: ReadonlySet<string> = new Set(['i', 'we', 'you', 'they', 'he', 'she'])
