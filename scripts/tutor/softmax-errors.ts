/** Below this an error counts as none. */
export const LEAST_ERROR = 1e-4

/** An array of 32 or 64 bits a number. */
interface Numbers {
  reduce(add: (sum: number, one: number) => number, start: number): number
  map(change: (one: number, place: number) => number): this
}

/** The error of each score against the one that is right: its predicted probability minus the expected one. */
export function softmaxErrors<Scores extends Numbers>(scores: Scores, right: number): Scores {
  const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => Math.exp(score - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power, place) => {
    const error = power / total - (place === right ? 1 : 0)
    return Math.abs(error) < LEAST_ERROR ? 0 : error
  })
}
