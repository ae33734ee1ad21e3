import { isShort, superlative } from '../../english/words/adjectives.ts'
import { type Derived, derivedForms } from './indonesian-forms.ts'
import { DERIVED, type Lexicon, type Reading } from './lexicon.ts'
import type { Word } from './word.ts'

const DERIVED_FAR = 0.5

/** What a word or phrase may be; an unknown word by the verb that it is derived from. */
export function readingsOf(key: string, { indonesian, english }: Lexicon): readonly Reading[] {
  const known = indonesian.get(key)
  if (known) return known
  if (key.includes(' ')) return doubled(key, indonesian)
  const most = [...superlatives(key, indonesian), ...excesses(key, indonesian), ...equals(key, indonesian)]
  if (most.length > 0) return most
  const found = [...derivedForms(key)].flatMap((one) =>
    (indonesian.get(one.form) ?? [])
      .filter(({ word }) => word.kind === 'verb')
      .map((reading) => derivedReading(reading, one)),
  )
  if (found.length === 0) return [...prefixed(key, english), ...borrowed(key, english)]
  const nearest = Math.min(...found.map(({ cost }) => cost))
  return distinct(found.filter(({ cost }) => cost === nearest))
}

/** 'bilang-bilang' is 'bilang'. */
function doubled(key: string, indonesian: Lexicon['indonesian']): Reading[] {
  const [, base = ''] = /^(\S{3,}) \1$/.exec(key) ?? []
  return (indonesian.get(base) ?? [])
    .filter(({ word }) => word.kind === 'verb')
    .map((reading) => ({ ...reading, cost: reading.cost + DERIVED_FAR }))
}

/** 'di-push', 'nge-save': an English verb. */
function prefixed(key: string, english: Lexicon['english']): Reading[] {
  const [, prefix = '', base = ''] = /^(di|nge|meng|me)(\p{L}{3,}?)(?:in)?$/u.exec(key) ?? []
  const word = (english.get(base) ?? []).find(({ kind }) => kind === 'verb')
  return word ? [{ word: { ...word, en: [base], notes: new Set() }, isPassive: prefix === 'di', cost: BORROWED }] : []
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

/** 'kemahalan' is 'too expensive'. */
const excesses = (key: string, indonesian: Lexicon['indonesian']): Reading[] =>
  (indonesian.get(/^ke(...+)an$/.exec(key)?.[1] ?? '') ?? [])
    .filter(({ word }) => word.kind === 'adjective' && word.cost === 0)
    .map(({ word }) => ({ word: { ...word, en: [`too ${word.en[0]}`] }, isPassive: false, cost: DERIVED }))

/** 'semahal itu' is 'as expensive as that'. */
const equals = (key: string, indonesian: Lexicon['indonesian']): Reading[] =>
  (indonesian.get(/^se(....+)$/.exec(key)?.[1] ?? '') ?? [])
    .filter(({ word }) => word.kind === 'adjective' && word.cost === 0 && !word.en[0]?.includes('('))
    .map(({ word }) => ({ word: { ...word, en: [`as ${word.en[0]} (as)`] }, isPassive: false, cost: DERIVED }))

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
