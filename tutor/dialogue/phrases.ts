import { fillers } from '../../content/tutor-phrases.ts'

/** Lower case, single spaces, no punctuation. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^\p{L}\d' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A short message without its polite words: 'lagi dong kak' is 'lagi'. */
export function core(text: string): string {
  const words = bare(text).split(' ')
  while (fillers.has(words[0] ?? '')) words.shift()
  while (fillers.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** Is the whole message one of these phrases? */
export const isOneOf = (text: string, phrases: ReadonlySet<string>): boolean =>
  phrases.has(bare(text)) || phrases.has(core(text))

/** Does the message contain one of these phrases, as whole words? */
export function holdsOneOf(text: string, phrases: Iterable<string>): boolean {
  const framed = ` ${bare(text)} `
  for (const phrase of phrases) if (framed.includes(` ${phrase} `)) return true
  return false
}

export const wordCount = (text: string): number => text.trim().split(/\s+/).length
