import { formalWords, notYours, ownDeeds } from '../../content/tutor-formal.ts'

const FEWEST_SIGNS = 4
const LATEST = 3

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Whether somebody writes formally in Indonesian: 'Anda', or much that is formal and nothing at ease. */
export function writesFormally(messages: readonly string[]): boolean {
  const words = messages.slice(-LATEST).flatMap(wordsOf)
  if (words.some((word) => formalWords.informal.has(word))) return false
  return (
    words.some((word) => formalWords.plain.has(word)) ||
    new Set(words.filter((word) => formalWords.signs.has(word))).size >= FEWEST_SIGNS
  )
}

const YOURS = /(?<!\p{L})(\p{L}{3,})mu(?!\p{L})/gu
const OWN = new RegExp(`(?<!\\p{L})([Kk])u(${[...ownDeeds].join('|')})(?!\\p{L})`, 'gu')

/** Her texts say 'kamu' and 'aku'; to somebody who writes formally 'Anda' and 'saya'. */
export const sayAnda = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})kamu(?!\p{L})/giu, 'Anda')
    .replaceAll(YOURS, (word, stem: string) => (notYours.has(word.toLowerCase()) ? word : `${stem} Anda`))
    .replaceAll(OWN, (_, letter: string, deed: string) => `${letter === 'K' ? 'Saya' : 'saya'} ${deed}`)
    .replaceAll(/(?<!\p{L})Aku(?!\p{L})/gu, 'Saya')
    .replaceAll(/(?<!\p{L})aku(?!\p{L})/gu, 'saya')
    .replaceAll(/(?<!\p{L})Mau saya /gu, 'Boleh saya ')
