import { type MoveWeights, scoreOf } from '../../tutor/moves/weigh.ts'
import type { JudgedTurn, Option } from './judged-turns.ts'

const ROUNDS = 100
const RATE = 0.5
/** Draws a weight to 0, as firmly as this many turns would. */
const STRENGTH = 1

/** An option with the places of its reasons among the weights. */
interface Prepared {
  isGood: boolean
  beforehand: number
  places: Int32Array
  values: Float64Array
}

/**
 * Weights that make a good way to understand a message the likeliest of those that are open to it; logistic regression
 * over the ways of each turn, AdaGrad. Turns whose ways are all good or all bad say nothing about which to take.
 */
export function fitMoves(turns: readonly JudgedTurn[]): Map<string, number> {
  const places = new Map<string, number>()
  const placeOf = (name: string): number => places.get(name) ?? places.set(name, places.size).size - 1
  const telling = turns
    .map(({ options }) => options)
    .filter((options) => options.some(({ isGood }) => isGood) && !options.every(({ isGood }) => isGood))
    .map((options) => options.map((option) => prepare(option, placeOf)))
  const weights = new Float64Array(places.size)
  const squares = new Float64Array(places.size)
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => -STRENGTH * weight)
    for (const options of telling) addSlopes(slopes, options, weights)
    slopes.forEach((slope, at) => {
      squares[at] = (squares[at] ?? 0) + slope * slope
      weights[at] = (weights[at] ?? 0) + (RATE * slope) / (Math.sqrt(squares[at] ?? 0) + 1e-6)
    })
  }
  return new Map([...places].map(([name, at]) => [name, weights[at] ?? 0]))
}

const prepare = ({ isGood, beforehand, reasons }: Option, placeOf: (name: string) => number): Prepared => ({
  isGood,
  beforehand,
  places: Int32Array.from([...reasons.keys()].map(placeOf)),
  values: Float64Array.from(reasons.values()),
})

/** Towards the good ones among the options, away from the others. */
function addSlopes(slopes: Float64Array, options: readonly Prepared[], weights: Float64Array) {
  const chances = chancesOf(
    options.map(({ beforehand, places, values }) =>
      places.reduce((sum, place, at) => sum + (weights[place] ?? 0) * (values[at] ?? 0), beforehand),
    ),
  )
  const good = options.reduce((sum, { isGood }, at) => sum + (isGood ? (chances[at] ?? 0) : 0), 1e-9)
  options.forEach(({ isGood, places, values }, at) => {
    const chance = chances[at] ?? 0
    const pull = (isGood ? chance / good : 0) - chance
    places.forEach((place, index) => {
      slopes[place] = (slopes[place] ?? 0) + pull * (values[index] ?? 0)
    })
  })
}

function chancesOf(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const total = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((one) => one / total)
}

/** The way that the weights take. */
export function takenBy(weights: MoveWeights, { options }: JudgedTurn): Option | undefined {
  const scores = options.map(({ beforehand, reasons }) => beforehand + scoreOf(weights, reasons))
  return options[scores.indexOf(Math.max(...scores))]
}
