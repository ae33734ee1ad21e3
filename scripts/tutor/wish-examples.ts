import { WISHES, type Wish } from '../../domain/chat/wish-to-enrol.ts'
import { readBook } from '../../tutor/book/read-book.ts'
import { readPhrasings } from '../../tutor/find/facet-index.ts'
import { LABELS, type Label } from '../../tutor/intents/classifier.ts'
import { conceptsOfAll } from '../../tutor/intents/concepts.ts'
import { plainWords } from '../../tutor/intents/features.ts'
import type { Example } from './fit-linear.ts'
import { everyOf, practisedTexts } from './practised-texts.ts'
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
  ...['body_care', 'going_out', 'goods', 'hiring'],
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

/** What was labelled for this counts more than what an intent tells of it; most intents tell that nothing is wished. */
const OWN_WEIGHT = 2
const EVERY_NONE = 2

const fromIntents = (): Example<Wish>[] =>
  trainingRows('intents-training.tsv', LABELS)
    .flatMap((row) => {
      const wish = wishOf(row)
      return wish ? [{ label: wish, utterance: row.utterance }] : []
    })
    .filter(({ label }, at) => label !== 'none' || at % EVERY_NONE === 0)

/** Of the book's questions and of practised sentences every so-manieth: who learns wishes nothing of the school. */
const EVERY_ASKED = 5
const EVERY_PRACTISED = 2

function ofLearners(): Example<Wish>[] {
  const asked = readBook().book.entries.flatMap(({ ask }) => ask)
  const followed = readPhrasings().map(({ text }) => text)
  const texts = [...everyOf(EVERY_ASKED, asked), ...everyOf(EVERY_PRACTISED, practisedTexts()), ...followed]
  return texts.map((utterance) => ({ label: 'none', utterance }))
}

/** Labelled for this, each with whose voice it is. */
export const wishRows = (): Example<Wish>[] => trainingRows('wishes-training.tsv', WISHES)

/** In how many messages a word must stand to be known. */
const KNOWN_FROM = 5

/** The words that are known where a wish is weighed; all others are strange. */
export function wishWords(own: readonly Example<Wish>[]): string[] {
  const counts = new Map<string, number>()
  for (const { utterance } of own)
    for (const word of new Set(plainWords(utterance))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].flatMap(([word, count]) => (count >= KNOWN_FROM ? [word] : [])).sort()
}

/** What the weights are learnt from. */
export const wishExamples = (own: readonly Example<Wish>[]): Example<Wish>[] => [
  ...fromIntents(),
  ...ofLearners(),
  ...Array.from({ length: OWN_WEIGHT }, () => varyUtterances(own)).flat(),
]
