import type { NounPhrase } from './clause.ts'
import { describedAt } from './indonesian-described.ts'
import { type Draft, hasPredicate } from './indonesian-draft.ts'
import { nounPhrases } from './indonesian-noun-phrases.ts'
import type { IndonesianText } from './indonesian-text.ts'

/** 'Obat ini bikin ngantuk' is said of whoever takes it. */
const YOU: NounPhrase = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['you'], id: ['kamu'], notes: new Set(['2']), cost: 0 },
}

/** What is said of the subject, or of what a verb is about. */
export function* adjectives(text: IndonesianText, draft: Draft): Generator<Draft> {
  const last = draft.steps.at(-1)
  for (const { value, end, cost } of describedAt(text, draft.at)) {
    const taken = { ...draft, at: end, cost: draft.cost + cost + (isOfPlace(text, draft) ? OF_PLACE : 0) }
    if (last?.word.notes.has('be') && !last.described)
      yield { ...taken, steps: [...draft.steps.slice(0, -1), { ...last, described: value }] }
    else if (!hasPredicate(draft))
      yield* withMore(text, { ...taken, described: [value], subject: manyBy(text, draft.subject, end) })
    else if (last && !last.object && last.word.notes.has('make'))
      yield {
        ...taken,
        cost: taken.cost + 0.2,
        steps: [...draft.steps.slice(0, -1), { ...last, object: YOU, described: value }],
      }
    else if (last?.object && (last.word.notes.has('oto') || last.word.notes.has('make')))
      yield { ...taken, steps: [...draft.steps.slice(0, -1), { ...last, described: value }] }
  }
}

/** 'dari desa kecil' says nothing of whoever is from there. */
function isOfPlace(text: IndonesianText, { places, subject, adverbs, helpers, at }: Draft): boolean {
  const last = places.at(-1)?.of
  const isBare = last?.kind === 'noun' && !last.which && !last.owner && last.adjectives.length === 0
  return (
    isBare &&
    subject !== null &&
    helpers.length + adverbs.length === 0 &&
    text.at(at - 1).some(({ word }) => word === last.word)
  )
}

const OF_PLACE = 0.7

/** 'Perawatnya ramah-ramah' is said of several. */
function manyBy(text: IndonesianText, subject: NounPhrase | null, end: number): NounPhrase | null {
  const isTwice = text.tokens[end - 1]?.text === text.tokens[end - 2]?.text
  return isTwice && subject?.kind === 'noun' && !subject.count ? { ...subject, count: 'plural' } : subject
}

/** 'lebih mahal daripada tahun lalu' */
function* comparedInTime(text: IndonesianText, draft: Draft, at: number): Generator<Draft> {
  for (const { word, end, cost } of text.at(at))
    if (word.kind === 'time')
      yield { ...draft, at: end, cost: draft.cost + cost - 0.5, describedOf: { kind: 'name', text: word.en[0] ?? '' } }
}

/** 'capek berantem' is tired of doing it. */
const DONE = 0.5

const JOINS: Record<string, Draft['describedBy']> = { dan: 'and', tapi: 'but', tetapi: 'but', atau: 'or' }

/** 'kotor dan bau', 'cantik tapi sombong', 'takut anjing'. */
function* withMore(text: IndonesianText, draft: Draft): Generator<Draft> {
  const token = text.tokens[draft.at]?.text ?? ''
  const by = JOINS[token]
  if (by)
    for (const { value, end, cost } of describedAt(text, draft.at + 1))
      yield {
        ...draft,
        at: end,
        cost: draft.cost + cost,
        described: [...draft.described, value],
        describedBy: by,
      }
  const governs = draft.described.at(-1)?.word.en[0]?.includes('(') || draft.described.at(-1)?.degree?.en[0] === 'more'
  const at = /^(?:dari|daripada|dari pada)$/.test(token) ? draft.at + 1 : draft.at
  if (governs && at > draft.at) yield* comparedInTime(text, draft, at)
  if (governs)
    for (const { value, end, cost } of nounPhrases(text, at)) {
      const isDone = at === draft.at && text.at(at).some((one) => one.word.kind === 'verb' && one.end === end)
      yield { ...draft, at: end, cost: draft.cost + cost + (isDone ? DONE : 0), describedOf: value }
    }
  yield draft
}
