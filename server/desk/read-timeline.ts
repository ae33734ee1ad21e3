import type { TimelineItem } from '../../domain/desk/desk-story-contract.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { OutboxTable } from '../outside/database/tables/outbox-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { DeskDeps } from './desk-deps.ts'
import { subjectsOf } from './note-subjects.ts'
import { readStoryLines } from './story-lines.ts'
import { namesOf } from './team.ts'

const MAX_EVENTS = 200
/** Submissions and notes have lines of their own. */
const NOT_SHOWN = ['arrived', 'note'] as const

interface Readable extends Pick<DeskDeps, 'keepsOnly'> {
  queries: Queries
}

/** What happened with a person, the newest first. */
export async function readTimeline(
  { queries, keepsOnly }: Readable,
  personId: string,
  leads: readonly LeadTable[],
): Promise<TimelineItem[]> {
  const items: TimelineItem[] = [
    ...leads.map((lead) => ({ type: 'submission', atMs: lead.created_at_ms, submissionId: lead.id }) as const),
    ...(await readNotes(queries, personId, leads)),
    ...(await readEvents(queries, personId)),
    ...(await readDeliveries({ queries, keepsOnly }, leads)),
  ]
  return items.sort((a, b) => b.atMs - a.atMs)
}

async function readNotes(queries: Queries, personId: string, leads: readonly LeadTable[]): Promise<TimelineItem[]> {
  const notes = await queries
    .selectFrom('desk_notes')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at_ms', 'desc')
    .limit(MAX_EVENTS)
    .execute()
  const names = await namesOf(
    queries,
    notes.map(({ author_id }) => author_id),
  )
  const story = notes.length > 0 ? await readStoryLines(queries, personId) : []
  return notes.map((note) => ({
    type: 'note',
    id: note.id,
    text: note.text,
    about: subjectsOf(note, story, leads),
    actorId: note.author_id,
    actorName: names.get(note.author_id) ?? null,
    atMs: note.created_at_ms,
  }))
}

async function readEvents(queries: Queries, personId: string): Promise<TimelineItem[]> {
  const events = await queries
    .selectFrom('desk_events')
    .selectAll()
    .where('person_id', '=', personId)
    .where('kind', 'not in', NOT_SHOWN)
    .orderBy('seq', 'desc')
    .limit(MAX_EVENTS)
    .execute()
  const names = await namesOf(
    queries,
    events.map(({ actor_id }) => actor_id),
  )
  return events.map(({ id, kind, actor_id, data, created_at_ms }) => ({
    type: 'event',
    id,
    kind,
    actorId: actor_id,
    actorName: (actor_id && names.get(actor_id)) || null,
    data: shownData(data),
    atMs: created_at_ms,
  }))
}

/** Without what is kept to take a change back. */
export function shownData(data: string): Record<string, unknown> {
  const { undo: _, ...shown } = JSON.parse(data)
  return shown
}

/** Messages to the school about the submissions. */
async function readDeliveries({ queries, keepsOnly }: Readable, leads: readonly LeadTable[]): Promise<TimelineItem[]> {
  const keys = leads.flatMap(({ id }) => [`lead:${id}`, `lead-mail:${id}`])
  if (keys.length === 0) return []
  const jobs = await queries.selectFrom('outbox').selectAll().where('dedupe_key', 'in', keys).execute()
  return jobs.map((job) => ({
    type: 'delivery',
    id: job.id,
    channel: channelOf(job.kind),
    state: stateOf(job, keepsOnly),
    attempts: job.attempts,
    problem: job.done_at_ms ? null : job.last_problem,
    canResend: job.dead_at_ms !== null,
    atMs: job.done_at_ms ?? job.dead_at_ms ?? job.created_at_ms,
  }))
}

export const channelOf = (kind: string): 'whatsapp' | 'mail' | 'webhook' => {
  if (kind.startsWith('whatsapp.')) return 'whatsapp'
  return kind === 'desk.webhook' ? 'webhook' : 'mail'
}

function stateOf(
  job: OutboxTable,
  keepsOnly: DeskDeps['keepsOnly'],
): Extract<TimelineItem, { type: 'delivery' }>['state'] {
  if (job.done_at_ms !== null) return keepsOnly[channelOf(job.kind)] ? 'kept' : 'sent'
  return job.dead_at_ms === null ? 'waiting' : 'failed'
}
