import { phoneDigits } from '../leads/phone.ts'

/** Shorter ones would match half of all people. */
const SHORTEST_WORD = 2
const SHORTEST_NUMBER = 3
const LONGEST_WORD = 60
const MAX_WORDS = 40

/** Lower case, without accents: 'Émile' is found as 'emile'. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@._+-]+/gu, ' ')
    .trim()

/** The form in which names are compared. */
export const plainName = (name: string | null): string =>
  plain(name ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Findable {
  names: readonly (string | null)[]
  emails: readonly (string | null)[]
  phones: readonly (string | null)[]
  /** Ids of the browsers that the person wrote from. */
  browsers: readonly (string | undefined)[]
}

/** What a person is found by: searching compares the beginnings of these. Numbers are also stored backwards. */
export function wordsToFind({ names, emails, phones, browsers }: Findable): string[] {
  const words = [
    ...names.flatMap((name) => plainName(name).split(' ')),
    ...emails.flatMap((email) => [plain(email ?? ''), (email ?? '').split('@')[1]?.toLowerCase() ?? '']),
    ...phones.flatMap((phone) => numbersOf(phone)),
    ...browsers.filter((browser) => browser !== undefined).map(browserWord),
  ]
  return [...new Set(words.filter((word) => word.length >= SHORTEST_WORD).map(cut))].slice(0, MAX_WORDS)
}

/** What was typed into the search, as beginnings of words; for each the alternatives. */
export function wordsAsked(typed: string): string[][] {
  const number = typed.replace(/[\s().+/-]+/g, '')
  if (/^\d+$/.test(number)) return number.length < SHORTEST_NUMBER ? [] : [numberAlternatives(typed)]
  const asked = plain(typed)
    .split(' ')
    .map((word) => (word.includes('@') ? word : word.replace(/[^\p{L}\p{N}.]+/gu, '')))
  return asked.filter((word) => word.length >= SHORTEST_WORD).map((word) => [cut(word)])
}

/** No search begins like it: it only tells whose conversations a browser has. */
export const browserWord = (browser: string): string => cut(`!${browser}`)

const cut = (word: string): string => [...word].slice(0, LONGEST_WORD).join('')

function numbersOf(phone: string | null): string[] {
  const national = nationalDigits(phoneDigits(phone ?? ''))
  return national.length < SHORTEST_NUMBER ? [] : [`#${national}`, `~${backwards(national)}`]
}

/** From the beginning or to the end of the number. */
function numberAlternatives(typed: string): string[] {
  const digits = typed.replace(/\D/g, '')
  return [`#${nationalDigits(digits)}`, `~${backwards(digits)}`]
}

/** 0812…, 62812… and +62 812… are one number. */
const nationalDigits = (digits: string): string => digits.replace(/^(?:0+|620*)/, '')

const backwards = (digits: string): string => [...digits].reverse().join('')
