import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { type Entry, type InBoth, type Kind, SENTENCE_FACETS } from '../book/entry.ts'
import { stemsOf } from './closest-part.ts'
import { exerciseOfEntry, waitingFor } from './exercise.ts'
import { remember, talkedAbout } from './memory.ts'
import { type Book, say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

const INTENTS: Record<Kind, Intent> = {
  grammar: 'grammar',
  pairs: 'grammar',
  situations: 'vocabulary',
  exams: 'exam_prep',
  care: 'off_topic',
}

/** An exercise comes with what is to be learnt; who needs words for a situation is helped with those first. */
const OF_LANGUAGE: ReadonlySet<Kind> = new Set<Kind>(['grammar', 'pairs'])

const FIRST_EXAMPLES = 3

/** What she says about an entry first: the short answer, examples, and one thing to do. */
export function teachEntry(turn: Turn, entry: Entry): Said {
  const { book, memory } = turn
  const exercise = memory.practice || !OF_LANGUAGE.has(entry.kind) ? null : exerciseOfEntry(entry, 0)
  return sayOfEntry(
    turn,
    entry,
    [
      entry.short[book.language],
      asksForSteps(turn) ? stepsOf(book, entry) : null,
      list(say(book, 'entry.examples'), sentences(book, firstExamples(turn, entry))),
      exercise ? say(book, 'exercise.try', { gap: exercise.gap }) : invitation(turn, entry),
    ],
    0,
    waitingFor(exercise),
  )
}

/** Of a situation the sentences that share most words with the message; of other entries the first ones. */
function firstExamples({ text, book }: Turn, entry: Entry): readonly InBoth[] {
  const isToldAlready = ({ en }: InBoth): boolean => entry.short[book.language].includes(en)
  if (entry.kind !== 'situations') return entry.examples.slice(0, FIRST_EXAMPLES)
  const asked = stemsOf(text)
  const shared = ({ en, id }: InBoth): number =>
    [...stemsOf(`${en} ${id ?? ''}`)].filter((stem) => asked.has(stem)).length
  const near = SENTENCE_FACETS.flatMap((facet) => entry[facet])
    .map((sentence) => ({ sentence, count: shared(sentence) }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
    .map(({ sentence }) => sentence)
  return [...new Set([...near.slice(0, FIRST_EXAMPLES - 1), ...entry.examples])]
    .filter((one) => !isToldAlready(one))
    .slice(0, FIRST_EXAMPLES)
}

const LIKELY = 0.3

/** 'Tips writing task 2', 'how do I start?' */
const asksForSteps = ({ analysis: { facet } }: Turn): boolean => facet?.facet === 'steps' && facet.sure >= LIKELY

export const stepsOf = (book: Book, { steps }: Entry): string | null =>
  list(
    say(book, 'entry.steps'),
    steps.map((step) => step[book.language]),
  )

const invitation = ({ book, memory }: Turn, entry: Entry): string | null =>
  memory.practice || entry.kind === 'care' ? null : say(book, hasMore(entry) ? 'entry.more.examples' : 'entry.more')

/** A plain 'yes' behind it tells these first (continuations.ts). */
const hasMore = ({ more, examples }: Entry): boolean => more.length > 0 || examples.length > FIRST_EXAMPLES

const SURE = 0.5

/** 'People don't understand my accent' is a worry, and about pronunciation. */
const intentOfCare = ({ intent, confidence }: Turn['analysis']['guess']): Intent =>
  isLearning(intent) && confidence > SURE ? intent : INTENTS.care

/** A reply about an entry, which stays open for what is asked next. */
export function sayOfEntry(
  { memory, analysis }: Turn,
  { name, kind }: Entry,
  parts: (string | null)[],
  step: number,
  more: Parameters<typeof said>[2] = {},
): Said {
  return {
    ...said(kind === 'care' ? intentOfCare(analysis.guess) : INTENTS[kind], parts, {
      facts: remember(memory.facts, `entry ${name}`),
      last: talkedAbout('entry', name, step),
      ...more,
    }),
    neverAsks: true,
  }
}

/** 'I am tired. (Aku capek.)'; whoever reads English needs no Indonesian beside it. */
export const sentences = (book: Book, lines: readonly InBoth[]): string[] =>
  lines.map(({ en, id }) => (book.language === 'id' && id ? `**${en}** (${id})` : `**${en}**`))

export const list = (title: string, lines: readonly string[]): string | null =>
  lines.length === 0 ? null : [title, ...lines.map((line) => `- ${line}`)].join('\n')
