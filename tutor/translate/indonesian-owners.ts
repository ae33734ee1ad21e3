import type { NounPhrase } from './clause.ts'
import type { Word } from './word.ts'

export const OWNERS: Record<string, string> = { '-ku': 'I', '-mu': 'you', '-nya': 'he' }

/** The owners that an ending stands for. */
const PRONOUN_WORDS: Record<string, Word> = Object.fromEntries(
  [
    ['I', 'aku', '1'],
    ['you', 'kamu', '2'],
    ['he', 'dia', '3'],
  ].map(([en = '', id = '', note = '']) => [
    en,
    { kind: 'pronoun', en: [en], id: [id], notes: new Set([note]), cost: 0 } satisfies Word,
  ]),
)

export const pronounOf = (ending: string): NounPhrase | null => {
  const en = OWNERS[ending]
  return en ? { kind: 'pronoun', word: PRONOUN_WORDS[en] as Word } : null
}

/** 'menontonnya' is said of a thing, 'membantunya' of a person. */
export const objectOf = (ending: string, { notes }: Word): NounPhrase | null =>
  ending === '-nya' && !notes.has('whom') ? IT : pronounOf(ending)

const IT: NounPhrase = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['it'], id: ['itu'], notes: new Set(['3']), cost: 0 },
}
