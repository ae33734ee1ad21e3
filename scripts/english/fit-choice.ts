import { headerBytes } from '../../english/grammar/choices/choice.ts'
import { randomNumbers, shuffle } from '../tutor/fit-linear.ts'
import type { Example } from './choice-examples.ts'

const EPOCHS = 4
const RATE = 0.1
/** Keeps the first steps small. */
const DAMPING = 0.1
/** Dropout: the share of features hidden in each pass. */
const HIDDEN = 0.1

type Weighted = Example & { weight: number }
type Layout = { names: readonly string[]; places: number }

/** Multinomial logistic regression, by AdaGrad; the first choice has no weights. */
export function fitChoice({ names, places }: Layout, examples: readonly Weighted[]): Float32Array {
  const weighed = names.slice(1)
  const count = weighed.length
  const weights = new Float32Array(count * places)
  const squares = new Float32Array(count * places)
  const random = randomNumbers(42)
  const order = Int32Array.from(examples, (_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const at of order) learn(examples[at] as Weighted)
  }
  return weights

  function learn({ label: right, features, weight }: Weighted) {
    const shown = features.filter(() => random() >= HIDDEN)
    const scores = weighed.map((_, label) =>
      shown.reduce((sum, feature) => sum + (weights[feature * count + label] as number), 0),
    )
    const powers = scores.map((score) => Math.exp(score / (1 - HIDDEN)))
    const total = powers.reduce((sum, power) => sum + power, 1)
    for (let label = 0; label < count; label += 1) {
      const gradient = weight * ((powers[label] as number) / total - (right === label + 1 ? 1 : 0))
      for (const feature of shown) step(feature * count + label, gradient)
    }
  }

  /** Larger steps for rare features. */
  function step(at: number, gradient: number) {
    squares[at] = (squares[at] as number) + gradient * gradient
    weights[at] = (weights[at] as number) - (RATE * gradient) / (Math.sqrt(squares[at] as number) + DAMPING)
  }
}

/** The file that `read-choice.ts` reads. */
export function packChoice({ names }: Layout, weights: Float32Array): Uint8Array {
  const count = names.length - 1
  const header = headerBytes(names)
  const bytes = Buffer.alloc(header + weights.length)
  for (let label = 0; label < count; label += 1) {
    let most = 1e-6
    for (let at = label; at < weights.length; at += count) most = Math.max(most, Math.abs(weights[at] as number))
    const scale = most / 127
    bytes.writeFloatLE(scale, label * 4)
    for (let at = label; at < weights.length; at += count)
      bytes.writeInt8(Math.round((weights[at] as number) / scale), header + at)
  }
  return bytes
}
