import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everydayIndonesian } from '../../content/tutor-indonesian.ts'
import { article } from '../../english/words/a-or-an.ts'
import { closedWords } from '../../english/words/closed-words.ts'
import { UNCOUNTABLE } from '../../english/words/word-lists.ts'
import type { Word, WordKind } from './word.ts'
import { keyOf } from './word-keys.ts'

const TABLES = join(import.meta.dirname, '../../content/teaching/lexicon')

const DICTIONARY = join(import.meta.dirname, '../../content/dictionary')

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

const rowsOf = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const variantsOf = (cell = ''): string[] =>
  cell
    .split(' / ')
    .filter((one) => one.trim())
    .map((one) => ownText(one.trim()))

/** A copy: a part of a file's text would keep all of it in memory. */
const ownText = (part: string): string => Buffer.from(part).toString()

const sharedNotes = new Map<string, ReadonlySet<string>>()

/** Most words have the same few notes: tens of thousands of sets would take more memory than the words. */
function notesOf(cell = ''): ReadonlySet<string> {
  const known = sharedNotes.get(cell)
  if (known) return known
  const notes = new Set(cell.split(' ').filter(Boolean).map(ownText))
  sharedNotes.set(ownText(cell), notes)
  return notes
}

/** What English words are in Indonesian where the other tables have several: they are taken from here alone. */
export const englishFirst = (): Word[] => kindedRows('english.tsv')

const kindedRows = (file: string): Word[] =>
  rowsOf(join(TABLES, file)).map(([kind, en, id, notes]) => ({
    kind: kind as WordKind,
    en: variantsOf(en),
    id: variantsOf(id),
    notes: notesOf(notes),
    cost: file === 'english.tsv' && kind === 'verb' && (en ?? '').split(' ').length >= LONG ? WHOLE : 0,
  }))

/** A long phrase comes before its words. */
const LONG = 4
const WHOLE = -0.7

export function tableWords(): Word[] {
  const open = FILES.flatMap(([file, kind]) =>
    rowsOf(join(TABLES, file)).map(
      ([en, id, notes]): Word => ({ kind, en: variantsOf(en), id: variantsOf(id), notes: notesOf(notes), cost: 0 }),
    ),
  )
  return [...open, ...kindedRows('words.tsv'), ...slotWords()]
}

/** What fills the slots of the phrase book, where it names things. */
const SLOTS: Record<string, string> = { country: 'in proper', food: '', job: 'person', place: 'at' }

const slotWords = (): Word[] =>
  rowsOf(join(TABLES, '../phrases/slots.tsv')).flatMap(([slot = '', en, id]): Word[] => {
    const notes = SLOTS[slot]
    if (notes === undefined) return []
    return [{ kind: 'noun', en: variantsOf(en), id: variantsOf(id), notes: notesOf(notes), cost: 0.2 }]
  })

/** A noun as both languages name it, with its notes and the slot of the phrase book that it fills. */
export type NounRow = Pick<Word, 'en' | 'id' | 'notes'>

/** What stands in the table of times. */
export const timeRows = (): Pick<Word, 'en' | 'id'>[] =>
  rowsOf(join(TABLES, 'times.tsv')).map(([en, id]) => ({ en: variantsOf(en), id: variantsOf(id) }))

export const nounRows = (): NounRow[] => [
  ...rowsOf(join(TABLES, 'nouns.tsv')).map(([en, id, notes]) => ({
    en: variantsOf(en),
    id: variantsOf(id),
    notes: notesOf(notes),
  })),
  ...rowsOf(join(TABLES, '../phrases/slots.tsv')).map(([slot = '', en, id]) => ({
    en: variantsOf(en),
    id: variantsOf(id),
    notes: notesOf(slot),
  })),
]

const GLOSSED: Record<string, WordKind> = { noun: 'noun', verb: 'verb', adjective: 'adjective', adverb: 'adverb' }

const MARKS: Record<string, string> = { adverb: 'end' }

/** The first sense of each word of the learner's dictionary. */
export function dictionaryWords(): Word[] {
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
  en: [ownText(kind === 'noun' ? withArticle(en) : en)],
  id: id.map(ownText),
  notes: notesOf(MARKS[kind]),
  cost: kind === 'adverb' ? GLOSS_ADVERB_COST : GLOSS_COST,
})

/** 'a' of what is counted. */
function withArticle(noun: string): string {
  const last = noun.replace(/^.* /, '')
  return UNCOUNTABLE.has(last) || /^[A-Z]|[^s]s$|(?:ing|ness|ism)$/.test(last) ? noun : `${article(noun)} ${noun}`
}

const LONGEST_GLOSS = 3

/** Words of daily life with one English word each; what kind it is, the dictionary knows. */
export function everydayWords(dictionary: readonly Word[]): Word[] {
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
      { kind, en: [kind === 'noun' ? withArticle(en) : en], id: [id], notes: notesOf(MARKS[kind]), cost: GLOSS_COST },
    ]
  })
}
