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

/** A process that is killed between sending and noting it sends again: it must be rare. */
const MAY_BE_TOLD_TWICE = 0.01

export function rowOfLeads(engine: string, what: string, done: number, report: LeadsReport, more = ''): Row {
  const { acknowledged, lost, untold, toldTwice } = report
  const repeated = toldTwice > acknowledged * MAY_BE_TOLD_TWICE ? [`told twice: ${toldTwice} of ${acknowledged}`] : []
  const wrong = [...repeated, ...lost.map((key) => `lost: ${key}`), ...untold.map((key) => `untold: ${key}`)]
  const came = `${acknowledged} leads acknowledged, ${lost.length} lost, ${untold.length} untold, ${toldTwice} told twice${more}`
  return { engine, what, done, came, wrong }
}

const MAY_GROW = 1.1
const RESOURCES: Record<keyof Resources, (value: number) => string> = {
  memoryMb: (value) => `memory ${value} MB`,
  descriptors: (value) => `descriptors ${value}`,
}

export function rowOfResources(engine: string, before: Resources | null, after: Resources | null): Row {
  const row = { engine, what: 'memory and descriptors', done: 1 }
  if (!before || !after) return { ...row, came: 'not known on this system', wrong: [] }
  const names = Object.keys(RESOURCES) as (keyof Resources)[]
  const change = (name: keyof Resources) => `${RESOURCES[name](before[name])} → ${after[name]}`
  const grown = names.filter((name) => after[name] > before[name] * MAY_GROW)
  return { ...row, came: names.map(change).join(', '), wrong: grown.map((name) => `${change(name)}: grown`) }
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
