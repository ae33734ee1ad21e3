/**
 * Trains the tutor's intent classifier from evals/intents-training.tsv; deterministic. Run it when the training
 * utterances, the features, the slang map, or the closed-class and Indonesian words change.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { LABELS, type Label } from '../../tutor/intents/classifier.ts'
import { FEATURES } from '../../tutor/intents/features.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { type Example, fitIntents, type Weights } from './fit-intents.ts'
import { varyUtterances } from './vary-utterances.ts'

const examples = varyUtterances(readTraining())
writeFileSync(`${PROJECT_ROOT}/tutor/data/intents.bin`, pack(fitIntents(examples)))
console.log(`${examples.length} examples`)

function readTraining(): Example[] {
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

/** Format: scale and bias per label, then one signed byte per feature and label. */
function pack({ weights, biases }: Weights): Uint8Array {
  const header = LABELS.length * 8
  const bytes = new Uint8Array(header + LABELS.length * FEATURES)
  const view = new DataView(bytes.buffer)
  LABELS.forEach((_, label) => {
    const own = Array.from({ length: FEATURES }, (_, at) => weights[at * LABELS.length + label] ?? 0)
    const scale = own.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / 127
    view.setFloat32(label * 8, scale, true)
    view.setFloat32(label * 8 + 4, biases[label] ?? 0, true)
    own.forEach((weight, at) => {
      view.setInt8(header + at * LABELS.length + label, Math.round(weight / scale))
    })
  })
  return bytes
}
