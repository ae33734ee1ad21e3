import { join } from 'node:path'
import { type WeighWish, WISHES, type WishChances } from '../../domain/chat/wish-to-enrol.ts'
import { conceptsOfAll } from './concepts.ts'
import { holdsConcept } from './evidence.ts'
import { featuresOf } from './features.ts'
import { openLinear, type Scores, softmax } from './linear.ts'

/** Learnt from evals/wishes-training.tsv and the intents by scripts/tutor/train-wishes.ts. */
export const WISH_WEIGHTS = join(import.meta.dirname, '../data/wishes.bin')

/** With the word classes of what others offer. */
export const wishFeatures = (message: string): Map<number, number> => featuresOf(message, conceptsOfAll)

let scores: Scores | undefined

/** Word classes of which a wish to join holds at least one, however much it looks like one otherwise. */
const OF_JOINING: ReadonlySet<string> = new Set(
  `fee pay cheap money course school training teacher level exam interpret enrol trial resolved steps book person contact
  number staff want need begin promo timetable`.split(/\s+/),
)

/** Loads its weights with the first message. */
export const weighWish: WeighWish = (message) => {
  scores ??= openLinear(WISH_WEIGHTS, WISHES, wishFeatures)
  const chances = softmax(scores(message))
  const weighed = Object.fromEntries(WISHES.map((wish, at) => [wish, chances[at] ?? 0])) as WishChances
  if (holdsConcept(message, OF_JOINING)) return weighed
  return { ...weighed, join: 0, none: weighed.none + weighed.join }
}
