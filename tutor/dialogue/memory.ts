import { z } from 'zod'
import { LONGEST_NOTE } from '../../domain/chat/learner-notes.ts'
import { LEAD_FIELDS, type LeadField } from '../../domain/leads/lead-fields.ts'
import { LANGUAGES } from '../../domain/shared/language.ts'
import { STAGES } from '../requests/kinds.ts'

/** A sentence that was translated, a topic or a word. */
export const LONGEST_ABOUT = 120
const MAX_KEPT = 60
/** Subjects that a short message such as 'more' can refer to. */
const LAST_KINDS = [
  'entry',
  'phrase',
  'reason',
  'word',
  'theme',
  'quiz',
  'scene',
  'school',
  'sound',
  'joke',
  'how-are-you',
  'sad',
  'glad',
  'care',
] as const

const note = z.string().max(LONGEST_NOTE).nullable()
const kept = z.array(z.string().max(80)).max(MAX_KEPT)

const practice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('quiz'),
    /** The word set; a grammar quiz if there is none. */
    theme: z.string().max(40).optional(),
    /** Forms or an entry that its questions are made from, and how hard they are to be. */
    of: z.string().max(LONGEST_ABOUT).optional(),
    ease: z.enum(['easy', 'hard']).nullable().optional(),
    /** The grammar that was asked for: the topic, and the reason within it. */
    topic: z.string().max(40).optional(),
    reason: z.string().max(40).optional(),
    /** How many questions it has. */
    total: z.number().int().min(1).max(5).default(5),
    asked: z.array(z.number().int().min(0)).max(5),
    /** Those that were skipped and come once more at the end; those that came again, the last one waits. */
    skipped: z.array(z.number().int().min(0)).max(5).default([]),
    again: z.array(z.number().int().min(0)).max(5).default([]),
    score: z.number().int().min(0).max(5),
  }),
  z.object({
    kind: z.literal('lesson'),
    entry: z.string().max(60),
    step: z.enum(['warm-up', 'practice', 'use']),
    index: z.number().int().min(0).max(9),
    right: z.number().int().min(0).max(9),
  }),
  z.object({
    kind: z.literal('role-play'),
    scene: z.string().max(40),
    step: z.string().max(40),
    /** The learner's lines that can be better, with the better ones. */
    said: z.array(z.string().max(200)).max(12),
    mistakes: kept,
    /** What was told already and is not asked again. */
    told: z.array(z.string().max(20)).max(12).default([]),
    /** The line was repeated because the answer was about something else. */
    isAskedAgain: z.boolean().default(false),
    /** The learner plays the role that is hers otherwise. */
    isSwapped: z.boolean().default(false),
  }),
])
export type Practice = z.infer<typeof practice>

const last = z.object({
  kind: z.enum(LAST_KINDS),
  about: z.string().max(LONGEST_ABOUT),
  step: z.number().int().min(0),
  /** The corrected words that the reason explains. */
  to: z.string().max(200),
  /** The entry that the corrected sentence practises; it stays open. */
  entry: z.string().max(60).optional(),
  /** The last exercise on the word. */
  exercise: z.number().int().min(0).max(20).optional(),
})

/** Something in English with its Indonesian, if that stands beside it. */
const shown = z.object({ en: z.string().max(LONGEST_ABOUT), id: z.string().max(80) })
export type Shown = z.infer<typeof shown>

const MOST_EARLIER = 6

export const MOST_TOLD = 8
export const LONGEST_TOLD = 240
const told = z.string().max(LONGEST_TOLD)
const toldSentence = z.object({
  /** As it was written; empty for a translation of hers. */
  original: told,
  /** As she said it. */
  line: told,
  /** How sure she is of it, and when that was. */
  sure: z.number().min(0).max(1),
  turn: z.number().int().min(0),
})
export type ToldSentence = z.infer<typeof toldSentence>

const memory = z.object({
  version: z.literal(2),
  turn: z.number().int().min(0),
  /** What her last reply was about. */
  stage: z.enum(STAGES).default('start'),
  /** The language the visitor explains things in; English sentences may be practice only. */
  speaks: z.enum(LANGUAGES).nullable(),
  practice: practice.nullable(),
  /** The exercise that waits for an answer. */
  exercise: z
    .object({
      reason: z.string().max(80),
      index: z.number().int().min(0).max(20),
      tries: z.number().int().min(0).max(5),
      isShownAgain: z.boolean().default(false),
      /** How many more were asked for. */
      left: z.number().int().min(0).max(5).default(0),
    })
    .nullable(),
  /** What exercises were given on last, and which. */
  practised: z
    .object({
      of: z.string().max(LONGEST_ABOUT),
      ease: z.enum(['easy', 'hard']).nullable(),
      used: z.array(z.number().int().min(0)).max(MAX_KEPT),
      total: z.number().int().min(1).max(10),
      isSheet: z.boolean(),
      turn: z.number().int().min(0),
    })
    .nullable()
    .default(null),
  /** What was explained, told, played, asked and shown, so that nothing is repeated. */
  reasons: kept,
  facts: kept,
  scenes: kept,
  themes: kept,
  questions: z.array(z.number().int().min(0)).max(MAX_KEPT),
  /** The reason of each mistake, in order. */
  mistakes: kept.default([]),
  /** The visitor's name, once known. */
  name: z.string().max(LONGEST_NOTE).nullable().default(null),
  /** What they told about themselves. */
  notes: z.object({ job: note, goal: note, level: note }).default({ job: null, goal: null, level: null }),
  /** The last corrections, for 'why is … wrong?'. */
  fixes: z
    .array(z.object({ from: z.string().max(80), to: z.string().max(80), reason: z.string().max(40) }))
    .max(12)
    .default([]),
  corrected: z.number().int().min(0),
  lastScore: z.number().int().min(0).max(5).nullable(),
  lastTotal: z.number().int().min(1).max(5).default(5),
  /** The score of a quiz that was stopped early. */
  brokenOff: z.object({ score: z.number().int().min(0).max(5), count: z.number().int().min(0).max(5) }).nullable(),
  /** The choices of the last answer, in order; a plain 'yes' takes the first. */
  offered: z.array(z.string().max(80)).max(48),
  /** The last subject and how often it was continued: what 'more', 'why' and 'for example' refer to. */
  last: last.nullable(),
  /** The subjects before it, the newest first; what the last reply that showed anything showed, in its order. */
  earlier: z.array(last).max(MOST_EARLIER).default([]),
  shown: z.array(shown).max(12).default([]),
  shownBefore: z.array(shown).max(16).default([]),
  /** The sentences that were talked about, the newest first, for whoever objects to a word of them. */
  told: z.array(toldSentence).max(MOST_TOLD).default([]),
  /** The English sentence that was talked about last, to be said in other ways, and when that was. */
  sentence: z
    .object({
      turn: z.number().int().min(0),
      lead: z.string().max(LONGEST_ABOUT),
      subject: z.string().max(LONGEST_ABOUT),
      person: z.enum(['i', 'one', 'many']),
      verbs: z
        .array(
          z.object({
            before: z.string().max(LONGEST_ABOUT),
            base: z.string().max(40),
            tense: z.enum(['past', 'present', 'future']),
            isHelper: z.boolean(),
            isNegative: z.boolean(),
          }),
        )
        .max(6),
      rest: z.string().max(200),
    })
    .nullable()
    .default(null),
  /** What the learner was asked to write: a sentence, or a question. */
  invited: z.enum(['sentence', 'question']).nullable().default(null),
  /** The visitor refused to give contact details. */
  declined: z.boolean(),
  /** The detail that was asked for last, while no other one was talked about; those that were given, without their values. */
  asking: z.enum(LEAD_FIELDS).nullable().default(null),
  given: z.array(z.enum(LEAD_FIELDS)).max(LEAD_FIELDS.length).default([]),
})
export type Memory = z.infer<typeof memory>
/** What of it tells how the next message is meant. */
export type Earlier = Pick<Memory, 'stage' | 'told'>
export const earlierIn = ({ stage, told }: Memory): Earlier => ({ stage, told })
export type Fix = Memory['fixes'][number]
export type Last = NonNullable<Memory['last']>

const EMPTY: Memory = {
  version: 2,
  turn: 0,
  stage: 'start',
  speaks: null,
  practice: null,
  exercise: null,
  practised: null,
  reasons: [],
  facts: [],
  scenes: [],
  themes: [],
  questions: [],
  mistakes: [],
  name: null,
  notes: { job: null, goal: null, level: null },
  fixes: [],
  corrected: 0,
  lastScore: null,
  lastTotal: 5,
  brokenOff: null,
  offered: [],
  last: null,
  earlier: [],
  shown: [],
  shownBefore: [],
  told: [],
  sentence: null,
  invited: null,
  declined: false,
  asking: null,
  given: [],
}

/** Kept in `facts` once name and number were asked for. */
export const WAS_ASKED_WHO = 'asked who'

/** The stored memory of a conversation; a value that does not parse counts as empty. */
export function recall(value: unknown): Memory {
  const read = memory.safeParse(value)
  return read.success ? { ...read.data, turn: read.data.turn + 1 } : structuredClone(EMPTY)
}

/** The list with new entries last, without duplicates, oldest dropped. */
export const remember = <T>(list: readonly T[], ...more: T[]): T[] =>
  [...list.filter((one) => !more.includes(one)), ...more].slice(-MAX_KEPT)

/** The list with new entries last, duplicates kept, oldest dropped. */
export const countIn = (list: readonly string[], ...more: string[]): string[] => [...list, ...more].slice(-MAX_KEPT)

export const talkedAbout = (kind: Last['kind'], about = '', step = 0, to = ''): Last => ({
  kind,
  about: about.slice(0, LONGEST_ABOUT),
  step,
  to: to.slice(0, 200),
})

/** Subjects that somebody may come back to. */
const RETURNED_TO: ReadonlySet<Last['kind']> = new Set<Last['kind']>(['entry', 'phrase', 'word', 'theme'])

/** With the subject that was open until now. */
export function earlierWith({ earlier, last: open }: Memory, next: Last | null): Last[] {
  const isSame = (one: Last | null): boolean => one?.kind === open?.kind && one?.about === open?.about
  if (!open || !RETURNED_TO.has(open.kind) || isSame(next)) return earlier
  return [open, ...earlier.filter((one) => !isSame(one))].slice(0, MOST_EARLIER)
}

/** The contact details that were not given yet, in the order in which they are asked for. */
export const missingIn = (given: readonly LeadField[]): LeadField[] =>
  LEAD_FIELDS.filter((field) => !given.includes(field))
