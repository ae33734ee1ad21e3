import type { Lexicon as EnglishLexicon } from '../../english/words/lexicon.ts'
import type { VerbForm } from '../../english/words/verbs.ts'
import type { Lexicon } from './lexicon.ts'
import type { Word, WordKind } from './word.ts'
import { keyOf } from './word-keys.ts'

export interface EnglishText {
  tokens: readonly string[]
  typed: readonly string[]
  isQuestion: boolean
  /** Words and phrases of a kind from a place on, longest first. */
  at(place: number, ...kinds: WordKind[]): readonly FoundWord[]
  nouns(place: number): readonly (FoundWord & { isPlural: boolean })[]
  verbs(place: number): readonly (FoundWord & { form: VerbForm })[]
  named(form: string, kind: WordKind): readonly Word[]
  /** What is said of a noun from a place on, in Indonesian: 'who lives next door'. */
  relativesAt(place: number): readonly SaidRead[]
  /** The same where nothing is missing in it: 'the way you laugh'. */
  gaplessAt(place: number, head: string): readonly SaidRead[]
  /** What is done, in Indonesian: 'learning English' or 'go home', up to any place. */
  doneAt(place: number, form: 'ing' | 'base' | 'finite'): readonly SaidDeed[]
  /** Whether it is an English word at all. */
  isKnown(word: string): boolean
}

/** Said in Indonesian already. */
export interface SaidRead {
  said: string
  end: number
  cost: number
}

export interface SaidDeed extends SaidRead {
  /** What is done to something that is not named: 'hard to understand'. */
  passive: string | null
}

export interface FoundWord {
  word: Word
  end: number
  cost: number
}

const SHORT: [RegExp, string][] = [
  [/^can't$|^cannot$/, 'can not'],
  [/^won't$/, 'will not'],
  [/^let's$/, 'let us'],
  [/^gonna$/, 'going to'],
  [/^wanna$/, 'want to'],
  [/^gotta$/, 'have to'],
  [/^lemme$/, 'let me'],
  [/^gimme$/, 'give me'],
  [/^dunno$/, 'do not know'],
  [/^(?:pls|plz)$/, 'please'],
  [/^u$/, 'you'],
  [/^ur$/, 'your'],
  [/^(?:cuz|coz|'?cause)$/, 'because'],
  [/^im$/, 'i am'],
  [/^dont$/, 'do not'],
  [/^cant$/, 'can not'],
  [/^till$/, 'until'],
  [/^i'd$/, 'i would'],
  [/n't$/, ' not'],
  [/'m$/, ' am'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'ll$/, ' will'],
  [/'d$/, ' would'],
  [
    /^(?<who>he|she|it|that|there|here|what|where|who|how|when|why|this|everyone|everything|nobody|something|someone)'s$/,
    '$<who> is',
  ],
  [/'s$/, " 's"],
]
const LONGEST = 6
/** Behind a verb or its object: 'pick you up'. */
export const PARTICLES = ['up', 'off', 'on', 'out', 'down', 'back', 'away']

export function readEnglishText(text: string, lexicon: Lexicon, english: EnglishLexicon): EnglishText {
  const words =
    text
      .replaceAll(/[’‘]/g, "'")
      .replaceAll(/(?<=\d),(?=\d{3})/g, '.')
      .match(/[\p{L}\d][\p{L}\d'.:-]*(?<![.:'-])|,/gu) ?? []
  const pairs = words.flatMap((typed) =>
    inFull(typed.toLowerCase())
      .split(' ')
      .map((token): [string, string] => [token, typed]),
  )
  const tokens = pairs.map(([token]) => token)
  const key = (start: number, end: number) => keyOf(tokens.slice(start, end).join(' '))
  const endsFrom = (place: number) =>
    Array.from({ length: LONGEST }, (_, less) => place + LONGEST - less).filter((end) => end <= tokens.length)
  const known = (form: string, kinds: readonly WordKind[]): Word[] =>
    (lexicon.english.get(form) ?? []).filter(({ kind }) => kinds.includes(kind))
  return {
    tokens,
    typed: pairs.map(([, typed]) => typed),
    isQuestion: /\?\s*$/.test(text),
    at: (place, ...kinds) =>
      endsFrom(place).flatMap((end) => known(key(place, end), kinds).map((word) => ({ word, end, cost: word.cost }))),
    nouns: (place) =>
      endsFrom(place).flatMap((end) => {
        const last = tokens[end - 1] ?? ''
        const { singular } = english.read(last)
        const one = singular ? keyOf([...tokens.slice(place, end - 1), singular].join(' ')) : ''
        return [
          ...known(key(place, end), ['noun']).map((word) => ({ word, end, cost: word.cost, isPlural: false })),
          ...known(one, ['noun']).map((word) => ({ word, end, cost: word.cost, isPlural: true })),
        ]
      }),
    verbs: (place) =>
      english.read(tokens[place] ?? '').verbs.flatMap(({ base, form }) => {
        const found = (key: string, end: number) =>
          known(keyOf(key), ['verb']).map((word) => ({ word, end, form, cost: word.cost }))
        const apart = PARTICLES.filter((one) => tokens.indexOf(one, place + 2) > 0)
        return [
          ...endsFrom(place).flatMap((end) => found([base, ...mine(tokens.slice(place + 1, end))].join(' '), end)),
          ...apart.flatMap((particle) => found(`${base} ${particle}`, place + 1)),
        ]
      }),
    named: (form, kind) => known(form, [kind]),
    relativesAt: () => [],
    gaplessAt: () => [],
    doneAt: () => [],
    isKnown: (word) => english.isKnown(word),
  }
}

const OWNERS: Record<string, string> = { your: 'my', his: 'my', her: 'my', our: 'my', their: 'my', yourself: 'myself' }

/** The tables have 'brush my teeth'. */
const mine = (tokens: readonly string[]): string[] => tokens.map((token) => OWNERS[token] ?? token)

export const says = (text: EnglishText, at: number, words: string): boolean => {
  const parts = words.split(' ')
  return parts.every((part, more) => text.tokens[at + more] === part)
}

function inFull(word: string): string {
  const short = SHORT.find(([ending]) => ending.test(word))
  return short ? word.replace(...short).trim() : word
}
