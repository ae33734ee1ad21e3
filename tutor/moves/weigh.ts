import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Turn } from '../dialogue/turn.ts'
import { type Candidate, EVIDENCE, type Source } from './move.ts'
import { type Signs, signsOf } from './signs.ts'

/** Learnt by scripts/tutor/train-moves.ts from conversations whose replies were judged. */
export const MOVE_WEIGHTS = join(import.meta.dirname, '../data/moves.json')

export interface Understood {
  source: Source
  candidate: Candidate
}

export type MoveWeights = ReadonlyMap<string, number>

/** What speaks for one way to understand a message: its source, how certain that is, and its move beside each sign. */
export function reasonsFor({ source, candidate }: Understood, signs: Signs): Map<string, number> {
  const reasons = new Map([
    [source.name, 1],
    [`${source.name}, certain`, candidate.certainty],
  ])
  for (const [sign, value] of signs) reasons.set(`${source.move}: ${sign}`, value)
  return reasons
}

/** Before anything is learnt, the kind of evidence decides, then the order of the table. */
const PER_EVIDENCE = 0.5
const PER_PLACE = 0.002
const OF_CERTAINTY = 0.4

export const beforehand = ({ source, candidate }: Understood, place: number): number =>
  candidate.certainty * OF_CERTAINTY - EVIDENCE.indexOf(source.evidence) * PER_EVIDENCE - place * PER_PLACE

export function scoreOf(weights: MoveWeights, reasons: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [reason, value] of reasons) sum += (weights.get(reason) ?? 0) * value
  return sum
}

let learnt: MoveWeights | undefined

function learntWeights(): MoveWeights {
  learnt ??= new Map(Object.entries(JSON.parse(readFileSync(MOVE_WEIGHTS, 'utf8')) as Record<string, number>))
  return learnt
}

/** The likeliest first. */
export function weighed(turn: Turn, understood: readonly Understood[], given?: MoveWeights): Understood[] {
  if (understood.length < 2) return [...understood]
  const weights = given ?? learntWeights()
  const signs = signsOf(turn)
  return understood
    .map((one, place) => ({ one, score: beforehand(one, place) + scoreOf(weights, reasonsFor(one, signs)) }))
    .sort((left, right) => right.score - left.score)
    .map(({ one }) => one)
}
