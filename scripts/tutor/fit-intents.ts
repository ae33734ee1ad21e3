import { LABELS, type Label } from '../../tutor/intents/classifier.ts'
import { FEATURES, featuresOf } from '../../tutor/intents/features.ts'

export interface Example {
  intent: Label
  utterance: string
}

/** A weight for each feature and label, feature by feature, and a bias for each label. */
export interface Weights {
  weights: Float32Array
  biases: Float32Array
}

interface Prepared {
  target: number
  /** The offset of each feature's weights. */
  places: Int32Array
  values: Float32Array
}

const EPOCHS = 12
const RATE = 0.35
const BIAS_RATE = 0.02
/** Dropout: the share of features hidden in each pass. */
const HIDDEN = 0.3
const NO_ERROR = 1e-4
const COUNT = LABELS.length

/** Multinomial logistic regression; deterministic. */
export function fitIntents(examples: readonly Example[]): Weights {
  const weights = new Float32Array(COUNT * FEATURES)
  const squares = new Float32Array(COUNT * FEATURES)
  const biases = new Float32Array(COUNT)
  const prepared = examples.map(prepare)
  const random = randomNumbers(42)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(prepared, random)
    for (const example of prepared) learn(example)
  }
  return { weights, biases }

  function learn({ target, places, values }: Prepared) {
    const shown = values.map((value) => (random() < HIDDEN ? 0 : value / (1 - HIDDEN)))
    const errors = errorsOf(scoresOf(places, shown), target)
    errors.forEach((error, label) => {
      biases[label] = (biases[label] ?? 0) - BIAS_RATE * error
    })
    places.forEach((place, index) => {
      const value = shown[index] ?? 0
      if (value === 0) return
      for (let label = 0; label < COUNT; label += 1) step(place + label, (errors[label] ?? 0) * value)
    })
  }

  function scoresOf(places: Int32Array, values: Float32Array): Float64Array {
    const scores = Float64Array.from(biases)
    places.forEach((place, index) => {
      const value = values[index] ?? 0
      if (value === 0) return
      for (let label = 0; label < COUNT; label += 1)
        scores[label] = (scores[label] ?? 0) + (weights[place + label] ?? 0) * value
    })
    return scores
  }

  /** AdaGrad: larger steps for rare features. */
  function step(at: number, gradient: number) {
    if (Math.abs(gradient) < NO_ERROR * NO_ERROR) return
    const square = (squares[at] ?? 0) + gradient * gradient
    squares[at] = square
    weights[at] = (weights[at] ?? 0) - (RATE * gradient) / (Math.sqrt(square) + 1e-2)
  }
}

function prepare({ intent, utterance }: Example): Prepared {
  const features = featuresOf(utterance)
  return {
    target: LABELS.indexOf(intent),
    places: Int32Array.from(features.keys(), (feature) => feature * COUNT),
    values: Float32Array.from(features.values()),
  }
}

/** The error: predicted minus expected. */
function errorsOf(scores: Float64Array, target: number): Float64Array {
  const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  const powers = scores.map((score) => Math.exp(score - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power, label) => {
    const error = power / total - (label === target ? 1 : 0)
    return Math.abs(error) < NO_ERROR ? 0 : error
  })
}

/** A seeded generator of pseudo-random numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<T>(list: T[], random: () => number) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = list[at] as T
    list[at] = list[other] as T
    list[other] = kept
  }
}
