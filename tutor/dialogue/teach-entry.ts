import { isLearning } from '../../domain/chat/chat-mode.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import type { Entry, InBoth, Kind } from '../book/entry.ts'
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

const FIRST_EXAMPLES = 3

/** What she says about an entry first: the short answer, examples, and one thing to do. */
export function teachEntry(turn: Turn, entry: Entry): Said {
  const { book, memory } = turn
  const exercise = memory.practice ? null : exerciseOfEntry(entry, 0)
  return sayOfEntry(
    turn,
    entry,
    [
      entry.short[book.language],
      list(say(book, 'entry.examples'), sentences(book, entry.examples.slice(0, FIRST_EXAMPLES))),
      exercise ? say(book, 'exercise.try', { gap: exercise.gap }) : invitation(turn, entry),
    ],
    0,
    waitingFor(exercise),
  )
}

const invitation = ({ book, memory }: Turn, entry: Entry): string | null =>
  memory.practice || entry.kind === 'care' ? null : say(book, 'entry.more')

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
