/**
 * Trains what a message wants of a school (`tutor/intents/weigh-wish.ts`) from evals/wishes-training.tsv and, where an
 * intent says it, evals/intents-training.tsv; deterministic. Run it when one of them or the features change.
 */
import { writeFileSync } from 'node:fs'
import { WISHES, type Wish } from '../../domain/chat/wish-to-enrol.ts'
import { LABELS, type Label } from '../../tutor/intents/classifier.ts'
import { conceptsOfAll } from '../../tutor/intents/concepts.ts'
import { plainWords } from '../../tutor/intents/features.ts'
import { WISH_WEIGHTS, wishFeatures } from '../../tutor/intents/weigh-wish.ts'
import { type Example, fitLinear, packLinear } from './fit-linear.ts'
import { trainingRows } from './training-rows.ts'
import { varyUtterances } from './vary-utterances.ts'

const JOINS: ReadonlySet<Label> = new Set<Label>(['price', 'register', 'human'])
/** With or without a wish: their rows do not tell. */
const EITHER: ReadonlySet<Label> = new Set<Label>([
  ...(['programs', 'exam_prep', 'schedule', 'placement', 'promo', 'interpreter', 'business'] as const),
])
/** Concepts of what other companies offer. */
const OF_COMPANIES: ReadonlySet<string> = new Set([
  ...['other_course', 'office_of_state', 'delivery', 'bank', 'repair', 'rental', 'telecom', 'app_account'],
  ...['finance', 'gadget', 'vehicle', 'shopping', 'trip', 'health', 'fee', 'pay', 'enrol', 'place', 'timetable'],
])
/** Concepts of a wish: without one, a question about a course is a question. */
const WISHES_IT: ReadonlySet<string> = new Set(['want', 'need', 'enrol', 'trial', 'resolved', 'book', 'firm', 'staff'])

const holds = (utterance: string, concepts: ReadonlySet<string>): boolean =>
  plainWords(utterance).some((word) => conceptsOfAll(word).some((one) => concepts.has(one)))

function wishOf({ label, utterance }: Example<Label>): Wish | null {
  if (JOINS.has(label)) return 'join'
  if (EITHER.has(label)) return holds(utterance, WISHES_IT) ? (label === 'business' ? 'join' : null) : 'none'
  if (label === 'off_topic') return holds(utterance, OF_COMPANIES) ? 'elsewhere' : 'none'
  return 'none'
}

const fromIntents = trainingRows('intents-training.tsv', LABELS).flatMap((row) => {
  const wish = wishOf(row)
  return wish ? [{ label: wish, utterance: row.utterance }] : []
})
/** What was labelled for this counts more than what an intent tells of it; most intents tell that nothing is wished. */
const OWN_WEIGHT = 6
const EVERY_NONE = 2
const own = varyUtterances(trainingRows('wishes-training.tsv', WISHES))
const balanced = fromIntents.filter(({ label }, at) => label !== 'none' || at % EVERY_NONE === 0)
const examples = [...balanced, ...Array.from({ length: OWN_WEIGHT }, () => own).flat()]
writeFileSync(WISH_WEIGHTS, packLinear(fitLinear(examples, WISHES, wishFeatures)))
console.log(`${examples.length} examples`)
