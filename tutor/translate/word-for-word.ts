import type { Lexicon as EnglishLexicon } from '../../english/words/lexicon.ts'
import { type Found, type IndonesianText, readText } from './indonesian-text.ts'
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
  to === 'en' ? inEnglish(text, english) : inIndonesian(text, english)

interface Single {
  said: string
  end: number
  isUnsure: boolean
  isKept: boolean
}

function inEnglish(typed: string, english: EnglishLexicon): Glossed {
  const text = readText(typed, openWords())
  const singles: Single[] = []
  for (let at = 0; at < text.tokens.length; at = singles.at(-1)?.end ?? at + 1)
    singles.push(singleAt(text, at, english))
  return {
    text: singles
      .map(({ said }) => said)
      .filter(Boolean)
      .join(' ')
      .replaceAll(' ,', ','),
    unsure: singles.flatMap(({ isUnsure, said }) => (isUnsure ? [said] : [])),
    isKept: singles.every(({ isKept }) => isKept),
  }
}

function singleAt(text: IndonesianText, at: number, english: EnglishLexicon): Single {
  const { text: word = '', typed = '' } = text.tokens[at] ?? {}
  const plain = SMALL[word]
  if (plain !== undefined) return { said: plain, end: at + 1, isUnsure: false, isKept: false }
  const found = isName(typed, at) ? undefined : best(text.at(at))
  if (found) return { said: bare(found), end: found.end, isUnsure: found.cost > LIKELY, isKept: false }
  const isUnsure = !english.isKnown(typed.toLowerCase()) && !isName(typed, 1)
  return { said: typed, end: at + 1, isUnsure, isKept: true }
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

const LITTLE: Record<string, string> = {
  ...Object.fromEntries('a an the is are am was were be been do does did to'.split(' ').map((word) => [word, ''])),
  "can't": 'tidak bisa',
  "don't": 'tidak',
  "doesn't": 'tidak',
  "didn't": 'tidak',
  "isn't": 'tidak',
  "won't": 'tidak akan',
  'can': 'bisa',
  'could': 'bisa',
  'will': 'akan',
  'would': 'akan',
  'should': 'sebaiknya',
  'must': 'harus',
  'not': 'tidak',
  'me': 'aku',
  'my': 'ku',
  'that': 'bahwa',
}

function inIndonesian(typed: string, lexicon: EnglishLexicon): Glossed {
  const words = typed.replaceAll('’', "'").split(/\s+/)
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    const { text, length } = gloss(words.slice(at), lexicon)
    said.push(text)
    at += length
  }
  return { text: said.filter(Boolean).join(' '), unsure: words, isKept: said.join(' ') === words.join(' ') }
}

/** The longest phrase, a small word, a form of a known word, or the word itself. */
function gloss(words: readonly string[], lexicon: EnglishLexicon): { text: string; length: number } {
  const { english } = openWords()
  const [first = ''] = words
  const plain = first.toLowerCase().replace(/[.,!?]+$/, '')
  const little = LITTLE[plain]
  const { singular, verbs } = lexicon.read(plain)
  const forms = [plain, singular, verbs[0]?.base].filter((one) => one !== undefined && one !== null)
  for (const length of ENDS.filter((one) => one <= words.length)) {
    const keys = length === 1 ? forms : [words.slice(0, length).join(' ')]
    const found = keys.flatMap((key) => english.get(keyOf(key)) ?? [])
    if (length === 1 && little !== undefined) return { text: little, length }
    const [word] = found.toSorted((one, other) => one.cost - other.cost)
    if (word) return { text: (word.id[0] ?? first).replace(/ \(.*\)$/, ''), length }
  }
  return { text: first, length: 1 }
}

const ENDS = [5, 4, 3, 2, 1]
