import { ordinalOf } from '../../english/words/ordinals.ts'
import type { Described } from './clause.ts'
import { amountAt } from './indonesian-amounts.ts'
import type { IndonesianText, Read } from './indonesian-text.ts'
import type { Word } from './word.ts'

/** 'baru', 'yang sangat mahal', 'pedas banget'. */
export function* describedAt(text: IndonesianText, start: number): Generator<Read<Described>> {
  const at = text.tokens[start]?.text === 'yang' ? start + 1 : start
  const degrees = text.at(at).filter(({ word }) => word.kind === 'degree')
  for (const { word: degree, end, cost } of degrees)
    for (const found of adjectivesAt(text, end))
      yield { ...found, value: { ...found.value, degree }, cost: found.cost + cost }
  for (const found of adjectivesAt(text, at)) yield* withDegree(text, found)
}

const adjectivesAt = (text: IndonesianText, at: number): Read<Described>[] => [
  ...text
    .at(at)
    .filter(({ word }) => word.kind === 'adjective')
    .map(({ word, end, cost }) => ({ value: { word, degree: null }, end: pastTwin(text, end), cost })),
  ...ordinals(text, at),
]

/** 'ramah-ramah' */
const pastTwin = (text: IndonesianText, end: number): number =>
  text.tokens[end]?.text === text.tokens[end - 1]?.text ? end + 1 : end

/** 'ke-17', 'nomor dua' */
function ordinals(text: IndonesianText, at: number): Read<Described>[] {
  if (!/^(?:ke|nomor|nomer)$/.test(text.tokens[at]?.text ?? '')) return []
  const amount = amountAt(text.tokens, at + 1)
  if (!amount || amount.value > MOST || (text.tokens[at]?.text !== 'ke' && text.tokens[at - 1]?.text !== 'yang'))
    return []
  const word: Word = {
    kind: 'adjective',
    en: [ORDINALS[amount.value] ?? ordinalOf(String(amount.value))],
    id: [`ke-${amount.value}`],
    notes: new Set(['the']),
    cost: 0,
  }
  return [{ value: { word, degree: null }, end: amount.end, cost: 0 }]
}

const MOST = 100
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

const BEHIND = /^(?:very|so|really)$/

function* withDegree(text: IndonesianText, found: Read<Described>): Generator<Read<Described>> {
  const behind = text.at(found.end).find(({ word }) => word.kind === 'degree' && BEHIND.test(word.en[0] ?? ''))
  if (behind) yield { ...found, value: { ...found.value, degree: behind.word }, end: behind.end }
  yield { ...found, cost: found.cost + (behind ? 1 : 0) }
}
