import type { Noun, NounPhrase } from './clause.ts'
import { amountAt, inEnglishDigits } from './indonesian-amounts.ts'
import { describedAt } from './indonesian-described.ts'
import type { IndonesianText, Read } from './indonesian-text.ts'
import { isSpan } from './phrase-kinds.ts'
import { saidRelative } from './say-english.ts'
import type { Word } from './word.ts'

export const POINTERS: Record<string, 'this' | 'that'> = {
  ini: 'this',
  itu: 'that',
  tersebut: 'that',
  begini: 'this',
  segini: 'this',
}

/** 'buku yang saya beli' */
function* related(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  if (noun.behind) return
  const which = noun.which ?? (noun.owner || noun.count ? null : 'the')
  for (const { value, end, cost: own } of text.relativesAt(at))
    yield* pointed(text, { ...noun, which, behind: saidRelative(noun, value) }, end, cost + own)
}

export function* pointed(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  yield* related(text, noun, at, cost)
  yield* describedLater(text, noun, at, cost)
  yield* dated(text, noun, at, cost)
  yield* numberedAt(text, noun, at, cost)
  yield* oneMore(text, noun, at, cost)
  const which = POINTERS[text.tokens[at]?.text ?? '']
  if (which)
    yield { value: { ...noun, which }, end: at + 1, cost: cost + (isHomeDescribed({ ...noun, which }) ? 0.5 : 0) }
  yield* amounting(text, noun, at, cost)
  const isNamed = /^(?:nomor|no|nomer)$/.test(text.tokens[at]?.text ?? '')
  const label = noun.word.notes.has('numbered') || isNamed ? amountAt(text.tokens, isNamed ? at + 1 : at) : null
  if (label) yield { value: { ...noun, label: String(label.value) }, end: label.end, cost: cost - LABELLED }
  const letter = text.tokens[at]?.typed ?? ''
  if (/^\p{Lu}\d{0,2}$/u.test(letter)) yield { value: { ...noun, label: letter }, end: at + 1, cost: cost - LABELLED }
  const number = text.at(at).find(({ word }) => word.kind === 'number')
  if (number && !noun.count) yield { value: { ...noun, count: number.word }, end: number.end, cost: cost + 0.2 }
  yield { value: noun, end: at, cost: cost + (isHomeDescribed(noun) ? 0.5 : 0) }
}

/** 'tagihan bulan Oktober', 'rapat hari ini': a note of the noun, since most times belong to the verb. */
function* dated(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  if (!noun.word.notes.has('dated') || noun.owner || noun.of) return
  for (const { word, end, cost: own } of text.at(at)) {
    const [, day, month] = word.kind === 'time' ? (DATES.exec(word.en[0] ?? '') ?? []) : []
    if (day)
      yield { value: { ...noun, owner: { kind: 'name', text: day }, which: null }, end, cost: cost + own - DATED }
    if (month)
      yield {
        value: { ...noun, of: { ...word, en: [month] }, which: noun.which ?? 'the' },
        end,
        cost: cost + own - DATED,
      }
  }
}

const DATES = /^(?:on )?((?:this|last|next) [a-z]+|today|tomorrow|yesterday|[A-Z]\w+day)$|^in ([A-Z]\w+)$/

const DATED = 0.2

/** 'pasien kamar 7', 'sepatu ukuran 40' */
function* numberedAt(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  if (noun.at || noun.word.notes.has('numbered')) return
  for (const { word, end, cost: own } of text.at(at)) {
    const label = word.kind === 'noun' && word.notes.has('numbered') ? amountAt(text.tokens, end) : null
    if (!label) continue
    const of: Noun = { ...BARE, word, label: String(label.value) }
    yield { value: { ...noun, at: { by: IN, of } }, end: label.end, cost: cost + own }
  }
}

const IN: Word = { kind: 'preposition', en: ['in'], id: ['di'], notes: new Set(), cost: 0 }

export const BARE = { kind: 'noun', which: null, owner: null, count: null, adjectives: [], of: null } as const

/** 'satu orang lagi' */
function* oneMore(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  const { count } = noun
  if (text.tokens[at]?.text !== 'lagi' || typeof count !== 'object' || count?.kind !== 'number') return
  yield {
    value: { ...noun, count: { ...count, en: [`${count.en[0]} more`] } },
    end: at + 1,
    cost: cost + (isSpan(noun) ? 1.5 : -0.1),
  }
}

/** 'anak saya yang kedua' */
function* describedLater(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  if (!noun.owner || noun.adjectives.length > 0 || text.tokens[at]?.text !== 'yang') return
  for (const { value, end, cost: own } of describedAt(text, at))
    yield { value: { ...noun, adjectives: [value] }, end, cost: cost + own }
}

/** 'denda dua juta rupiah', 'diskon 20 persen': of that much. */
function* amounting(text: IndonesianText, noun: Noun, at: number, cost: number): Generator<Read<NounPhrase>> {
  const share = amountAt(text.tokens, at)
  if (share && text.tokens[share.end]?.text === 'persen')
    yield { value: { ...noun, behind: `of ${share.value} percent` }, end: share.end + 1, cost: cost - LABELLED }
  const amount = noun.word.notes.has('of-money') ? share : null
  if (!amount || amount.value < MONEY) return
  const end = text.tokens[amount.end]?.text === 'rupiah' ? amount.end + 1 : amount.end
  yield { value: { ...noun, behind: `of ${inEnglishDigits(amount.value)} rupiah` }, end, cost: cost - LABELLED }
}

/** 'kamar 12' is more likely room 12 than twelve rooms. */
const LABELLED = 0.3

/** One's home is where one is; what is big or near is a house. */
export const isHomeDescribed = ({ word, owner, which, adjectives }: Noun): boolean =>
  word.en[0] === 'home' && Boolean(owner || which || adjectives.length > 0)

/** From here on a number on its own is a price. */
export const MONEY = 1000
