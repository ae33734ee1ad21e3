import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { slang } from '../../english/language/slang.ts'
import { CITIES } from '../../english/words/cities.ts'
import { keyOf, type Lexicon, type Reading } from './lexicon.ts'

/** One word of a text; an owner's ending is a word of its own: 'rumahku' is 'rumah', '-ku'. */
export interface Token {
  text: string
  typed: string
}

export interface IndonesianText {
  tokens: readonly Token[]
  isQuestion: boolean
  /** The readings of the words from a place on, longest first. */
  at(place: number): readonly Found[]
  nameAt(place: number): { text: string; end: number; cost: number } | null
}

export interface Found extends Reading {
  end: number
  cost: number
}

const OWNED = /^(.{2,}?)(ku|mu|nya)$/
const QUESTIONED = /^(.{2,}?)(?:kah|lah|pun)$/
const LONGEST = 4
/** A phrase of the tables is likelier than its words. */
const SHORTER = 0.5
const PLACES = new Set(CITIES.map((name) => name.toLowerCase()))

export function readText(text: string, lexicon: Lexicon): IndonesianText {
  const words = text.match(/[\p{L}\d][\p{L}\d.:'’]*(?<![.:'’])|,/gu) ?? []
  const tokens = words.flatMap((typed) => tokensOf(typed, lexicon))
  const keyFrom = (start: number, end: number) =>
    tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ')
  return {
    tokens,
    isQuestion: /\?\s*$/.test(text),
    at: (place) => {
      const ends = Array.from({ length: LONGEST }, (_, less) => place + LONGEST - less)
      const found = ends
        .filter((end) => end <= tokens.length)
        .flatMap((end) => (lexicon.indonesian.get(keyFrom(place, end)) ?? []).map((reading) => ({ ...reading, end })))
      const longest = found[0]?.end ?? 0
      return found.map((one) => ({ ...one, cost: one.word.cost + one.cost + (one.end < longest ? SHORTER : 0) }))
    },
    nameAt: (place) => nameIn(tokens, place, lexicon),
  }
}

function tokensOf(typed: string, { indonesian }: Lexicon): Token[] {
  const text = keyOf(typed)
  const isKnown = (word: string) => indonesian.has(word) || indonesian.has(slang.get(word) ?? '')
  if (/^(?:ku|mu|nya)$/.test(text)) return [{ text: `-${text}`, typed: '' }]
  if (indonesian.has(text) || /^\d/.test(text) || text === ',') return [{ text, typed }]
  const [, owned = '', owner = ''] = OWNED.exec(text) ?? []
  if (owned && isKnown(owned)) return [...plain(owned, typed, indonesian), { text: `-${owner}`, typed: '' }]
  const [, stem = ''] = QUESTIONED.exec(text) ?? []
  return plain(stem && isKnown(stem) ? stem : text, typed, indonesian)
}

function plain(word: string, typed: string, indonesian: Lexicon['indonesian']): Token[] {
  const full = indonesian.has(word) ? word : (slang.get(word) ?? word)
  return full.split(' ').map((text) => ({ text, typed: full === word ? typed : text }))
}

const UNSURE_NAME = 3.5
const UNSURE_PLACE = 1

/** A city, or one or two words that no list knows. */
function nameIn(tokens: readonly Token[], place: number, { indonesian }: Lexicon) {
  const { text, typed } = tokens[place] ?? { text: '', typed: '' }
  const pair = `${text} ${tokens[place + 1]?.text ?? ''}`
  if (PLACES.has(pair)) return { text: capital(pair), end: place + 2, cost: 0 }
  if (PLACES.has(text)) return { text: capital(text), end: place + 1, cost: 0 }
  if (!/^\p{L}{2,}$/u.test(text) || indonesian.has(text) || isIndonesianWord(text)) return null
  const isCapital = /^\p{Lu}/u.test(typed)
  const next = tokens[place + 1]?.typed ?? ''
  const isLonger = isCapital && /^\p{Lu}/u.test(next) && !indonesian.has(keyOf(next))
  return isLonger
    ? { text: `${typed} ${next}`, end: place + 2, cost: 0 }
    : {
        text: capital(typed),
        end: place + 1,
        cost: isCapital ? 0 : isPlaced(tokens, place) ? UNSURE_PLACE : UNSURE_NAME,
      }
}

/** 'ke wonosobo' */
const isPlaced = (tokens: readonly Token[], place: number): boolean =>
  /^(?:di|ke|dari)$/.test(tokens[place - 1]?.text ?? '')

const capital = (name: string): string => name.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase())
