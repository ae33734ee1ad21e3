import type { Described } from './clause.ts'
import type { IndonesianText, Read } from './indonesian-text.ts'

/** 'baru', 'yang sangat mahal', 'pedas banget'. */
export function* describedAt(text: IndonesianText, start: number): Generator<Read<Described>> {
  const at = text.tokens[start]?.text === 'yang' ? start + 1 : start
  const degrees = text.at(at).filter(({ word }) => word.kind === 'degree')
  for (const { word: degree, end, cost } of degrees)
    for (const found of adjectivesAt(text, end))
      yield { ...found, value: { ...found.value, degree }, cost: found.cost + cost }
  for (const found of adjectivesAt(text, at)) yield* withDegree(text, found)
}

const adjectivesAt = (text: IndonesianText, at: number): Read<Described>[] =>
  text
    .at(at)
    .filter(({ word }) => word.kind === 'adjective')
    .map(({ word, end, cost }) => ({ value: { word, degree: null }, end, cost }))

const BEHIND = /^(?:very|so|really)$/

function* withDegree(text: IndonesianText, found: Read<Described>): Generator<Read<Described>> {
  const behind = text.at(found.end).find(({ word }) => word.kind === 'degree' && BEHIND.test(word.en[0] ?? ''))
  if (behind) yield { ...found, value: { ...found.value, degree: behind.word }, end: behind.end }
  yield { ...found, cost: found.cost + (behind ? 1 : 0) }
}
