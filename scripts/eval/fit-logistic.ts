export interface Sample {
  /** The rule first, then its circumstances. */
  names: readonly string[]
  isRight: boolean
  /** How much it counts. */
  weight: number
  /** What is known of it already, as log odds. */
  offset?: number
}

interface Options {
  /** Most samples share many names: longer steps would not settle. */
  areShared?: boolean
  /** Circumstances may make a rule surer, too. */
  isSigned?: boolean
  /** How firmly every name is drawn to what is believed of it before. */
  strength?: number
}

/** What is believed of a rule before it is seen: right four times in five, as firmly as two examples. */
const PRIOR = Math.log(4)
const STRENGTH = 0.5
const ROUNDS = 300
const STEP = 0.5
const SHORT_STEP = 0.03

/**
 * Log odds by name: the odds of a sample are the sum of its names. Rules are drawn to the prior, circumstances to 0;
 * unless signed, these can only make a rule less sure, because learners' sentences with names are in our sets for other
 * reasons.
 */
export function fitLogistic(
  samples: readonly Sample[],
  { areShared = false, isSigned = false, strength = STRENGTH }: Options = {},
): Map<string, number> {
  const step = areShared ? SHORT_STEP : STEP
  const rules = new Set(samples.map(({ names: [rule = ''] }) => rule))
  const names = [...new Set(samples.flatMap((sample) => sample.names))]
  const places = new Map(names.map((name, place) => [name, place]))
  const priors = names.map((name) => (rules.has(name) ? PRIOR : 0))
  const weights = Float64Array.from(priors)
  const placed = samples.map((sample) => ({
    ...sample,
    places: Int32Array.from(sample.names, (name) => places.get(name) ?? 0),
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const { up, curve } = slopesOf(placed, weights)
    for (const [place, prior] of priors.entries()) {
      const now = weights[place] ?? 0
      const next = now + (step * ((up[place] ?? 0) + strength * (prior - now))) / ((curve[place] ?? 0) + strength)
      weights[place] = isSigned || rules.has(names[place] ?? '') ? next : Math.min(0, next)
    }
  }
  return new Map(names.map((name, place) => [name, Number((weights[place] ?? 0).toFixed(2))]))
}

function slopesOf(samples: readonly (Sample & { places: Int32Array })[], weights: Float64Array) {
  const up = new Float64Array(weights.length)
  const curve = new Float64Array(weights.length)
  for (const { places, isRight, weight, offset = 0 } of samples) {
    let sum = offset
    for (const place of places) sum += weights[place] ?? 0
    const chance = 1 / (1 + Math.exp(-sum))
    for (const place of places) {
      up[place] = (up[place] ?? 0) + weight * (Number(isRight) - chance)
      curve[place] = (curve[place] ?? 0) + weight * chance * (1 - chance)
    }
  }
  return { up, curve }
}
