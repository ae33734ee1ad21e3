import { evidenceOf, probabilityOf, readCalibration } from './calibration.ts'
import { createRanking, type Rank } from './rank.ts'

export interface Found {
  /** The name of an entry of the teacher's book. */
  name: string
  /** How likely it answers the question, 0 to 1. */
  probability: number
  /** The share of what the question is about that it knows, 0 to 1. */
  covered: number
}

/** Entries that may answer a question, best first. */
export type Find = (text: string) => Found[]

/** From here on she answers; from `ASK` on she asks which of two is meant. */
export const ANSWER = 0.6
export const ASK = 0.4

export function createFinder(...tools: Parameters<typeof createRanking>): Find {
  return withProbabilities(createRanking(...tools), readCalibration())
}

const withProbabilities =
  (rank: Rank, weights: readonly number[]): Find =>
  (text) => {
    const { question, found } = rank(text)
    if (question.words.length === 0) return []
    return found.map((one) => ({
      name: one.name,
      probability: probabilityOf(weights, evidenceOf(one, question)),
      covered: one.covered,
    }))
  }
