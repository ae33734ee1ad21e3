import { z } from 'zod'
import { exactText, textBlock, textLine } from '../shared/contract-text.ts'
import { calendarDay, momentMs } from '../shared/contract-time.ts'
import { LANGUAGES } from '../shared/language.ts'
import { canBeReached } from './can-be-reached.ts'
import { DETAIL_LIMITS, type DetailField, problemWithDetail, WORD_LIMITS } from './person-details.ts'
import { SOURCES } from './sources.ts'
import { LOST_REASONS, STEPS } from './steps.ts'
import { DESK_KINDS, HAND_KINDS, VIEWS } from './views.ts'

/** A person in a list: all that a row and the reply panel need. */
export const personRow = z
  .object({
    id: z.string(),
    /** Changes with step, owner and next contact; sent back with a change of them. */
    version: z.number(),
    name: z.string().nullable(),
    phone: z.string().nullable().meta({ description: 'Dialable, such as +6281255500142' }),
    phoneTyped: z.string().nullable(),
    email: z.string().nullable(),
    city: z.string().nullable(),
    /** The chosen program, or what was told the tutor. */
    goal: z.string().nullable(),
    program: z.string().nullable(),
    startDate: z.string().nullable(),
    company: z.string().nullable(),
    language: z.enum(LANGUAGES),
    kind: z.enum(DESK_KINDS),
    source: z.enum(SOURCES),
    submissions: z.number(),
    /** The chat ended before the contact was complete: no timer. */
    isPartial: z.boolean(),
    /** Looks like a program. */
    isSetAside: z.boolean(),
    isDemo: z.boolean(),
    wantsNews: z.boolean(),
    /** What the person wrote, at most 300 characters. */
    excerpt: z.string().nullable(),
    step: z.enum(STEPS),
    lostReason: z.enum(LOST_REASONS).nullable(),
    lostWords: z.string().nullable(),
    ownerId: z.string().nullable(),
    claim: z.object({ byId: z.string(), atMs: z.number(), untilMs: z.number() }).nullable(),
    nextContact: z.object({ atMs: z.number(), words: z.string().nullable() }).nullable(),
    waitingSinceMs: z.number().nullable(),
    answeredAtMs: z.number().nullable(),
    arrivedAtMs: z.number(),
    newestAtMs: z.number(),
    /** Submissions under one contact have different names: ask whether it is one person. */
    asksIfSame: z.boolean(),
  })
  .meta({ id: 'DeskPersonRow' })
export type PersonRow = z.infer<typeof personRow>

const several = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)))
    .optional()

/** In the address: several values are joined with commas. Nothing of it is personal. */
export const peopleQuery = z
  .object({
    view: z.enum(VIEWS).default('unanswered'),
    step: several(STEPS),
    kind: several(DESK_KINDS),
    source: several(SOURCES),
    program: textLine(WORD_LIMITS.program).optional(),
    city: textLine(100).optional(),
    owner: exactText().max(100).optional().meta({ description: 'An id, or "none"' }),
    from: calendarDay().optional().meta({ description: 'Arrived on this day or later, in Jakarta' }),
    to: calendarDay().optional(),
    aside: z.enum(['1']).optional().meta({ description: 'What looks like a program instead of everybody else' }),
    after: exactText().max(200).optional().meta({ description: '`next` of the page before' }),
  })
  .meta({ id: 'DeskPeopleQuery' })
export type PeopleQuery = z.infer<typeof peopleQuery>

export const peopleList = z
  .object({
    rows: z.array(personRow),
    next: z.string().nullable(),
    /** How many the view has with this filter, counted up to MOST_COUNTED + 1. Later pages repeat that of the first. */
    total: z.number(),
    /** View 'unanswered' only: chats that ended early, newest first, without a timer. */
    partial: z.array(personRow),
    partialTotal: z.number(),
  })
  .meta({ id: 'DeskPeopleList' })
export type PeopleList = z.infer<typeof peopleList>

export const searchRequest = z.object({ text: textLine(200) })
export const searchAnswer = z
  .object({
    rows: z.array(personRow),
    /** Nobody matches all words: these match one. */
    isSimilar: z.boolean(),
  })
  .meta({ id: 'DeskSearchAnswer' })
export type SearchAnswer = z.infer<typeof searchAnswer>

/** Of a person or a delivery, in a path. */
export const idParams = z.object({ id: z.string().regex(/^[\w-]{1,100}$/) })

const version = z.number().int().min(0)

export const claimRequest = z.object({
  takeOver: z.boolean().optional().meta({ description: 'Although somebody else is answering' }),
})
export const stepRequest = z.object({
  version,
  step: z.enum(STEPS),
  lostReason: z.enum(LOST_REASONS).optional().meta({ description: 'Required for the step lost' }),
  lostWords: textLine(WORD_LIMITS.lostWords).optional(),
  nextContact: z.object({ atMs: momentMs(), words: textLine(WORD_LIMITS.contactWords).optional() }).optional(),
})
export const ownerRequest = z.object({ version, ownerId: exactText().max(100).nullable() })
export const nextContactRequest = z.object({
  version,
  atMs: momentMs().nullable(),
  words: textLine(WORD_LIMITS.contactWords).optional(),
})
export const noteRequest = z.object({
  text: textBlock(WORD_LIMITS.note).refine((text) => text.trim() !== ''),
  /** Chosen by the browser: a note that is sent again is stored once. */
  key: exactText().min(8).max(64),
})
const detail = (field: DetailField) =>
  textLine(DETAIL_LIMITS[field])
    .refine((value) => problemWithDetail(field, value) === null)
    .optional()
export const detailsRequest = z.object({
  version,
  name: detail('name'),
  email: detail('email'),
  phone: detail('phone'),
  city: detail('city'),
  goal: detail('goal'),
})
export const addPersonRequest = z
  .object({
    key: exactText().min(8).max(64),
    kind: z.enum(HAND_KINDS),
    name: textLine(DETAIL_LIMITS.name).refine((text) => text.trim() !== ''),
    phone: textLine(DETAIL_LIMITS.phone).optional(),
    email: textLine(DETAIL_LIMITS.email).optional(),
    city: textLine(DETAIL_LIMITS.city).optional(),
    program: textLine(WORD_LIMITS.program).optional(),
    language: z.enum(LANGUAGES),
    wantsNews: z.boolean(),
    /** 'new' starts the timer; 'contacted' when the answer was given on the spot. */
    step: z.enum(['new', 'contacted']),
    note: textBlock(WORD_LIMITS.note).optional(),
    sameAs: exactText().max(100).nullable().optional().meta({
      description:
        'Who it is of those with this contact and another name, null for somebody else; unless it is said, asked',
    }),
  })
  .refine(canBeReached, { path: ['phone'] })

/** The lines that may differ between two persons; the other person's value is taken where it says so. */
const MERGE_LINES = ['name', 'phone', 'email', 'city', 'goal', 'step', 'owner', 'nextContact'] as const
export type MergeLine = (typeof MERGE_LINES)[number]
export const mergeRequest = z.object({
  otherId: exactText().max(100),
  takeFromOther: z.array(z.enum(MERGE_LINES)),
})
export const otherPersonRequest = z.object({ otherId: exactText().max(100) })
export const separateRequest = z.object({
  /** The submissions of each new person; all others stay. */
  parts: z
    .array(z.array(exactText().max(100)).min(1).max(100))
    .min(1)
    .max(20),
  notes: z.record(exactText().max(100), z.number().int().min(0).max(20)).optional().meta({
    description: 'For notes about several: whose each is, 0 of who stays, then the parts in their order',
  }),
})
export const eraseRequest = z.object({ word: textLine(20).meta({ description: 'HAPUS or ERASE' }) })
export const undoRequest = z.object({ eventId: exactText().max(100) })

/** The answer to every change. */
export const changed = z
  .object({
    person: personRow,
    /** Present if the change may be taken back. */
    undo: z.object({ eventId: z.string(), untilMs: z.number() }).nullable(),
    isReopened: z.boolean().optional().meta({ description: 'Somebody who was lost has come back' }),
  })
  .meta({ id: 'DeskChanged' })
export type Changed = z.infer<typeof changed>

/** `details` of the error 'desk.conflict' (409): the person as it is now, and who changed it. */
const conflictDetails = z.object({
  person: personRow,
  byId: z.string().nullable(),
  byName: z.string().nullable(),
  atMs: z.number(),
})
export type ConflictDetails = z.infer<typeof conflictDetails>

/** `details` of the error 'desk.claimed' (409). */
const claimedDetails = z.object({ byId: z.string(), byName: z.string().nullable(), atMs: z.number() })
export type ClaimedDetails = z.infer<typeof claimedDetails>

/** `details` of the error 'desk.other_name' (409): who has the contact of somebody who is added by hand. */
const otherNameDetails = z.object({ people: z.array(personRow) })
export type OtherNameDetails = z.infer<typeof otherNameDetails>

export type StepRequest = z.infer<typeof stepRequest>
export type OwnerRequest = z.infer<typeof ownerRequest>
export type NextContactRequest = z.infer<typeof nextContactRequest>
export type NoteRequest = z.infer<typeof noteRequest>
export type DetailsRequest = z.infer<typeof detailsRequest>
export type AddPersonRequest = z.infer<typeof addPersonRequest>
export type SeparateRequest = z.infer<typeof separateRequest>
export type MergeRequest = z.infer<typeof mergeRequest>
export type ClaimRequest = z.infer<typeof claimRequest>
