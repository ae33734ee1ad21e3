import { type Clause, has, type Phrase } from './clause.ts'
import { englishOf, saidPhrase } from './english-noun-phrases.ts'
import type { Word } from './word.ts'

export const join = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ')

export const front = ({ adverbs }: Clause): string[] =>
  adverbs
    .filter(({ notes }) => notes.has('front'))
    .map((one) => `${englishOf(one)}${COMMA.has(englishOf(one)) ? ',' : ''}`)

const COMMA = new Set([
  'actually',
  'luckily',
  'unfortunately',
  'of course',
  'finally',
  'apparently',
  'hopefully',
  'honestly',
  'by the way',
  'to be honest',
])

export const mid = ({ adverbs }: Clause): string[] => adverbs.filter(({ notes }) => notes.has('mid')).map(englishOf)

/** Where, how and when, in this order. */
export function tail(clause: Clause): string[] {
  const { places, adverbs, moments, joined } = clause
  const said = moments.filter(({ notes }) => !(notes.has('used') && joined))
  const isOften = ({ en, notes }: (typeof moments)[number]) => notes.has('habit') && OFTEN.test(en)
  return [
    ...places.filter((one) => !isReason(one)).map(saidPhrase),
    ...adverbs.filter(({ notes }) => notes.has('end')).map((one) => endWord(clause, one)),
    ...said.filter((one) => one.notes.has('count')).map(({ en }) => en),
    ...said.filter(isOften).map(({ en }) => en),
    ...said.filter((one) => !one.notes.has('habit') && !one.notes.has('count')).map(({ en }) => en),
    ...said.filter((one) => one.notes.has('habit') && !isOften(one)).map(({ en }) => en),
    ...places.filter(isReason).map(saidPhrase),
  ]
}

/** 'twice a day' stands before 'before meals' */
const OFTEN = /^(?:once|twice|\w+ times) an? /

/** 'lagi' is 'anymore' where something is no longer so. */
const endWord = (clause: Clause, word: Word): string =>
  (has(clause, 'not') && ENDS[englishOf(word)]) ||
  (has(clause, 'order') && !isReminded(clause) && FORBIDS[englishOf(word)]) ||
  englishOf(word)

/** 'jangan lupa cuci tangan dulu' */
const isReminded = ({ predicate }: Clause): boolean => predicate.kind === 'verbs' && predicate.steps.length > 1

const ENDS: Record<string, string> = { again: 'anymore', completely: 'at all' }

const FORBIDS: Record<string, string> = { again: 'again', first: 'yet' }

const isReason = ({ by }: Phrase): boolean => englishOf(by) === 'because of'
