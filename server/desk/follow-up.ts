import { factsOf } from '../../domain/desk/person-facts.ts'
import { HAND_KINDS } from '../../domain/desk/views.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { FollowUp } from '../people/follow-up.ts'
import { absorbPerson } from './absorb-person.ts'
import { recordEvent } from './events.ts'
import { forgetLeads } from './forget-leads.ts'
import { mergeOfRows, notesOf } from './move-owned.ts'
import { addWords, findRow, readFacts, refreshPerson } from './refresh-person.ts'

type Stored = Parameters<FollowUp['leadStored']>[1]

interface FollowUpParts {
  now: () => number
  /** Somebody waits for an answer. */
  onWaiting(queries: Queries, waiting: { personId: string; sinceMs: number; isByStaff: boolean }): Promise<void>
}

/** Keeps the desk in line with the submissions, in the same transactions. */
export const createFollowUp = ({ now, onWaiting }: FollowUpParts): FollowUp => ({
  leadStored: async (queries, stored) => {
    const { lead } = stored
    const personId = lead.person_id
    const row = stored.isNewPerson ? undefined : await findRow(queries, personId)
    const nowMs = now()
    if (row) await updateRow(queries, row, lead, nowMs)
    else await insertRow(queries, stored, nowMs)
    const { fromPersonId } = stored
    const noteIds = fromPersonId ? await leaveFormer(queries, fromPersonId, personId) : []
    const isByStaff = HAND_KINDS.some((kind) => kind === lead.kind)
    if (startsWaiting(lead)) await onWaiting(queries, { personId, sinceMs: row?.waiting_since_ms ?? nowMs, isByStaff })
    if (!row || stored.isNew || fromPersonId || startsWaiting(lead))
      await tellStory(queries, { row, stored, noteIds, nowMs })
    if (row && isReopenedBy(lead, row)) await tellReopened(queries, row, lead, nowMs)
  },
  peopleMerged: (queries, from, to) => joinByThemselves(queries, { from, to, nowMs: now() }),
  leadsLeaving: forgetLeads,
})

/** A submission that somebody waits for an answer to. */
const startsWaiting = ({ status, is_suspect }: LeadTable): boolean => status === 'complete' && !is_suspect

async function insertRow(queries: Queries, { lead, isNewPerson }: Stored, nowMs: number): Promise<void> {
  const personId = lead.person_id
  const found = isNewPerson ? factsOfFirst(lead) : await readFacts(queries, personId)
  if (!found) return
  await queries
    .insertInto('desk_people')
    .values({
      ...factsOf(found.leads),
      ...found.times,
      person_id: personId,
      version: 0,
      changed_at_ms: nowMs,
      step: 'new',
      waiting_since_ms: startsWaiting(lead) ? nowMs : null,
      decisions: '{}',
    })
    .execute()
  await addWords(queries, personId, found.leads)
}

const factsOfFirst = (lead: LeadTable) => ({
  leads: [lead],
  times: { arrived_at_ms: lead.created_at_ms, newest_at_ms: lead.created_at_ms, submissions: 1 },
})

async function updateRow(queries: Queries, row: DeskPersonTable, lead: LeadTable, nowMs: number): Promise<void> {
  const isWaiting = startsWaiting(lead)
  const reopened = isReopenedBy(lead, row) ? ({ step: 'new', lost_reason: null, lost_words: null } as const) : {}
  const changes = isWaiting ? { waiting_since_ms: row.waiting_since_ms ?? nowMs, ...reopened } : {}
  await refreshPerson(queries, row, { changes })
}

const isReopenedBy = (lead: LeadTable, { step }: DeskPersonTable): boolean => step === 'lost' && startsWaiting(lead)

/** Nobody at the desk has moved the person: the story says that the submission did. */
const tellReopened = (queries: Queries, row: DeskPersonTable, lead: LeadTable, atMs: number) =>
  recordEvent(queries, {
    kind: 'step',
    personId: row.person_id,
    actorId: null,
    data: { from: row.step, to: 'new', reason: row.lost_reason, leadId: lead.id },
    atMs,
  })

/** A submission joins a person who has others, or arrives with the person, or anew when it is complete. */
async function tellStory(
  queries: Queries,
  {
    row,
    stored,
    noteIds,
    nowMs,
  }: { row: DeskPersonTable | undefined; stored: Stored; noteIds: string[]; nowMs: number },
): Promise<void> {
  const { lead } = stored
  const isJoined = row !== undefined && (stored.isNew || stored.fromPersonId !== null)
  await recordEvent(queries, {
    kind: isJoined ? 'joined' : 'arrived',
    personId: lead.person_id,
    actorId: null,
    data: {
      ...(row && { leadIds: [lead.id] }),
      ...(noteIds.length > 0 && { noteIds }),
      leadId: lead.id,
      kind: lead.kind,
      isPartial: lead.status === 'partial',
    },
    atMs: nowMs,
  })
}

/** The submission was the former person's only one, who is deleted next, or one of several. Answers the notes that move. */
async function leaveFormer(queries: Queries, former: string, personId: string): Promise<string[]> {
  const row = await findRow(queries, former)
  if (!row) return []
  if (await readFacts(queries, former)) {
    await refreshPerson(queries, row)
    return []
  }
  const noteIds = await notesOf(queries, former)
  await absorbPerson(queries, former, personId)
  return noteIds
}

/** The line keeps what each had, so that they can be separated as well as those whom somebody has merged. */
async function joinByThemselves(
  queries: Queries,
  { from, to, nowMs }: { from: string; to: string; nowMs: number },
): Promise<void> {
  const [other, kept] = [await findRow(queries, from), await findRow(queries, to)]
  const merge = other && kept && (await mergeOfRows(queries, kept, other))
  await absorbPerson(queries, from, to)
  if (!merge) return
  const data = { leadIds: merge.leadIds, undo: { merge } }
  await recordEvent(queries, { kind: 'merged', personId: to, actorId: null, data, atMs: nowMs })
}
