import { openBook } from '../../tutor/book/open-book.ts'
import { ANSWER, ASK, createFinder, type Found } from '../../tutor/find/find.ts'
import { readFindRows } from '../marked/find-rows.ts'
import { share } from '../marked/rows.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { ensureFindIndex } from '../tutor/find/ensure-index.ts'

interface Outcome {
  kind: string
  /** The place of the right entry among those found; -1 if it is not there. */
  place: number
  does: 'answers' | 'asks' | 'leaves'
  ms: number
}

/** Prints a row per question (verdict, question, expected, found), then totals per kind of entry and overall. */
export async function run(file: string): Promise<void> {
  await ensureFindIndex(PROJECT_ROOT)
  const book = openBook()
  const find = createFinder()
  const outcomes = readFindRows(file).map(({ question, expected }): Outcome => {
    const start = performance.now()
    const found = find(question)
    const ms = performance.now() - start
    const unknown = expected.filter((name) => !book.kindOf(name))
    if (unknown.length > 0) console.log(`no such entry\t${unknown.join(' ')}`)
    const place = found.findIndex(({ name }) => expected.includes(name))
    const does = doesWith(found)
    console.log([verdictOf(place, does), question, expected.join('|') || '-', shown(found)].join('\t'))
    return { kind: book.kindOf(expected[0] ?? '') ?? 'none', place, does, ms }
  })
  const asked = outcomes.filter(({ kind }) => kind !== 'none')
  for (const [kind, some] of Map.groupBy(outcomes, (one) => one.kind)) console.log(kind, JSON.stringify(totals(some)))
  const times = outcomes.map(({ ms }) => ms).sort((one, other) => one - other)
  const quantile = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2))
  console.log(JSON.stringify({ ...totals(asked), msMedian: quantile(0.5), ms99: quantile(0.99) }))
}

function doesWith([first]: readonly Found[]): Outcome['does'] {
  const probability = first?.probability ?? 0
  return probability >= ANSWER ? 'answers' : probability >= ASK ? 'asks' : 'leaves'
}

const verdictOf = (place: number, does: Outcome['does']): string =>
  `${does}, ${place === 0 ? 'right' : place > 0 ? `right one at ${place + 1}` : 'wrong'}`

const shown = (found: readonly Found[]): string =>
  found
    .slice(0, 3)
    .map(({ name, probability }) => `${name} ${probability.toFixed(2)}`)
    .join(', ')

function totals(outcomes: readonly Outcome[]) {
  const within = (some: readonly Outcome[], places: number) =>
    share(some.filter(({ place }) => place >= 0 && place < places).length, some.length)
  const that = (does: Outcome['does']) => outcomes.filter((one) => one.does === does)
  return {
    items: outcomes.length,
    top1: within(outcomes, 1),
    top3: within(outcomes, 3),
    answered: share(that('answers').length, outcomes.length),
    rightOfAnswered: within(that('answers'), 1),
    asked: share(that('asks').length, outcomes.length),
    rightOfAsked: within(that('asks'), 2),
    left: share(that('leaves').length, outcomes.length),
  }
}
