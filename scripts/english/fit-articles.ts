import { ARTICLE_FEATURES, HEADER_BYTES, WEIGHED } from '../../english/grammar/noun-phrases/article-weights.ts'
import { randomNumbers, shuffle } from '../tutor/fit-linear.ts'
import type { ArticleExample } from './article-examples.ts'

const EPOCHS = 4
const RATE = 0.1
/** Keeps the first steps small. */
const DAMPING = 0.1
/** Dropout: the share of features hidden in each pass. */
const HIDDEN = 0.1
const COUNT = WEIGHED.length

type Example = ArticleExample & { weight: number }

/** Multinomial logistic regression, by AdaGrad; the first choice has no weights. */
export function fitArticles(examples: readonly Example[]): Float32Array {
  const weights = new Float32Array(COUNT * ARTICLE_FEATURES)
  const squares = new Float32Array(COUNT * ARTICLE_FEATURES)
  const random = randomNumbers(42)
  const order = Int32Array.from(examples, (_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random)
    for (const at of order) learn(examples[at] as Example)
  }
  return weights

  function learn({ choice, features, weight }: Example) {
    const shown = features.filter(() => random() >= HIDDEN)
    const scores = WEIGHED.map((_, label) =>
      shown.reduce((sum, feature) => sum + (weights[feature * COUNT + label] as number), 0),
    )
    const powers = scores.map((score) => Math.exp(score / (1 - HIDDEN)))
    const total = powers.reduce((sum, power) => sum + power, 1)
    for (let label = 0; label < COUNT; label += 1) {
      const gradient = weight * ((powers[label] as number) / total - (choice === label + 1 ? 1 : 0))
      for (const feature of shown) step(feature * COUNT + label, gradient)
    }
  }

  /** Larger steps for rare features. */
  function step(at: number, gradient: number) {
    squares[at] = (squares[at] as number) + gradient * gradient
    weights[at] = (weights[at] as number) - (RATE * gradient) / (Math.sqrt(squares[at] as number) + DAMPING)
  }
}

/** The file that `article-model.ts` reads. */
export function packArticles(weights: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(HEADER_BYTES + weights.length)
  WEIGHED.forEach((_, label) => {
    let most = 1e-6
    for (let at = label; at < weights.length; at += COUNT) most = Math.max(most, Math.abs(weights[at] as number))
    const scale = most / 127
    bytes.writeFloatLE(scale, label * 4)
    for (let at = label; at < weights.length; at += COUNT)
      bytes.writeInt8(Math.round((weights[at] as number) / scale), HEADER_BYTES + at)
  })
  return bytes
}
