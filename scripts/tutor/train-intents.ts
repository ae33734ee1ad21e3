/**
 * Trains the tutor's sense of intent from evals/intents-training.tsv: multinomial logistic regression, the same
 * result each time. Run it when the training utterances change.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { LABELS, type Label } from '../../server/tutor/intents/classifier.ts'
import { FEATURES, featuresOf } from '../../server/tutor/intents/features.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { varied } from './vary-utterances.ts'

const EPOCHS = 40
const RATE = 0.35
const DECAY = 3e-6

const examples = varied(readTraining()).map(({ intent, utterance }) => ({
  target: LABELS.indexOf(intent),
  features: [...featuresOf(utterance)],
}))
const weights = new Float32Array(LABELS.length * FEATURES)
const squares = new Float32Array(LABELS.length * FEATURES)
const biases = new Float32Array(LABELS.length)
let random = 42
for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
  shuffle(examples)
  for (const example of examples) learn(example)
}
writeFileSync(`${PROJECT_ROOT}/server/tutor/data/intents.bin`, packed())
console.log(`${examples.length} examples, ${EPOCHS} rounds`)

function readTraining(): { intent: Label; utterance: string }[] {
  return readFileSync(`${PROJECT_ROOT}/evals/intents-training.tsv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [intent = '', utterance = ''] = line.split('\t')
      if (!LABELS.includes(intent as Label)) throw new Error(`No such intent: ${intent}`)
      return { intent: intent as Label, utterance }
    })
}

function learn({ target, features }: (typeof examples)[number]) {
  const scores = LABELS.map((_, index) =>
    features.reduce((sum, [at, value]) => sum + (weights[index * FEATURES + at] ?? 0) * value, biases[index] ?? 0),
  )
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const total = powers.reduce((sum, one) => sum + one, 0)
  powers.forEach((power, index) => {
    const error = power / total - (index === target ? 1 : 0)
    if (Math.abs(error) < 1e-4) return
    biases[index] = (biases[index] ?? 0) - 0.02 * error
    for (const [at, value] of features) step(index * FEATURES + at, error * value)
  })
}

/** AdaGrad: rare features learn faster. */
function step(at: number, slope: number) {
  const gradient = slope + DECAY * (weights[at] ?? 0)
  squares[at] = (squares[at] ?? 0) + gradient * gradient
  weights[at] = (weights[at] ?? 0) - (RATE * gradient) / (Math.sqrt(squares[at] ?? 0) + 1e-2)
}

function shuffle<T>(list: T[]) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0
    const other = random % (at + 1)
    const kept = list[at] as T
    list[at] = list[other] as T
    list[other] = kept
  }
}

function packed(): Uint8Array {
  const header = LABELS.length * 8
  const bytes = new Uint8Array(header + LABELS.length * FEATURES)
  const view = new DataView(bytes.buffer)
  LABELS.forEach((_, index) => {
    const own = weights.subarray(index * FEATURES, (index + 1) * FEATURES)
    const scale = own.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / 127
    view.setFloat32(index * 8, scale, true)
    view.setFloat32(index * 8 + 4, biases[index] ?? 0, true)
    own.forEach((weight, at) => {
      view.setInt8(header + index * FEATURES + at, Math.round(weight / scale))
    })
  })
  return bytes
}
