import { z } from 'zod'
import { intents } from '../../../domain/chat/intents.ts'
import { LANGUAGES } from '../../../domain/shared/language.ts'

const MAX_KEPT = 60

const kept = z.array(z.string().max(80)).max(MAX_KEPT)

const practice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('quiz'),
    asked: z.array(z.number().int().min(0)).max(5),
    score: z.number().int().min(0).max(5),
  }),
  z.object({
    kind: z.literal('role-play'),
    scene: z.string().max(20),
    line: z.number().int().min(0).max(20),
    mistakes: kept,
  }),
])
export type Practice = z.infer<typeof practice>

const memory = z.object({
  version: z.literal(1),
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
    })
    .nullable(),
  /** Reasons explained, facts told, scenes played, quiz questions asked, words shown: so that nothing is said twice. */
  reasons: kept,
  facts: kept,
  scenes: kept,
  themes: kept,
  questions: z.array(z.number().int().min(0)).max(MAX_KEPT),
  corrected: z.number().int().min(0),
  lastScore: z.number().int().min(0).max(5).nullable(),
  /** What a plain 'yes' would mean now. */
  offer: z.enum(intents).nullable(),
})
export type Memory = z.infer<typeof memory>

const EMPTY: Memory = {
  version: 1,
  turn: 0,
  speaks: null,
  practice: null,
  exercise: null,
  reasons: [],
  facts: [],
  scenes: [],
  themes: [],
  questions: [],
  corrected: 0,
  lastScore: null,
  offer: null,
}

/** What is kept of this conversation; whatever does not fit is forgotten. */
export function recall(value: unknown): Memory {
  const read = memory.safeParse(value)
  return read.success ? { ...read.data, turn: read.data.turn + 1 } : structuredClone(EMPTY)
}

/** The same list with one more, the oldest ones dropped. */
export const remember = <T>(list: readonly T[], ...more: T[]): T[] =>
  [...list.filter((one) => !more.includes(one)), ...more].slice(-MAX_KEPT)
