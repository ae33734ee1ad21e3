import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import { article } from '../../english/grammar/rules/articles.ts'
import { isShort, superlative } from '../../english/words/adjectives.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { UNCOUNTABLE } from '../../english/words/word-lists.ts'
import { type Derived, derivedForms, passiveForms, spokenForms } from './indonesian-forms.ts'

const TABLES = join(import.meta.dirname, '../../content/teaching/lexicon')
const DICTIONARY = join(import.meta.dirname, '../../content/dictionary')

export type WordKind =
  | 'verb'
  | 'noun'
  | 'adjective'
  | 'time'
  | 'adverb'
  | 'pronoun'
  | 'number'
  | 'quantity'
  | 'join'
  | 'preposition'
  | 'helper'
  | 'degree'
  | 'ask'
  | 'opening'
  | 'particle'

/** A word or fixed phrase in both languages; the first variant of a side is what is said. */
export interface Word {
  kind: WordKind
  en: readonly string[]
  id: readonly string[]
  notes: ReadonlySet<string>
  /** How much less likely it is than a word of the tables. */
  cost: number
}

/** A word as it was found in a text. */
export interface Reading {
  word: Word
  isPassive: boolean
  /** A form that is derived is less likely than one of the tables. */
  cost: number
}

export interface Lexicon {
  /** By the words of a phrase, lower case, joined by spaces. */
  indonesian: ReadonlyMap<string, readonly Reading[]>
  english: ReadonlyMap<string, readonly Word[]>
}

const FILES: [file: string, kind: WordKind][] = [
  ['verbs.tsv', 'verb'],
  ['adjectives.tsv', 'adjective'],
  ['times.tsv', 'time'],
  ['adverbs.tsv', 'adverb'],
  ['nouns.tsv', 'noun'],
]
/** A gloss of the dictionary is one sense of several; an adverb's fits least often. */
const GLOSS_COST = 1.5
const GLOSS_ADVERB_COST = 3

const DERIVED = 0.2

let opened: Lexicon | undefined

/** The words of both languages, read when they are first needed. */
export function openWords(): Lexicon {
  if (!opened) {
    const dictionary = dictionaryWords()
    opened = index([...tableWords(), ...dictionary, ...everydayWords(dictionary)])
  }
  return opened
}

const DERIVED_FAR = 0.5

/** What a word or phrase may be; an unknown word by the verb that it is derived from. */
export function readingsOf(key: string, { indonesian, english }: Lexicon): readonly Reading[] {
  const known = indonesian.get(key)
  if (known || key.includes(' ')) return known ?? []
  const most = superlatives(key, indonesian)
  if (most.length > 0) return most
  const found = [...derivedForms(key)].flatMap((one) =>
    (indonesian.get(one.form) ?? [])
      .filter(({ word }) => word.kind === 'verb')
      .map((reading) => derivedReading(reading, one)),
  )
  if (found.length === 0) return borrowed(key, english)
  const nearest = Math.min(...found.map(({ cost }) => cost))
  return distinct(found.filter(({ cost }) => cost === nearest))
}

const BORROWED = 1

/** 'almond', 'handle': an English thing as it is. */
const borrowed = (key: string, english: Lexicon['english']): Reading[] =>
  key.length < SHORTEST_BORROWED
    ? []
    : (english.get(key) ?? [])
        .filter(({ kind }) => kind === 'noun')
        .slice(0, 1)
        .map((word) => ({ word, isPassive: false, cost: BORROWED }))

const SHORTEST_BORROWED = 4

/** 'terbesar' is 'biggest'. */
const superlatives = (key: string, indonesian: Lexicon['indonesian']): Reading[] =>
  (/^ter...+/.test(key) ? (indonesian.get(key.slice('ter'.length)) ?? []) : [])
    .filter(({ word }) => word.kind === 'adjective' && word.cost === 0)
    .map(({ word }) => ({ word: mostOf(word), isPassive: false, cost: DERIVED }))

const mostOf = (word: Word): Word => {
  const [en = ''] = word.en
  return { ...word, en: [isShort(en) ? superlative(en) : `most ${en}`], notes: new Set([...word.notes, 'the']) }
}

const distinct = (readings: readonly Reading[]): Reading[] =>
  readings.filter((one, at) => readings.findIndex(({ word }) => word === one.word) === at)

/** 'terjatuh' is no passive: nobody falls something. */
const derivedReading = (reading: Reading, { isPassive, cost }: Derived): Reading => ({
  ...reading,
  isPassive: (isPassive && !reading.word.notes.has('no-object')) || reading.isPassive,
  cost: reading.cost + DERIVED_FAR + cost,
})

const rowsOf = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const variantsOf = (cell = ''): string[] =>
  cell
    .split(' / ')
    .map((one) => one.trim())
    .filter(Boolean)

const notesOf = (cell = ''): Set<string> => new Set(cell.split(' ').filter(Boolean))

function tableWords(): Word[] {
  const open = FILES.flatMap(([file, kind]) =>
    rowsOf(join(TABLES, file)).map(
      ([en, id, notes]): Word => ({ kind, en: variantsOf(en), id: variantsOf(id), notes: notesOf(notes), cost: 0 }),
    ),
  )
  const closed = rowsOf(join(TABLES, 'words.tsv')).map(
    ([kind, en, id, notes]): Word => ({
      kind: kind as WordKind,
      en: variantsOf(en),
      id: variantsOf(id),
      notes: notesOf(notes),
      cost: 0,
    }),
  )
  return [...open, ...closed, ...slotWords()]
}

/** What fills the slots of the phrase book, where it names things. */
const SLOTS: Record<string, string[]> = { country: ['in', 'proper'], food: [], job: ['person'], place: ['at'] }

const slotWords = (): Word[] =>
  rowsOf(join(TABLES, '../phrases/slots.tsv')).flatMap(([slot = '', en, id]): Word[] => {
    const notes = SLOTS[slot]
    return notes ? [{ kind: 'noun', en: variantsOf(en), id: variantsOf(id), notes: new Set(notes), cost: 0.2 }] : []
  })

const GLOSSED: Record<string, WordKind> = { noun: 'noun', verb: 'verb', adjective: 'adjective', adverb: 'adverb' }
const MARKS: Record<string, string[]> = { adverb: ['end'] }

/** The first sense of each word of the learner's dictionary. */
function dictionaryWords(): Word[] {
  const files = readdirSync(DICTIONARY).filter((name) => /^[a-z]\.tsv$/.test(name))
  const seen = new Set<string>()
  return files.flatMap((file) =>
    rowsOf(join(DICTIONARY, file)).flatMap(([en = '', pos = '', , , , gloss = '']): Word[] => {
      const kind = GLOSSED[pos]
      if (!kind || seen.has(`${en} ${pos}`) || gloss === '' || gloss === '-') return []
      seen.add(`${en} ${pos}`)
      const id = gloss.split(/[,;]\s*/).filter((one) => /^[\p{L} -]+$/u.test(one) && !/nya$/.test(one))
      const verbs = kind === 'noun' ? id.filter((one) => ACTIVE.test(one)) : []
      const glossed = (as: WordKind, forms: readonly string[]): Word[] =>
        forms.length > 0 ? [glossWord(as, en, forms)] : []
      return [
        ...glossed(
          kind,
          id.filter((one) => !verbs.includes(one)),
        ),
        ...glossed('verb', verbs),
      ]
    }),
  )
}

/** 'monitor: memantau' is what somebody does. */
const ACTIVE = /^me(?:m[bpf]?|nc?|nd|nj|ng|ny|l|r|w|y)(?!ter|teg|tim|tah|ara$|it$)[aiueo]\w{3,}$/

const glossWord = (kind: WordKind, en: string, id: readonly string[]): Word => ({
  kind,
  en: [kind === 'noun' ? withArticle(en) : en],
  id,
  notes: new Set(MARKS[kind] ?? []),
  cost: kind === 'adverb' ? GLOSS_ADVERB_COST : GLOSS_COST,
})

/** 'a' of what is counted. */
function withArticle(noun: string): string {
  const last = noun.replace(/^.* /, '')
  return UNCOUNTABLE.has(last) || /^[A-Z]|[^s]s$|(?:ing|ness|ism)$/.test(last) ? noun : `${article(noun)} ${noun}`
}

const LONGEST_GLOSS = 3

/** Words of daily life with one English word each; what kind it is, the dictionary knows. */
function everydayWords(dictionary: readonly Word[]): Word[] {
  const kinds = new Map(dictionary.map(({ en, kind }) => [keyOf(en[0] ?? '').replace(/^an? /, ''), kind]))
  return [...everydayIndonesian].flatMap(([id, gloss]): Word[] => {
    const [first = ''] = gloss.split(/[,;] ?/)
    const en = first
      .replace(/^to /, '')
      .replace(/ \(.*\)$/, '')
      .trim()
    if (en === '' || closedWords.has(en) || /[()“]/.test(en) || en.split(' ').length > LONGEST_GLOSS) return []
    const kind = first.startsWith('to ') ? 'verb' : (kinds.get(en) ?? kinds.get(en.replace(/^.* /, '')) ?? 'noun')
    return [
      { kind, en: [kind === 'noun' ? withArticle(en) : en], id: [id], notes: new Set(MARKS[kind]), cost: GLOSS_COST },
    ]
  })
}

/** One spelling for what is looked up: lower case, hyphens as spaces. */
export const keyOf = (text: string): string =>
  text.toLowerCase().replaceAll(/[-‐]/g, ' ').replaceAll(/\s+/g, ' ').trim()

/** Said in several ways, with the same meaning in any phrase. */
const SAME: Record<string, string> = Object.fromEntries(
  [
    'gak: tidak nggak enggak engga ngga ga gk tdk',
    'sudah: udah udh',
    'pakai: pake',
    'kalau: kalo klo',
    'umur: berumur berusia usia',
  ].flatMap((line) => {
    const [said = '', others = ''] = line.split(': ')
    return others.split(' ').map((other) => [other, said])
  }),
)

/** One spelling for the words that are said in several ways. */
export const indonesianKey = (text: string): string =>
  keyOf(text)
    .split(' ')
    .map((one) => SAME[one] ?? one)
    .join(' ')

/** A word as it is written, and what is derived of a verb. */
function formsOf({ id, kind, notes }: Word): [form: string, isPassive: boolean, cost: number][] {
  const isPassive = (form: string) =>
    kind === 'verb' && /^di\S{3,}$/.test(form) && id.some((one) => /^me[mnlrwy]/.test(one))
  const own = id.map((form): [string, boolean, number] => [form, isPassive(form), 0])
  if (kind !== 'verb') return own
  const spoken = id.flatMap(spokenForms).map((form): [string, boolean, number] => [form, false, DERIVED])
  const passive = notes.has('no-object') ? [] : id.flatMap(passiveForms)
  return [...own, ...spoken, ...passive.map((form): [string, boolean, number] => [form, true, 0])]
}

function index(words: readonly Word[]): Lexicon {
  const indonesian = new Map<string, Reading[]>()
  const english = new Map<string, Word[]>()
  const add = (form: string, reading: Reading) => {
    const key = indonesianKey(form)
    const known = indonesian.get(key) ?? []
    const isKnown = known.some(({ word }) => word.kind === reading.word.kind && word.cost < reading.word.cost)
    if (!isKnown && !known.some(({ word }) => word === reading.word)) indonesian.set(key, [...known, reading])
  }
  for (const word of words) {
    const forms = word.notes.has('to-id') ? [] : formsOf(word)
    for (const [form, isPassive, cost] of forms) add(form, { word, isPassive, cost })
    for (const form of word.notes.has('to-en') ? [] : word.en) {
      const key = keyOf(form.replace(/ ?\(.*\)/, '').replace(/^(?:an?|the) (?=.)/, ''))
      english.set(key, [...(english.get(key) ?? []), word])
    }
  }
  return { indonesian, english }
}
