import { z } from 'zod'
import { ROLES } from '../auth/roles.ts'
import type { DeskContent, Section } from './desk-content-contract.ts'
import type { DeskStatistics, DeskToday } from './desk-figures-contract.ts'
import type { PeopleList, PeopleQuery } from './desk-people-contract.ts'
import {
  type DeskSettings,
  messageTemplate,
  notificationChoice,
  openingHours,
  type SettingsPart,
} from './desk-settings-contract.ts'
import type { PersonStory } from './desk-story-contract.ts'

/**
 * The calls of the desk. All are under /api/desk, need a session of owner or staff, and are 404 to everybody else.
 * A change answers with `changed` unless noted; a refused one with 409 'desk.conflict' or 'desk.claimed' and details.
 *
 * GET  frame                          deskFrame
 * GET  people?view=…                  peopleList (peopleQuery)
 * GET  people.csv?view=…              the same people as a file
 * POST search                         searchAnswer (searchRequest)
 * POST people                         changed (addPersonRequest); 409 'desk.other_name' unless sameAs
 * GET  people/:id                     personStory
 * POST people/:id/claim               claimRequest; 409 'desk.claimed' unless takeOver
 * POST people/:id/release             {}
 * POST people/:id/step                stepRequest
 * POST people/:id/owner               ownerRequest
 * POST people/:id/next-contact        nextContactRequest
 * POST people/:id/details             detailsRequest
 * POST people/:id/notes               noteRequest
 * POST people/:id/real                {}: not a program
 * POST people/:id/same                {}: submissions with different names are one person
 * POST people/:id/separate            separateRequest: these submissions become other people
 * POST people/:id/merge               mergeRequest
 * POST people/:id/keep-apart          otherPersonRequest
 * GET  people/:id/export              all data as JSON, a download
 * POST people/:id/erase               eraseRequest; answers { success: true }
 * POST undo                           undoRequest
 * POST deliveries/:id/resend          {}; answers { success: true }
 * GET  changes?after=CURSOR           deskChanges, for polling
 * GET  events                         server-sent events: 'change' with a deskChange, 'reload'; id: is the cursor
 * GET  today                          deskToday
 * GET  statistics?from=…&to=…         deskStatistics
 * GET  settings                       deskSettings
 * POST settings/hours                 hoursRequest; answers deskSettings
 * POST settings/templates             templatesRequest; answers deskSettings
 * POST settings/notifications         notificationChanges; answers deskSettings
 * POST settings/name                  ownNameRequest; answers deskSettings
 * GET  content                        deskContent
 * POST content/:section               publishRequest; answers deskContent; 409 'desk.conflict', 400 with problems
 * GET  content/:section/versions      contentVersions
 * PUT  content/photos                 a picture; answers sentPhoto
 * POST settings/escalation            escalationRequest, owners only; answers deskSettings
 * POST devices                        deviceRequest; answers deviceAnswer
 * POST devices/:id/remove             {}; answers { success: true }
 * POST devices/:id/test               {}; answers testAnswer
 * POST connections/:name/test         {}; answers testAnswer, owners only
 * GET  audit?before=…                 auditAnswer, owners only
 */
export const deskFrame = z
  .object({
    me: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(ROLES),
      /** Under which this device is told. */
      sessionId: z.string(),
      /** Sent once the session is over, to learn whether the account is on the team no more. */
      proof: z.string(),
    }),
    nowMs: z.number().meta({ description: 'The clock of the server' }),
    hours: openingHours,
    templates: z.array(messageTemplate),
    notifications: notificationChoice,
    /** Up to MOST_COUNTED + 1 each. */
    counts: z.object({ unanswered: z.number(), mine: z.number(), due: z.number(), all: z.number() }),
    team: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        role: z.enum(ROLES),
        /** Seen within the last minutes. */
        isHere: z.boolean(),
        answering: z.object({ personId: z.string(), name: z.string().nullable() }).nullable(),
      }),
    ),
    school: z.string(),
    /** Where to begin with `events` and `changes`. */
    cursor: z.number(),
  })
  .meta({ id: 'DeskFrame' })
export type DeskFrame = z.infer<typeof deskFrame>

/** Ids only: the browser asks for the row. Without a person the lists have changed; an erasure does not say of whom. */
const deskChange = z.object({
  cursor: z.number(),
  kind: z.enum(['arrived', 'changed', 'erased']),
  personId: z.string().nullable(),
  byId: z.string().nullable(),
  mergedId: z.string().optional().meta({ description: 'Who is part of this person from now on' }),
  takenFromId: z.string().optional().meta({ description: 'Who was answering until somebody else took over' }),
})
export type DeskChange = z.infer<typeof deskChange>

export const deskChanges = z
  .object({
    changes: z.array(deskChange),
    cursor: z.number(),
    /** More has changed than fits: load everything again. */
    reload: z.boolean(),
  })
  .meta({ id: 'DeskChanges' })
export type DeskChanges = z.infer<typeof deskChanges>

/** What a page of the desk is rendered with. */
export type DeskPageData =
  /** There is no such page, or no such person any more. */
  | { screen: 'nothing'; frame: DeskFrame }
  | { screen: 'today'; frame: DeskFrame; today: DeskToday }
  | { screen: 'inbox'; frame: DeskFrame; query: PeopleQuery; list: PeopleList }
  | { screen: 'person'; frame: DeskFrame; story: PersonStory }
  | { screen: 'statistics'; frame: DeskFrame; statistics: DeskStatistics }
  | { screen: 'content'; frame: DeskFrame; section: Section; content: DeskContent }
  | { screen: 'settings'; frame: DeskFrame; part: SettingsPart | null; settings: DeskSettings }
