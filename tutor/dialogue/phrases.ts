import { fillers, phrases } from '../../content/tutor-phrases.ts'
import { rememberLast } from '../../domain/shared/remember-last.ts'

/** Lower case, single spaces, no punctuation. */
export const bare = rememberLast((text): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[^\p{L}\d' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim(),
)

/** A short message without its polite words: 'lagi dong kak' is 'lagi'. */
export function core(text: string): string {
  const words = bare(text).split(' ')
  while (fillers.has(words[0] ?? '')) words.shift()
  while (fillers.has(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** Is the whole message one of these phrases? */
export const isOneOf = (text: string, list: ReadonlySet<string>): boolean =>
  list.has(bare(text)) || list.has(core(text))

/** Leaves the answer to her. */
export const givesUp = (text: string): boolean => isOneOf(text, phrases.skip) || isOneOf(text, phrases.answer)

/** Does the message contain one of these phrases, as whole words? */
export function holdsOneOf(text: string, list: Iterable<string>): boolean {
  const framed = ` ${bare(text)} `
  for (const phrase of list) if (framed.includes(phrase) && framed.includes(` ${phrase} `)) return true
  return false
}

/** Does the message begin with one of these phrases? */
export function opensWith(text: string, list: Iterable<string>): boolean {
  const said = `${bare(text)} `
  for (const phrase of list) if (said.startsWith(phrase) && said.charAt(phrase.length) === ' ') return true
  return false
}

export const wordCount = (text: string): number => text.trim().split(/\s+/).length
