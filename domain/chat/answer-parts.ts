import { contactsWithin, statedName } from './details-within.ts'

const FIRST_SENTENCE = /^([^?]+?)(?:[.!;]+\s|\n)\s*(\S.*)$/s
const FIRST_CLAUSE = /^([^?]+?)\s*(?:[,.!;\n]|\s[-–—]\s|\s(?=(?:tapi|tp|but)\s))\s*(\S.*)$/s
const FEWEST_WORDS = 2

/** Where a message may fall into an answer and something else. */
export const firstParts = (typed: string): { first: string; rest: string }[] =>
  [FIRST_CLAUSE, FIRST_SENTENCE].flatMap((pattern) => {
    const [, first = '', rest = ''] = pattern.exec(typed.trim()) ?? []
    return first && isMore(rest) ? [{ first, rest }] : []
  })

const isMore = (text: string): boolean => text.trim().split(/\s+/).length >= FEWEST_WORDS

const CALLED = /^\p{Lu}[\p{L}\p{M}'’.-]{2,}(?: \p{Lu}[\p{L}\p{M}'’.-]*){0,3}$/u

/** Nothing but a name that is written as one, or that is called so. */
export const namesSomebody = (text: string): boolean => CALLED.test(text) || statedName(text) !== null

/** 'sari@contoh.id. Kelasnya mulai kapan?' */
export function questionBehindContacts(typed: string): string | null {
  const sentences = typed.split(/(?<=[.!?])\s+|\n+/)
  const last = sentences.findLastIndex((sentence) => Object.keys(contactsWithin(sentence)).length > 0)
  const rest = sentences
    .slice(last + 1)
    .join(' ')
    .trim()
  return last >= 0 && rest.endsWith('?') && isMore(rest) ? rest : null
}
