import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question, Scored } from './rank.ts'

/** Fitted by scripts/tutor/find/calibrate.ts to questions that the index was not made of. */
export const CALIBRATION = join(import.meta.dirname, '../data/find-calibration.json')

const LONGEST = 20

/** What tells how sure a found entry is. */
export const evidenceOf = (one: Scored, { words, findings, known, isAsked }: Question): number[] => [
  1,
  one.score * 5,
  one.margin > 0 ? 1 : 0,
  one.margin * 5,
  one.margin / (one.score + 0.05),
  one.typical * 5,
  one.slot,
  known,
  findings.length > 0 ? 1 : 0,
  Math.min(words.length, LONGEST) / 10,
  1 / (1 + words.length),
  one.covered,
  one.covered * (Math.min(words.length, LONGEST) / 10),
  isAsked ? 1 : 0,
  isAsked ? 0 : Math.min(words.length, LONGEST) / 10,
  one.kind === 'care' ? 1 : 0,
  one.kind === 'care' && !isAsked ? 1 : 0,
  Math.exp(one.meant),
  one.meant / 5,
]

export function probabilityOf(weights: readonly number[], evidence: readonly number[]): number {
  const sum = evidence.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

export const readCalibration = (): number[] => JSON.parse(readFileSync(CALIBRATION, 'utf8'))
