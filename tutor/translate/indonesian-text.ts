import { isIndonesianWord } from '../../english/language/indonesian-words.ts'
import { slang } from '../../english/language/slang.ts'
import { CITIES } from '../../english/words/cities.ts'
import type { Clause } from './clause.ts'
import type { Lexicon, Reading } from './lexicon.ts'
import { readingsOf } from './readings.ts'
import type { WordKind } from './word.ts'
import { indonesianKey, keyOf } from './word-keys.ts'

/** One word of a text; an owner's ending is a word of its own: 'rumahku' is 'rumah', '-ku'. */
export interface Token {
  text: string
  typed: string
}

/** Something that was read, and where it ends. */
export interface Read<T> {
  value: T
  end: number
  cost: number
}

/** A clause about a noun, which is its subject or its object. */
export interface Relative {
  clause: Clause
  gap: 'subject' | 'object'
}

export interface IndonesianText {
  tokens: readonly Token[]
  isQuestion: boolean
  /** The readings of the words from a place on, longest first. */
  at(place: number): readonly Found[]
  nameAt(place: number): { text: string; end: number; cost: number } | null
  /** Clauses behind 'yang', longest first. */
  relativesAt(place: number): readonly Read<Relative>[]
  /** The words that stand for themselves, because nothing is known about them. */
  unknown: readonly string[]
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

/** 'kira2' is 'kira-kira'. */
const TWICE = /(?<!\p{L})(\p{L}{2,})2(?=nya|ku|mu|\P{L}|$)/gu

/** 'di-update' is one word. */
const PREFIXED = /(?<!\p{L})(di|nge|ke|ber|me)-(?=\p{L}{3})/giu

/** With `keepsUnknown`, a word that is not known is kept as it is: '[cobek]'. */
export function readText(text: string, lexicon: Lexicon, keepsUnknown = false): IndonesianText {
  const whole = text
    .replaceAll(/(?<=\d) ?%/g, ' persen')
    .replaceAll(TWICE, '$1-$1')
    .replaceAll(PREFIXED, '$1')
  const words = whole.match(/[\p{L}\d][\p{L}\d.:'’]*(?<![.:'’])|,/gu) ?? []
  const tokens = words.flatMap((typed) => tokensOf(typed, lexicon))
  const keyFrom = (start: number, end: number) =>
    tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' ')
  const isKept = (place: number) => keepsUnknown && isUnknownAt(tokens, place, lexicon)
  return {
    tokens,
    isQuestion: /\?\s*$/.test(text),
    relativesAt: () => [],
    unknown: tokens.filter((_, place) => isKept(place)).map((token) => token.text),
    at: oncePerPlace((place) => {
      if (isKept(place)) return keptReadings(tokens[place]?.text ?? '', place)
      const ends = Array.from({ length: LONGEST }, (_, less) => place + LONGEST - less)
      const found = ends
        .filter((end) => end <= tokens.length)
        .flatMap((end) => readingsOf(keyFrom(place, end), lexicon).map((reading) => ({ ...reading, end })))
      const longest = found[0]?.end ?? 0
      return found.map((one) => ({ ...one, cost: one.word.cost + one.cost + (one.end < longest ? SHORTER : 0) }))
    }),
    nameAt: (place) => (isKept(place) ? null : nameIn(tokens, place, lexicon)),
  }
}

function oncePerPlace(read: (place: number) => readonly Found[]): (place: number) => readonly Found[] {
  const known: (readonly Found[])[] = []
  return (place) => {
    known[place] ??= read(place)
    return known[place]
  }
}

const KEPT: [kind: WordKind, cost: number][] = [
  ['noun', 1],
  ['verb', 1.2],
  ['adjective', 1.2],
]

/** Any of these, kept as it is. */
const keptReadings = (word: string, place: number): Found[] =>
  KEPT.map(([kind, cost]) => ({
    word: { kind, en: [`[${word}]`], id: [word], notes: new Set<string>(), cost },
    isPassive: false,
    end: place + 1,
    cost,
  }))

export const isUnknown = (word: string): boolean => word.startsWith('[')

function isUnknownAt(tokens: readonly Token[], place: number, lexicon: Lexicon): boolean {
  const { text, typed } = tokens[place] ?? { text: '', typed: '' }
  const isWord = /^\p{L}{3,}$/u.test(text) && !/^\p{Lu}/u.test(typed) && !PARTS.has(text)
  if (!isWord || PLACES.has(text) || readingsOf(text, lexicon).length > 0) return false
  const phrases = [`${tokens[place - 1]?.text} ${text}`, `${text} ${tokens[place + 1]?.text}`]
  return !phrases.some((phrase) => PLACES.has(phrase) || lexicon.indonesian.has(phrase))
}

/** Known to the reader of clauses, not to the tables. */
const PARTS = new Set(
  'yang adalah ialah ada ini itu tersebut para sang bahwa nya belas puluh ratus ribu juta miliar rupiah'.split(' '),
)

function tokensOf(typed: string, lexicon: Lexicon): Token[] {
  const { indonesian } = lexicon
  const text = indonesianKey(typed)
  const isKnown = (word: string) =>
    readingsOf(word, lexicon).length > 0 || indonesian.has(slang.get(word) ?? inFull(word, indonesian))
  if (/^(?:ku|mu|nya)$/.test(text)) return [{ text: `-${text}`, typed: '' }]
  if (indonesian.has(text) || /^\d/.test(text) || text === ',') return [{ text, typed }]
  const [, owned = '', owner = ''] = OWNED.exec(text) ?? []
  if (owned && isKnown(owned)) return [...plain(owned, typed, indonesian), { text: `-${owner}`, typed: '' }]
  if (owner === 'nya' && /^\p{Ll}/u.test(typed) && !isKnown(text) && !isIndonesianWord(text))
    return [
      { text: owned, typed: owned },
      { text: '-nya', typed: '' },
    ]
  const [, done = ''] = BY_ME.exec(text) ?? []
  if (done && !isIndonesianWord(text) && isVerb(done, lexicon))
    return [{ text: 'aku', typed: 'aku' }, ...tokensOf(done, lexicon)]
  const [, stem = ''] = QUESTIONED.exec(text) ?? []
  return plain(stem && isKnown(stem) ? stem : text, typed, indonesian)
}

/** 'kubeli' is 'aku beli'. */
const BY_ME = /^ku(\p{L}{3,})$/u

const isVerb = (word: string, lexicon: Lexicon): boolean =>
  readingsOf(word.replace(/(?:mu|nya)$/, ''), lexicon).some(({ word: { kind } }) => kind === 'verb')

function plain(word: string, typed: string, indonesian: Lexicon['indonesian']): Token[] {
  const full = indonesian.has(word) ? word : (slang.get(word) ?? inFull(word, indonesian))
  return full.split(' ').map((text) => ({ text, typed: full === word ? typed : text }))
}

/** As it is written: 'jatoh' is 'jatuh', 'dateng' is 'datang', 'sampe' is 'sampai'. */
const SPOKEN: [RegExp, string][] = [
  [/o(?=[^aiueo]*$)/, 'u'],
  [/e(?=[^aiueo]+$)/, 'a'],
  [/e$/, 'ai'],
  [/(?<=[^aiueo])e(?=[^aiueo]+[aiu])/, 'a'],
]

const inFull = (word: string, indonesian: Lexicon['indonesian']): string =>
  (isIndonesianWord(word) ? [] : SPOKEN)
    .map(([spoken, full]) => word.replace(spoken, full))
    .find((one) => one !== word && indonesian.has(one)) ?? word

const UNSURE_NAME = 3.5
const UNSURE_PLACE = 1
/** 'Budi' is a name, and a word. */
const KNOWN_NAME = 0.3

/** 'Bapak' is no name. */
const ADDRESSED = /^(?:bapak|ibu|anda|saudara|kakak)$/

/** A city, or one or two words that no list knows. */
function nameIn(tokens: readonly Token[], place: number, lexicon: Lexicon) {
  const { text, typed } = tokens[place] ?? { text: '', typed: '' }
  const pair = `${text} ${tokens[place + 1]?.text ?? ''}`
  if (PLACES.has(pair)) return { text: capital(pair), end: place + 2, cost: 0 }
  if (PLACES.has(text)) return { text: capital(text), end: place + 1, cost: /^\p{Lu}/u.test(typed) ? -KNOWN_NAME : 0 }
  if (ADDRESSED.test(text)) return null
  const isKnown = readingsOf(text, lexicon).length > 0 || isIndonesianWord(text)
  if (isKnown && place > 0 && /^\p{Lu}\p{Ll}+$/u.test(typed))
    return { text: typed, end: place + 1, cost: isKnownPlace(tokens, place, lexicon) ? -KNOWN_NAME : KNOWN_NAME }
  return isKnown || !/^\p{L}{2,}$/u.test(text) ? null : unknownName(tokens, place, lexicon)
}

function unknownName(tokens: readonly Token[], place: number, { indonesian }: Lexicon) {
  const typed = tokens[place]?.typed ?? ''
  const next = tokens[place + 1]?.typed ?? ''
  const isCapital = /^\p{Lu}/u.test(typed)
  const isLonger = isCapital && /^\p{Lu}/u.test(next) && !indonesian.has(keyOf(next))
  if (isLonger) return { text: `${typed} ${next}`, end: place + 2, cost: 0 }
  const cost = isCapital ? 0 : isPlaced(tokens, place) ? UNSURE_PLACE : UNSURE_NAME
  return { text: capital(typed), end: place + 1, cost }
}

/** 'di Lombok', but 'di Belanda' is 'in the Netherlands' */
const isKnownPlace = (tokens: readonly Token[], place: number, lexicon: Lexicon): boolean =>
  isPlaced(tokens, place) &&
  !readingsOf(tokens[place]?.text ?? '', lexicon).some(({ word }) => /^(?:the )?\p{Lu}/u.test(word.en[0] ?? ''))

/** 'ke wonosobo' */
const isPlaced = (tokens: readonly Token[], place: number): boolean =>
  /^(?:di|ke|dari)$/.test(tokens[place - 1]?.text ?? '')

const capital = (name: string): string => name.replaceAll(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase())
