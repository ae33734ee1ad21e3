import type { LeadsReport } from './leads-check.ts'
import type { Outcomes } from './outcomes.ts'
import type { Resources } from './resources.ts'

export interface Row {
  engine: string
  what: string
  done: number
  came: string
  /** What must not be; any fails the attack. */
  wrong: readonly string[]
  /** No failure, but worth a look. */
  notes?: readonly string[]
}

const EXAMPLES = 25
const NOTES = 5

export const rowOfOutcomes = (engine: string, what: string, { done, byClass, wrong, refused }: Outcomes): Row => {
  const came = Object.entries(byClass)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name} ${count}`)
  return { engine, what, done, came: came.join(', '), wrong, notes: refused }
}

export function rowOfLeads(engine: string, what: string, done: number, report: LeadsReport, more = ''): Row {
  const { acknowledged, lost, untold, toldTwice } = report
  const wrong = [...lost.map((key) => `lost: ${key}`), ...untold.map((key) => `untold: ${key}`)]
  const came = `${acknowledged} leads acknowledged, ${lost.length} lost, ${untold.length} untold, ${toldTwice} told twice${more}`
  return { engine, what, done, came, wrong }
}

export function rowOfResources(engine: string, before: Resources | null, after: Resources | null): Row {
  const came =
    before && after
      ? `memory ${before.memoryMb} → ${after.memoryMb} MB, descriptors ${before.descriptors} → ${after.descriptors}`
      : 'not known on this system'
  return { engine, what: 'memory and descriptors', done: 1, came, wrong: [] }
}

/** One table, then examples of what must not be. */
export function describeRows(rows: readonly Row[]): string {
  const cells = rows.map(({ engine, what, done, came, wrong }) => [
    engine,
    what,
    String(done),
    String(wrong.length),
    came,
  ])
  const table = [['engine', 'what', 'done', 'wrong', 'came back'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const examples = rows.flatMap(({ engine, what, wrong }) => wrong.map((line) => `${engine}, ${what}: ${line}`))
  const notes = rows.flatMap(({ engine, what, notes = [] }) =>
    notes.map((line) => `${engine}, ${what}: announced ${line}`),
  )
  return [...lines, ...examples.slice(0, EXAMPLES), ...notes.slice(0, NOTES)].join('\n')
}
