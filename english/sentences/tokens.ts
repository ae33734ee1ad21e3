import { chatWords } from '../spelling/misspellings.ts'
import type { Tag } from '../words/closed-words.ts'
import type { WordReadings } from '../words/lexicon.ts'
import type { VerbForm } from '../words/verbs.ts'

export interface Token {
  /** As it was typed. */
  text: string
  /** Lower case; a contraction's parts in full: n't is 'not', 'm is 'am'. */
  lower: string
  start: number
  end: number
  spaced: boolean
  tag: Tag
  /** For verbs and auxiliaries: the form that fits here. */
  form: VerbForm | undefined
  readings: WordReadings
}

export type RawToken = Omit<Token, 'tag' | 'form' | 'readings'>

const WORD = new RegExp(
  [
    /\d+(?:[.:]\d+)? ?(?:[ap]\.m\.|[ap]m\b)/, // 7.30 p.m.
    /\b(?:mr|mrs|ms|dr|prof|jl)\.(?=\s*\p{Lu})|\b(?:e\.g|i\.e)\./u,
    /\d+(?:[.,:]\d+)*(?:st|nd|rd|th|am|pm|%|s)?/, // 3rd, 5,000, 90s
    /[\p{L}]+(?:-[\p{L}]+)*(?:['’][\p{L}]+)?/u,
    /\.{2,}|[^\s]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)
const ENDINGS: Record<string, string> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would', s: "'s" }
const SHORTENED: Record<string, string> = { ca: 'can', wo: 'will', sha: 'shall' }

export function tokenise(text: string): RawToken[] {
  const tokens: RawToken[] = []
  for (const match of text.matchAll(WORD)) {
    const spaced = match.index > 0 && /\s/.test(text.charAt(match.index - 1))
    for (const part of parts(match[0])) {
      const start = match.index + part.offset
      tokens.push({
        text: part.text,
        lower: part.lower,
        start,
        end: start + part.text.length,
        spaced: spaced && part.offset === 0,
      })
    }
  }
  return tokens
}

function parts(word: string): { text: string; lower: string; offset: number }[] {
  const lower = word
    .toLowerCase()
    .replace('’', "'")
    .replace(/^([a-z]+)\.$/, '$1')
  const meant = chatWords.get(word)
  if (meant) return [{ text: word, lower: meant, offset: 0 }]
  if (lower === 'cannot')
    return [
      { text: word.slice(0, 3), lower: 'can', offset: 0 },
      { text: word.slice(3), lower: 'not', offset: 3 },
    ]
  const negated = /^(.+)n't$/.exec(lower)
  if (negated?.[1]) {
    const base = negated[1]
    return [
      { text: word.slice(0, base.length), lower: SHORTENED[base] ?? base, offset: 0 },
      { text: word.slice(base.length), lower: 'not', offset: base.length },
    ]
  }
  const ending = /^(.+)'(m|re|ve|ll|d|s)$/.exec(lower)
  if (!ending?.[1] || !ending[2]) return [{ text: word, lower, offset: 0 }]
  const base = ending[1]
  return [
    { text: word.slice(0, base.length), lower: base, offset: 0 },
    { text: word.slice(base.length), lower: base === 'let' ? 'us' : (ENDINGS[ending[2]] ?? ''), offset: base.length },
  ]
}

/** 'Mr. Hadi': this full stop does not end a sentence. */
const TITLE = /\b(?:mr|mrs|ms|dr|prof|jl|st|vs|e\.g|i\.e|etc)\.$/i

/** 'at 3 a.m. last Tuesday', 'Room No. 5': it does not end a sentence before a small letter or a digit. */
const SHORTENING = /\b(?:[ap]\.m|approx|dept|no|min|max|est|inc|ltd)\.$/i

const goesOn = (before: string, after: string) =>
  TITLE.test(before) || (SHORTENING.test(before) && /^[\p{Ll}\d,;]/u.test(after))

/** Where one sentence ends and the next begins. */
export function sentencesOf(text: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = []
  const sentence = /[^.!?\n]*(?:[.](?=\S)[^.!?\n]*)*(?:[.!?]+["')]*|\n|$)/g
  for (const match of text.matchAll(sentence)) {
    const lead = /^\s*/.exec(match[0])?.[0].length ?? 0
    const body = match[0].trim()
    const last = found.at(-1)
    if (body && last && goesOn(last.text, body)) last.text = text.slice(last.start, match.index + lead + body.length)
    else if (body) found.push({ text: body, start: match.index + lead })
  }
  return found
}

export const isCapitalised = (text: string) => /^\p{Lu}/u.test(text)
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const isWord = (token: Token | undefined): token is Token => token !== undefined && token.tag !== 'punct'
