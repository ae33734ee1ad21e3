import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEACHING } from './read-book.ts'

export const GAP = '___'
/** In place of a reason, where none explains the answer. */
export const UNTOLD = '-'
export const GAP_COLUMNS = ['sentence', 'answer', 'wrong'] as const

/** A sentence with a gap, what stands there, and what would be wrong there, each with its reason. */
export interface GapRow {
  sentence: string
  answer: string
  wrong: ReadonlyMap<string, string>
}

export const gapAt = (sentence: string, at: number, answer: string): string =>
  sentence.slice(0, at) + GAP + sentence.slice(at + answer.length)

let known: readonly GapRow[] | undefined
let byAnswer: ReadonlyMap<string, readonly GapRow[]> | undefined
let byReason: ReadonlyMap<string, readonly GapRow[]> | undefined

/** The easy ones first (`scripts/tutor/build-gaps.ts`). */
export function gapRows(): readonly GapRow[] {
  known ??= readFileSync(join(TEACHING, 'gaps.tsv'), 'utf8').trimEnd().split('\n').slice(1).map(readRow)
  return known
}

function readRow(line: string): GapRow {
  const [sentence = '', answer = '', wrong = ''] = line.split('\t')
  const options = wrong.split(',').map((one): [string, string] => {
    const [option = '', reason = ''] = one.split('=')
    return [option, reason]
  })
  return { sentence, answer, wrong: new Map(options) }
}

/** Those in whose gap this word stands. */
export function gapsWith(answer: string): readonly GapRow[] {
  byAnswer ??= Map.groupBy(gapRows(), (row) => row.answer)
  return byAnswer.get(answer) ?? []
}

/** Those in which an option is wrong for this reason. */
export function gapsFor(reason: string): readonly GapRow[] {
  byReason ??= rowsByReason()
  return byReason.get(reason) ?? []
}

function rowsByReason(): Map<string, GapRow[]> {
  const found = new Map<string, GapRow[]>()
  for (const row of gapRows())
    for (const reason of new Set(row.wrong.values())) {
      const rows = found.get(reason) ?? []
      rows.push(row)
      found.set(reason, rows)
    }
  return found
}
