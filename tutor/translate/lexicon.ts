import { passiveForms, spokenForms } from './indonesian-forms.ts'
import { dictionaryWords, englishFirst, everydayWords, tableWords } from './lexicon-rows.ts'
import { phraseWords } from './set-phrases.ts'
import type { Word } from './word.ts'
import { indonesianKey, keyOf } from './word-keys.ts'

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

export const DERIVED = 0.2

let opened: Lexicon | undefined

/** The words of both languages, read when they are first needed. */
export function openWords(): Lexicon {
  if (!opened) {
    const dictionary = dictionaryWords()
    const tables = tableWords()
    const verbs = new Set([...dictionary, ...tables].filter(({ kind }) => kind === 'verb').map(({ en }) => en[0] ?? ''))
    opened = index(englishFirst(), [...tables, ...phraseWords(verbs), ...dictionary, ...everydayWords(dictionary)])
  }
  return opened
}

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

/** As a text is read: 'it is time to'. */
const inFull = (key: string): string =>
  key
    .replaceAll("it's", 'it is')
    .replaceAll("i'm", 'i am')
    .replaceAll("don't", 'do not')
    .replaceAll("i'd", 'i would')
    .replaceAll("let's", 'let us')
    .replaceAll("that's", 'that is')
    .replaceAll("can't", 'can not')
    .replaceAll("there's", 'there is')

const englishKey = (form: string): string =>
  inFull(keyOf(form.replace(/ ?\(.*\)|,$/g, '').replace(/^(?:an?|the) (?=.)/, '')))

/** 'A bit' is looked up as it is, and a noun behind its article. */
const keysOf = ({ en, kind }: Word): string[] =>
  en.flatMap((form) =>
    WITH_ARTICLE.has(kind) && /^(?:an?|the) ./.test(form)
      ? [englishKey(form), englishKey(`x ${form}`).slice(2)]
      : [englishKey(form)],
  )

const WITH_ARTICLE: ReadonlySet<Word['kind']> = new Set<Word['kind']>(['adverb', 'degree', 'quantity', 'verb'])

// Lists are made by `concat`: what is spread or pushed into has room for 16 more.
function index(first: readonly Word[], words: readonly Word[]): Lexicon {
  const indonesian = new Map<string, Reading[]>()
  const english = new Map<string, Word[]>()
  const add = (form: string, reading: Reading) => {
    const key = indonesianKey(form)
    const known = indonesian.get(key) ?? []
    const isKnown = known.some(({ word }) => word.kind === reading.word.kind && word.cost < reading.word.cost)
    if (!isKnown && !known.some(({ word }) => word === reading.word)) indonesian.set(key, known.concat(reading))
  }
  const addEnglish = (key: string, word: Word) => english.set(key, (english.get(key) ?? []).concat(word))
  for (const word of first) for (const key of keysOf(word)) addEnglish(key, word)
  // 'Be' is read by its forms.
  const settled = new Set(['verb be'])
  for (const { kind, en } of first) for (const form of en) settled.add(`${kind} ${englishKey(form)}`)
  for (const word of words) {
    const forms = word.notes.has('to-id') ? [] : formsOf(word)
    for (const [form, isPassive, cost] of forms) add(form, { word, isPassive, cost })
    const keys = word.notes.has('to-en') ? [] : keysOf(word)
    for (const key of keys.filter((one) => !settled.has(`${word.kind} ${one}`))) addEnglish(key, word)
  }
  return { indonesian, english }
}
