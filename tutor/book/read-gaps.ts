import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rememberLatest } from '../../domain/shared/remember-last.ts'
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

/** The table as it stands in its file, the easy ones first, and the rows with each answer and each reason. */
interface Gaps {
  bytes: Buffer
  /** Where each row begins, and where the last one ends. */
  starts: readonly number[]
  byAnswer: ReadonlyMap<string, readonly number[]>
  byReason: ReadonlyMap<string, readonly number[]>
}

let known: Gaps | undefined

/** Rows as objects would take seven megabytes. */
function gaps(): Gaps {
  known ??= readGaps()
  return known
}

function readGaps(): Gaps {
  const bytes = readFileSync(join(TEACHING, 'gaps.tsv'))
  const starts: number[] = []
  for (let at = bytes.indexOf('\n'); at >= 0; at = bytes.indexOf('\n', at + 1)) starts.push(at + 1)
  const byAnswer = new Map<string, number[]>()
  const byReason = new Map<string, number[]>()
  for (let row = 0; row < starts.length - 1; row += 1) {
    const { answer, wrong } = rowAt({ bytes, starts }, row)
    add(byAnswer, answer, row)
    for (const reason of new Set(wrong.values())) add(byReason, reason, row)
  }
  return { bytes, starts, byAnswer, byReason }
}

function add(places: Map<string, number[]>, name: string, at: number): void {
  const own = places.get(name)
  if (own) own.push(at)
  else places.set(name, [at])
}

function rowAt({ bytes, starts }: Pick<Gaps, 'bytes' | 'starts'>, row: number): GapRow {
  const line = bytes.toString('utf8', starts[row], (starts[row + 1] ?? 0) - 1)
  const [sentence = '', answer = '', wrong = ''] = line.split('\t')
  const options = wrong.split(',').map((one): [string, string] => {
    const [option = '', reason = ''] = one.split('=')
    return [option, reason]
  })
  return { sentence, answer, wrong: new Map(options) }
}

const rowsAt = (places: readonly number[] = []): GapRow[] => places.map((row) => rowAt(gaps(), row))

/** The easy ones first (`scripts/tutor/build-gaps.ts`). */
export const gapRows = (): GapRow[] =>
  rowsAt(
    gaps()
      .starts.slice(1)
      .map((_, row) => row),
  )

/** Those in whose gap this word stands. */
export const gapsWith = (answer: string): readonly GapRow[] => rowsAt(gaps().byAnswer.get(answer))

/** Those that the exercises of a moment are made from. */
const LATEST_REASONS = 8

/** Those in which an option is wrong for this reason. */
export const gapsFor = rememberLatest(LATEST_REASONS, (reason): readonly GapRow[] =>
  rowsAt(gaps().byReason.get(reason)),
)
