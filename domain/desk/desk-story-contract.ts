import { z } from 'zod'
import { personRow } from './desk-people-contract.ts'
import { DESK_KINDS } from './views.ts'

export const submission = z.object({
  id: z.string(),
  kind: z.enum(DESK_KINDS),
  isPartial: z.boolean(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  phoneTyped: z.string().nullable(),
  city: z.string().nullable(),
  goal: z.string().nullable(),
  /** 'Individual' or 'Business'. */
  type: z.string().nullable(),
  company: z.string().nullable(),
  startDate: z.string().nullable(),
  page: z.string().nullable(),
  referrer: z.string().nullable(),
  campaign: z.record(z.string(), z.string()),
  language: z.string(),
  /** Codes such as 'phone.odd' and 'bot.speed'. */
  marks: z.array(z.string()),
  excerpt: z.string().nullable(),
  consent: z.object({
    atMs: z.number(),
    wordingVersion: z.string().nullable(),
    language: z.string().nullable(),
    marketing: z.boolean(),
  }),
  atMs: z.number(),
})
export type Submission = z.infer<typeof submission>

const EVENT_KINDS = [
  'arrived',
  'joined',
  'claimed',
  'released',
  'taken_over',
  'step',
  'owner',
  'next_contact',
  'note',
  'details',
  'merged',
  'kept_apart',
  'separated',
  'is_real',
  'added',
  'undone',
  'exported',
  'erased',
  'csv',
  'resent',
  'settings',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/**
 * One line of the story, newest first. `event.data` by kind: step {from, to, reason?, words?}; owner {from, to} (ids);
 * next_contact {atMs}; joined and merged {leadIds} to separate again; taken_over {from} (an id).
 */
const timelineItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('submission'), atMs: z.number(), submissionId: z.string() }),
  z.object({
    type: z.literal('note'),
    atMs: z.number(),
    id: z.string(),
    text: z.string(),
    about: z.array(z.string()).meta({ description: 'The submissions that the person had when it was written' }),
    actorId: z.string().nullable(),
    actorName: z.string().nullable(),
  }),
  z.object({
    type: z.literal('event'),
    atMs: z.number(),
    id: z.string(),
    kind: z.enum(EVENT_KINDS),
    actorId: z.string().nullable(),
    actorName: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
  }),
  z.object({
    type: z.literal('delivery'),
    atMs: z.number(),
    id: z.string(),
    channel: z.enum(['whatsapp', 'mail', 'webhook']),
    state: z.enum(['waiting', 'sent', 'kept', 'failed']).meta({ description: 'kept: stored and not sent' }),
    attempts: z.number(),
    problem: z.string().nullable(),
    canResend: z.boolean(),
  }),
])
export type TimelineItem = z.infer<typeof timelineItem>

export const personStory = z
  .object({
    person: personRow,
    submissions: z.array(submission).meta({ description: 'Newest first' }),
    timeline: z.array(timelineItem).meta({ description: 'Newest first' }),
    /** The conversation with Ms Kiky; empty if it is no longer stored. */
    transcript: z.array(
      z.object({ id: z.string(), role: z.enum(['user', 'assistant']), text: z.string(), atMs: z.number() }),
    ),
    /** Null if no visit is linked to the person. */
    visits: z
      .object({
        count: z.number(),
        firstAtMs: z.number(),
        lastAtMs: z.number(),
        pages: z.array(z.object({ page: z.string(), views: z.number() })),
      })
      .nullable(),
    /** Words that the person had explained, the newest first. */
    words: z.array(z.string()),
    documents: z.array(z.object({ document: z.string(), atMs: z.number() })),
    /** Others who may be the same one: by their name, or kept apart though they have a contact in common. */
    doubles: z.array(z.object({ person: personRow, why: z.enum(['name', 'contact']) })),
    /** What an erasure would delete, by part. */
    extent: z.object({
      submissions: z.number(),
      messages: z.number(),
      visits: z.number(),
      notes: z.number(),
      hasAccount: z.boolean(),
    }),
  })
  .meta({ id: 'DeskPersonStory' })
export type PersonStory = z.infer<typeof personStory>
