/**
 * Fits the probabilities of found entries to questions and stories by other hands, which the index is not made of. Run it
 * when the book, the features or the questions have changed much. Prints how well each half foretells the other.
 */
import { writeFileSync } from 'node:fs'
import { CALIBRATION, evidenceOf, probabilityOf } from '../../../tutor/find/calibration.ts'
import { createRanking } from '../../../tutor/find/rank.ts'
import { readFindRows } from '../../marked/find-rows.ts'
import { PROJECT_ROOT } from '../../project-root.ts'
import { ensureFindIndex } from './ensure-index.ts'

const ROUNDS = 4000
const RATE = 0.5
const DECAY = 0.003
const RANKS = 3

interface Case {
  evidence: number[]
  isRight: boolean
  rank: number
  /** Its weight: as how many rows it counts. */
  times: number
}

await ensureFindIndex(PROJECT_ROOT)
const rank = createRanking()
/** Stories are common in chats and rare in the sets, so each weighs as much as four questions. */
const SETS = { 'find-dev': 1, 'find-told': 4, 'find-askers-dev': 1, 'find-trades-dev': 1 }
const rows = Object.entries(SETS).flatMap(([set, times]) => {
  const own = readFindRows(`${PROJECT_ROOT}/evals/${set}.tsv`)
  return own.map((row) => ({ ...row, times }))
})
const cases = rows.map(({ question, expected, times }) => casesOf(question, expected, times))
const isOdd = (_: unknown, at: number) => at % 2 === 1
const halves = [cases.filter(isOdd), cases.filter((one, at) => !isOdd(one, at))].map((half) => half.flat())
const [odd = [], even = []] = halves
report([...foretold(fitLogistic(odd), even), ...foretold(fitLogistic(even), odd)])
const weights = fitLogistic(cases.flat()).map((weight) => Number(weight.toFixed(4)))
writeFileSync(CALIBRATION, `[${weights.join(', ')}]\n`)

function casesOf(text: string, expected: readonly string[], times: number): Case[] {
  const { question, found } = rank(text)
  return found.slice(0, RANKS).map((one, at) => ({
    evidence: evidenceOf(one, question),
    isRight: expected.includes(one.name),
    rank: at,
    times,
  }))
}

/** Logistic regression by plain descent: few cases, few weights. */
function fitLogistic(all: readonly Case[]): number[] {
  const weights = Array.from({ length: all[0]?.evidence.length ?? 0 }, () => 0)
  const total = all.reduce((sum, { times }) => sum + times, 0)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : DECAY * weight))
    for (const { evidence, isRight, times } of all) {
      const error = (times * (probabilityOf(weights, evidence) - (isRight ? 1 : 0))) / total
      for (const [at, value] of evidence.entries()) slope[at] = (slope[at] ?? 0) + error * value
    }
    for (const [at, one] of slope.entries()) weights[at] = (weights[at] ?? 0) - RATE * one
  }
  return weights
}

interface Foretold {
  probability: number
  isRight: boolean
}

function foretold(weights: readonly number[], all: readonly Case[]): Foretold[] {
  return all
    .filter((one) => one.rank === 0)
    .map(({ evidence, isRight }) => ({ probability: probabilityOf(weights, evidence), isRight }))
}

/** What was said and what was true, from unsure to sure. */
function report(all: readonly Foretold[]): void {
  for (let from = 0; from < 1; from += 0.2) {
    const some = all.filter(({ probability }) => probability >= from && probability < from + 0.2)
    const said = some.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, some.length)
    const right = some.filter(({ isRight }) => isRight).length / Math.max(1, some.length)
    console.log(`${some.length} said ${said.toFixed(2)}, right ${right.toFixed(2)}`)
  }
}
