import { z } from 'zod'
import { textLine } from '../shared/contract-text.ts'
import { EVENT_TYPES, JOURNEY_STEPS } from './events.ts'
import { DEVICES } from './vitals.ts'

export const MAX_BATCH = 50
const MAX_DATA_CHARACTERS = 2000

const id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:-]+$/)

/** A small flat record of facts. Whatever looks like personal data is removed before it is stored. */
const data = z
  .record(
    z
      .string()
      .max(40)
      .regex(/^[\w.-]+$/),
    z.union([textLine(300), z.number(), z.boolean()]),
  )
  .refine((value) => JSON.stringify(value).length <= MAX_DATA_CHARACTERS, { error: 'too large' })

const success = z.boolean()
const durationMs = z.number().min(0).max(1e9)

const trackInteraction = z.object({
  action: z.literal('track_interaction'),
  userId: id.optional(),
  sessionId: id,
  eventType: z.enum(EVENT_TYPES),
  eventData: data.optional(),
  success: success.optional(),
  duration: durationMs.optional().meta({ description: 'Milliseconds' }),
})
const startSession = z.object({
  action: z.literal('start_session'),
  userId: id.optional(),
  sessionId: id,
  userInfo: data.optional(),
})
const endSession = z.object({
  action: z.literal('end_session'),
  sessionId: id,
  dropReason: textLine(60).optional(),
  success: success.optional(),
})
const trackJourneyStep = z.object({
  action: z.literal('track_journey_step'),
  sessionId: id,
  step: z.enum(JOURNEY_STEPS as unknown as [string, ...string[]]),
  data: data.optional(),
  success: success.optional(),
})
const vital = z.number().min(0).max(600_000).optional()
const trackVitals = z.object({
  action: z.literal('track_vitals'),
  sessionId: id,
  page: textLine(200),
  device: z.enum(DEVICES),
  vitals: z.object({ LCP: vital, INP: vital, CLS: z.number().min(0).max(100).optional(), TTFB: vital }),
})

const entry = z.discriminatedUnion('action', [
  trackInteraction,
  startSession,
  endSession,
  trackJourneyStep,
  trackVitals,
])
export type AnalyticsEntry = z.infer<typeof entry>

const batch = z.object({
  action: z.literal('batch'),
  userId: id.optional(),
  events: z.array(entry).min(1).max(MAX_BATCH),
})

export const trackRequest = z
  .discriminatedUnion('action', [trackInteraction, startSession, endSession, trackJourneyStep, trackVitals, batch])
  .meta({ id: 'TrackRequest' })
export type TrackRequest = z.infer<typeof trackRequest>

export const trackAnswer = z.object({ success: z.literal(true), stored: z.number().int() }).meta({ id: 'TrackAnswer' })
export type TrackAnswer = z.infer<typeof trackAnswer>
