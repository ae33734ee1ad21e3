import { z } from 'zod'
import { LANGUAGES } from '../../../domain/shared/language.ts'

const MAX_KEPT = 60
/** A lesson, a grammar reason, a word, a set of words, two words compared, and so on. */
const LAST_KINDS = [
  'lesson',
  'reason',
  'word',
  'theme',
  'pair',
  'quiz',
  'scene',
  'school',
  'sound',
  'joke',
  'tip',
  'how-are-you',
  'sad',
  'glad',
  'care',
] as const

const kept = z.array(z.string().max(80)).max(MAX_KEPT)

const practice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('quiz'),
    /** The set whose words are asked; grammar if there is none. */
    theme: z.string().max(40).optional(),
    /** The grammar that was asked for, widely and narrowly. */
    topic: z.string().max(40).optional(),
    reason: z.string().max(40).optional(),
    asked: z.array(z.number().int().min(0)).max(5),
    score: z.number().int().min(0).max(5),
  }),
  z.object({
    kind: z.literal('role-play'),
    scene: z.string().max(20),
    line: z.number().int().min(0).max(20),
    mistakes: kept,
    /** The line was put again because the answer was about something else. */
    isAskedAgain: z.boolean().default(false),
  }),
])
export type Practice = z.infer<typeof practice>

const memory = z.object({
  version: z.literal(2),
  turn: z.number().int().min(0),
  /** The language the visitor explains things in; English sentences may be practice only. */
  speaks: z.enum(LANGUAGES).nullable(),
  practice: practice.nullable(),
  /** The small exercise that waits for an answer. */
  exercise: z
    .object({
      reason: z.string().max(40),
      index: z.number().int().min(0).max(20),
      tries: z.number().int().min(0).max(5),
      isShownAgain: z.boolean().default(false),
    })
    .nullable(),
  /** Reasons explained, facts told, scenes played, quiz questions asked, words shown: so that nothing is said twice. */
  reasons: kept,
  facts: kept,
  scenes: kept,
  themes: kept,
  questions: z.array(z.number().int().min(0)).max(MAX_KEPT),
  /** The reason of each mistake, in their order. */
  mistakes: kept.default([]),
  /** What the visitor is called, once it was said. */
  name: z.string().max(60).nullable().default(null),
  corrected: z.number().int().min(0),
  lastScore: z.number().int().min(0).max(5).nullable(),
  /** A quiz that was not played to its end. */
  brokenOff: z.object({ score: z.number().int().min(0).max(5), count: z.number().int().min(0).max(5) }).nullable(),
  /** What the last message gave to choose from, in its order; a plain 'yes' takes the first. */
  offered: z.array(z.string().max(40)).max(24),
  /** What was last talked about, and how often it was gone on with: what 'more', 'why' and 'for example' refer to. */
  last: z
    .object({
      kind: z.enum(LAST_KINDS),
      about: z.string().max(60),
      step: z.number().int().min(0),
      /** The words that a reason was given for. */
      to: z.string().max(200),
    })
    .nullable(),
  /** What the learner was asked to write: a sentence, or a question. */
  invited: z.enum(['sentence', 'question']).nullable().default(null),
  /** The visitor does not want to be asked for name and number. */
  declined: z.boolean(),
})
export type Memory = z.infer<typeof memory>
export type Last = NonNullable<Memory['last']>

const EMPTY: Memory = {
  version: 2,
  turn: 0,
  speaks: null,
  practice: null,
  exercise: null,
  reasons: [],
  facts: [],
  scenes: [],
  themes: [],
  questions: [],
  mistakes: [],
  name: null,
  corrected: 0,
  lastScore: null,
  brokenOff: null,
  offered: [],
  last: null,
  invited: null,
  declined: false,
}

/** Among the facts told: that name and number were asked for. */
export const WAS_ASKED_WHO = 'asked who'

/** What is kept of this conversation; whatever does not fit is forgotten. */
export function recall(value: unknown): Memory {
  const read = memory.safeParse(value)
  return read.success ? { ...read.data, turn: read.data.turn + 1 } : structuredClone(EMPTY)
}

/** The same list with one more, the oldest ones dropped. */
export const remember = <T>(list: readonly T[], ...more: T[]): T[] =>
  [...list.filter((one) => !more.includes(one)), ...more].slice(-MAX_KEPT)

/** The same list with one more, as often as it comes. */
export const countIn = (list: readonly string[], ...more: string[]): string[] => [...list, ...more].slice(-MAX_KEPT)

/** What is now being talked about. */
export const talkedAbout = (kind: Last['kind'], about = '', step = 0, to = ''): Last => ({
  kind,
  about: about.slice(0, 60),
  step,
  to: to.slice(0, 200),
})
