import { FEATURES, type FeaturesIn, featuresOf } from '../../tutor/intents/features.ts'
import { LEAST_ERROR, softmaxErrors } from './softmax-errors.ts'

export interface Example<Label extends string = string> {
  label: Label
  utterance: string
  /** Who speaks: those who are left out together when a model is tried. */
  voice?: string
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

/** Multinomial logistic regression over the hashed features of messages; deterministic. */
export function fitLinear<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  featuresIn: FeaturesIn = featuresOf,
): Weights {
  const count = labels.length
  const weights = new Float32Array(count * FEATURES)
  const squares = new Float32Array(count * FEATURES)
  const biases = new Float32Array(count)
  const prepared = examples.map(({ label, utterance }) => prepare(featuresIn(utterance), labels.indexOf(label), count))
  const random = randomNumbers(42)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(prepared, random)
    for (const example of prepared) learn(example)
  }
  return { weights, biases }

  function learn({ target, places, values }: Prepared) {
    const shown = values.map((value) => (random() < HIDDEN ? 0 : value / (1 - HIDDEN)))
    const errors = softmaxErrors(scoresOf(places, shown), target)
    errors.forEach((error, label) => {
      biases[label] = (biases[label] ?? 0) - BIAS_RATE * error
    })
    places.forEach((place, index) => {
      const value = shown[index] ?? 0
      if (value === 0) return
      for (let label = 0; label < count; label += 1) step(place + label, (errors[label] ?? 0) * value)
    })
  }

  function scoresOf(places: Int32Array, values: Float32Array): Float64Array {
    const scores = Float64Array.from(biases)
    places.forEach((place, index) => {
      const value = values[index] ?? 0
      if (value === 0) return
      for (let label = 0; label < count; label += 1)
        scores[label] = (scores[label] ?? 0) + (weights[place + label] ?? 0) * value
    })
    return scores
  }

  /** AdaGrad: larger steps for rare features. */
  function step(at: number, gradient: number) {
    if (Math.abs(gradient) < LEAST_ERROR * LEAST_ERROR) return
    const square = (squares[at] ?? 0) + gradient * gradient
    squares[at] = square
    weights[at] = (weights[at] ?? 0) - (RATE * gradient) / (Math.sqrt(square) + 1e-2)
  }
}

const prepare = (features: ReadonlyMap<number, number>, target: number, labels: number): Prepared => ({
  target,
  places: Int32Array.from(features.keys(), (feature) => feature * labels),
  values: Float32Array.from(features.values()),
})

/** A seeded generator of pseudo-random numbers from 0 to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function shuffle<T>(list: { length: number; [at: number]: T }, random: () => number) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = list[at] as T
    list[at] = list[other] as T
    list[other] = kept
  }
}

/** The file of `openLinear`: scale and bias per label, then one signed byte per feature and label. */
export function packLinear({ weights, biases }: Weights): Uint8Array {
  const count = biases.length
  const header = count * 8
  const bytes = new Uint8Array(header + count * FEATURES)
  const view = new DataView(bytes.buffer)
  biases.forEach((bias, label) => {
    const own = Array.from({ length: FEATURES }, (_, at) => weights[at * count + label] ?? 0)
    const scale = own.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / 127
    view.setFloat32(label * 8, scale, true)
    view.setFloat32(label * 8 + 4, bias, true)
    own.forEach((weight, at) => {
      view.setInt8(header + at * count + label, Math.round(weight / scale))
    })
  })
  return bytes
}
