import { readFileSync } from 'node:fs'
import { FEATURES, plainFeatures } from './features.ts'

/** The score of each label for a message. */
export type Scores = (message: string) => number[]

/**
 * The features must be those that the weights were fitted to. File format: a scale and a bias for each label, then for
 * each feature one signed byte per label.
 */
export function openLinear(file: string, labels: readonly string[], featuresIn = plainFeatures): Scores {
  const bytes = readFileSync(file)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = labels.length * 8
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + header, labels.length * FEATURES)
  const scales = labels.map((_, label) => view.getFloat32(label * 8, true))
  const biases = labels.map((_, label) => view.getFloat32(label * 8 + 4, true))

  return (message) => {
    const sums = new Float64Array(labels.length)
    for (const [at, value] of featuresIn(message)) {
      const row = at * labels.length
      for (let label = 0; label < labels.length; label += 1)
        sums[label] = (sums[label] as number) + (weights[row + label] as number) * value
    }
    return biases.map((bias, label) => (sums[label] ?? 0) * (scales[label] ?? 0) + bias)
  }
}

/** Scores as chances that add up to 1. */
export function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - top))
  const total = powers.reduce((sum, one) => sum + one, 0)
  return powers.map((one) => one / total)
}
