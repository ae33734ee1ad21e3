import type { FeaturesIn } from '../../tutor/intents/features.ts'
import { softmax } from '../../tutor/intents/linear.ts'
import type { Weights } from './fit-linear.ts'

/** What a model that was just fitted makes of a message: the likeliest label and its chance. */
export const predictor =
  <Label extends string>({ weights, biases }: Weights, labels: readonly Label[], featuresIn: FeaturesIn) =>
  (utterance: string): { best: Label; chance: number } => {
    const scores = [...biases]
    for (const [at, value] of featuresIn(utterance))
      scores.forEach((score, label) => {
        scores[label] = score + (weights[at * labels.length + label] ?? 0) * value
      })
    const chances = softmax(scores)
    const chance = Math.max(...chances)
    return { best: labels[chances.indexOf(chance)] as Label, chance }
  }
