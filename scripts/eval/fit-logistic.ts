export interface Sample {
  /** The rule first, then its circumstances. */
  names: readonly string[]
  isRight: boolean
  /** How much it counts. */
  weight: number
  /** What is known of it already, as log odds. */
  offset?: number
}

/** What is believed of a rule before it is seen: right four times in five, as firmly as two examples. */
const PRIOR = Math.log(4)
const STRENGTH = 0.5
const ROUNDS = 300
const STEP = 0.5
/** Where most samples share many names, longer steps would not settle. */
const SHORT_STEP = 0.05

interface Slope {
  up: number
  curve: number
}

/**
 * Log odds by name: the odds of a sample are the sum of its names. Rules are drawn to the prior, circumstances to 0; these
 * can only make a rule less sure, because learners' sentences with names are in our sets for other reasons.
 */
export function fitLogistic(samples: readonly Sample[], areNamesShared = false): Map<string, number> {
  const step = areNamesShared ? SHORT_STEP : STEP
  const rules = new Set(samples.map(({ names: [rule = ''] }) => rule))
  const priorOf = (name: string): number => (rules.has(name) ? PRIOR : 0)
  const weights = new Map(samples.flatMap(({ names }) => names.map((name) => [name, priorOf(name)])))
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { up, curve }] of slopesOf(samples, weights)) {
      const now = weights.get(name) ?? 0
      const next = now + (step * (up + STRENGTH * (priorOf(name) - now))) / (curve + STRENGTH)
      weights.set(name, rules.has(name) ? next : Math.min(0, next))
    }
  return new Map([...weights].map(([name, weight]) => [name, Number(weight.toFixed(2))]))
}

function slopesOf(samples: readonly Sample[], weights: ReadonlyMap<string, number>): Map<string, Slope> {
  const slopes = new Map<string, Slope>()
  for (const { names, isRight, weight, offset = 0 } of samples) {
    const sum = names.reduce((total, name) => total + (weights.get(name) ?? 0), offset)
    const chance = 1 / (1 + Math.exp(-sum))
    for (const name of names) {
      const { up, curve } = slopes.get(name) ?? { up: 0, curve: 0 }
      slopes.set(name, {
        up: up + weight * (Number(isRight) - chance),
        curve: curve + weight * chance * (1 - chance),
      })
    }
  }
  return slopes
}
