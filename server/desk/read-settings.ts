import {
  type AuditAnswer,
  CONNECTIONS,
  type Connection,
  type DeadDelivery,
  type DeskSettings,
} from '../../domain/desk/desk-settings-contract.ts'
import type { Queries } from '../outside/database/tables.ts'
import { deliveryHealth } from './delivery-health.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { readChoice } from './notify/choices.ts'
import { readPushState } from './notify/devices.ts'
import { channelOf, shownData } from './read-timeline.ts'
import { readSetting } from './settings.ts'
import { namesOf, readTeam } from './team.ts'

const AUDIT_LINES = 50
const MAX_DEAD = 50
/** A confirmed request is to be answered within three days. */
const REQUEST_MS = 3 * 24 * 60 * 60_000

/** Team, connections and privacy are for owners. */
export async function readSettings(deps: DeskDeps, user: StaffUser): Promise<DeskSettings> {
  const { queries } = deps.database
  const hours = await readSetting(queries, 'hours')
  const templates = await readSetting(queries, 'templates')
  const escalation = await readSetting(queries, 'escalation')
  const settings: DeskSettings = {
    hours: { week: [...hours.value.week], holidays: [...hours.value.holidays] },
    templates: templates.value.map((template) => ({ ...template })),
    notifications: await readChoice(queries, user.id),
    escalation: { ...escalation.value, order: [...escalation.value.order] },
    versions: { hours: hours.version, templates: templates.version, escalation: escalation.version },
    push: await readPushState(queries, deps.push, user.id),
  }
  if (user.role !== 'owner') return settings
  return {
    ...settings,
    team: await teamAccounts(queries),
    connections: await connections(deps),
    deadDeliveries: await deadDeliveries(queries),
    privacy: { requests: await openRequests(queries), audit: await readAudit(queries) },
  }
}

async function teamAccounts(queries: Queries): Promise<NonNullable<DeskSettings['team']>> {
  const team = await readTeam(queries)
  const seen = await queries
    .selectFrom('desk_events')
    .select(['actor_id', (eb) => eb.fn.max<number>('created_at_ms').as('at_ms')])
    .where('actor_id', 'is not', null)
    .groupBy('actor_id')
    .execute()
  return team.map((member) => ({
    ...member,
    seenAtMs: seen.find(({ actor_id }) => actor_id === member.id)?.at_ms ?? null,
  }))
}

async function connections({ database, now, connectionModes }: DeskDeps): Promise<Connection[]> {
  const health = await deliveryHealth(database.queries, now(), CONNECTIONS)
  return health.map((channel) => ({ ...channel, mode: connectionModes[channel.name] }))
}

async function deadDeliveries(queries: Queries): Promise<DeadDelivery[]> {
  const jobs = await queries
    .selectFrom('outbox')
    .selectAll()
    .where('done_at_ms', 'is', null)
    .where('dead_at_ms', 'is not', null)
    // A notification that is an hour late helps nobody.
    .where('kind', '<>', 'desk.push')
    .orderBy('dead_at_ms', 'desc')
    .limit(MAX_DEAD)
    .execute()
  const leadIds = jobs.flatMap(({ payload }) => (JSON.parse(payload) as { leadId?: string }).leadId ?? [])
  const leads =
    leadIds.length === 0
      ? []
      : await queries.selectFrom('leads').select(['id', 'person_id', 'name']).where('id', 'in', leadIds).execute()
  return jobs.map((job) => {
    const lead = leads.find(({ id }) => id === (JSON.parse(job.payload) as { leadId?: string }).leadId)
    return {
      id: job.id,
      channel: channelOf(job.kind),
      personId: lead?.person_id ?? null,
      personName: lead?.name ?? null,
      attempts: job.attempts,
      problem: job.last_problem,
      atMs: job.dead_at_ms ?? job.created_at_ms,
    }
  })
}

async function openRequests(queries: Queries): Promise<NonNullable<DeskSettings['privacy']>['requests']> {
  const requests = await queries
    .selectFrom('data_requests')
    .select(['id', 'kind', 'email', 'confirmed_at_ms'])
    .where('done_at_ms', 'is', null)
    .where('confirmed_at_ms', 'is not', null)
    .orderBy('confirmed_at_ms')
    .limit(100)
    .execute()
  const keys = requests.map(({ email }) => `email:${email}`)
  const known =
    keys.length === 0 ? [] : await queries.selectFrom('person_keys').selectAll().where('value', 'in', keys).execute()
  return requests.map(({ id, kind, email, confirmed_at_ms }) => ({
    id,
    kind,
    email,
    personId: known.find(({ value }) => value === `email:${email}`)?.person_id ?? null,
    confirmedAtMs: confirmed_at_ms ?? 0,
    dueAtMs: (confirmed_at_ms ?? 0) + REQUEST_MS,
  }))
}

/** Who did what and when, the newest first. */
export async function readAudit(queries: Queries, before?: number): Promise<AuditAnswer> {
  const events = await queries
    .selectFrom('desk_events')
    .leftJoin('desk_people', 'desk_people.person_id', 'desk_events.person_id')
    .select(['id', 'seq', 'desk_events.kind', 'actor_id', 'desk_events.person_id', 'name', 'data', 'created_at_ms'])
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(AUDIT_LINES + 1)
    .execute()
  const shown = events.slice(0, AUDIT_LINES).map((event) => ({ ...event, data: shownData(event.data) }))
  const names = await namesOf(
    queries,
    shown.flatMap(({ actor_id, data }) => [actor_id, memberIn(data)]),
  )
  return {
    lines: shown.map((event) => ({
      id: event.id,
      what: event.kind,
      actorId: event.actor_id,
      actorName: (event.actor_id && names.get(event.actor_id)) || null,
      personId: event.person_id,
      personName: event.name ?? names.get(memberIn(event.data) ?? '') ?? null,
      data: event.data,
      atMs: event.created_at_ms,
    })),
    next: events.length > AUDIT_LINES ? String(shown.at(-1)?.seq) : null,
  }
}

/** Whom a change of the team was about. */
const memberIn = ({ memberId }: Record<string, unknown>): string | null =>
  typeof memberId === 'string' ? memberId : null
