import { join } from 'node:path'
import { openLinear, softmax } from './linear.ts'

/** To whom an English message is said: to the tutor, or to nobody, for practice. */
export const ADDRESSEES = ['tutor', 'practice'] as const
export type Addressee = (typeof ADDRESSEES)[number]

/** Learnt from the teacher's book, learners' sentences and evals/addressed-training.tsv by scripts/tutor/train-addressed.ts. */
export const ADDRESSED_WEIGHTS = join(import.meta.dirname, '../data/addressed.bin')

/** How likely it is that an English message asks the tutor something, 0 to 1. */
export function openAddressed(): (message: string) => number {
  const scores = openLinear(ADDRESSED_WEIGHTS, ADDRESSEES)
  return (message) => softmax(scores(message))[0] ?? 0
}
