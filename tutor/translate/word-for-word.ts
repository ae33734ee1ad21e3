import type { Lexicon as EnglishLexicon } from '../../english/words/lexicon.ts'
import { type Found, readText } from './indonesian-text.ts'
import { openWords } from './lexicon.ts'
import { keyOf } from './word-keys.ts'

export interface Glossed {
  text: string
  /** Words that are doubtful in the other language. */
  unsure: readonly string[]
  /** Nothing was changed: names, numbers and words of the other language. */
  isKept: boolean
}

/** Words one by one: names, numbers and what is not known stay as they are. */
export const glossed = (text: string, to: 'en' | 'id', english: EnglishLexicon): Glossed =>
  to === 'en' ? inEnglish(text, english) : inIndonesian(text)

function inEnglish(typed: string, english: EnglishLexicon): Glossed {
  const text = readText(typed, openWords())
  const said: string[] = []
  const unsure: string[] = []
  let isKept = true
  for (let at = 0; at < text.tokens.length; ) {
    const token = text.tokens[at] ?? { text: '', typed: '' }
    const found = isName(token.typed, at) ? undefined : best(text.at(at))
    const plain = SMALL[token.text]
    if (plain !== undefined) said.push(plain)
    else if (found) said.push(bare(found))
    else if (token.typed !== '') said.push(token.typed)
    if (found || plain !== undefined) isKept = false
    if (found && found.cost > LIKELY) unsure.push(token.text)
    if (!found && plain === undefined && !english.isKnown(token.typed.toLowerCase()) && !isName(token.typed, 1))
      unsure.push(token.text)
    at = found?.end ?? at + 1
  }
  return { text: said.filter(Boolean).join(' ').replaceAll(' ,', ','), unsure, isKept }
}

const LIKELY = 1

const SMALL: Record<string, string> = {
  'yang': 'that',
  'adalah': 'is',
  'ialah': 'is',
  'ada': 'there is',
  'ini': 'this',
  'itu': 'that',
  '-ku': '',
  '-mu': '',
  '-nya': '',
}

const isName = (typed: string, at: number): boolean => /^\d/.test(typed) || (at > 0 && /^\p{Lu}\p{Ll}+/u.test(typed))

/** The longest, then the likeliest; a particle says nothing. */
const best = (found: readonly Found[]): Found | undefined =>
  found.reduce<Found | undefined>(
    (first, one) => (!first || one.end > first.end || (one.end === first.end && one.cost < first.cost) ? one : first),
    undefined,
  )

const bare = ({ word }: Found): string =>
  word.kind === 'particle' ? '' : (word.en[0] ?? '').replace(/^(?:an?|the) (?=.)|,$| \(.*\)$/g, '')

function inIndonesian(typed: string): Glossed {
  const { english } = openWords()
  const words = typed.split(/\s+/)
  const said: string[] = []
  let isKept = true
  for (let at = 0; at < words.length; ) {
    const end = ENDS.map((more) => at + more).find(
      (one) => one <= words.length && english.has(keyOf(words.slice(at, one).join(' '))),
    )
    const found = end === undefined ? undefined : english.get(keyOf(words.slice(at, end).join(' ')))
    const word = found?.toSorted((one, other) => one.cost - other.cost)[0]
    const isLeft = /^(?:an?|the)$/i.test(words[at] ?? '')
    if (word || isLeft) isKept = false
    if (!isLeft) said.push((word?.id[0] ?? words[at] ?? '').replace(/ \(.*\)$/, ''))
    at = end ?? at + 1
  }
  return { text: said.filter(Boolean).join(' '), unsure: words, isKept }
}

const ENDS = [5, 4, 3, 2, 1]
