import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/analytics/days.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import type { Queries, Tables } from '../outside/database/tables.ts'
import { retentionParts } from './retention-parts.ts'
import { createScheduledTasks } from './scheduled-tasks.ts'

const START = Date.parse('2026-11-15T03:00:00Z')
const TOKEN = 'a-token-of-at-least-24-characters'
const KEEP = { KEEP_EVENTS_DAYS: '10', KEEP_TRANSCRIPTS_DAYS: '20', KEEP_LEADS_DAYS: '30' }
let site: TestSite
let queries: Queries
let nowMs = START
beforeAll(async () => {
  site = await createTestSite({ environment: { ...KEEP, ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' }, now: () => nowMs })
  queries = site.services.database.queries
})
afterAll(() => site.close())

const rows = async (table: keyof Tables): Promise<number> => {
  const { count } = await queries
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function aVisit(number: number): Promise<void> {
  const id = String(number).padStart(4, '0')
  await site.post('/api/analytics/track', {
    action: 'batch',
    events: Array.from({ length: 30 }, () => ({
      action: 'track_interaction',
      sessionId: `session_${id}`,
      eventType: 'message_sent',
    })),
  })
  await site.post('/api/register', {
    kind: 'trial',
    idempotencyKey: `lead-to-forget-${id}`,
    name: 'Sari',
    email: `sari${id}@contoh.id`,
    consent: { wordingVersion: '1', language: 'id', marketing: false },
    language: 'id',
    filledInMs: 9000,
  })
  await queries
    .insertInto('conversations')
    .values({ id, user_id: 'u', language: 'id', memory: '{}', started_at_ms: nowMs, updated_at_ms: nowMs })
    .execute()
  await queries
    .insertInto('chat_messages')
    .values({ id, conversation_id: id, role: 'user', content: 'Halo', speaker: 'visitor', created_at_ms: nowMs })
    .execute()
}

const TABLES = [
  'analytics_events',
  'analytics_sessions',
  'conversations',
  'chat_messages',
  'leads',
  'people',
  'person_keys',
] as const
const kept = async () => Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await rows(table)])))

test('everything about persons goes when its time is over, and nothing before; roll-ups stay', async () => {
  for (let number = 0; number < 10; number++) await aVisit(number)
  nowMs = START + 5 * DAY_MS
  await aVisit(10)
  const all = await kept()
  expect(all).toEqual({
    analytics_events: 330,
    analytics_sessions: 11,
    conversations: 11,
    chat_messages: 11,
    leads: 11,
    people: 11,
    person_keys: 11,
  })
  await site.services.scheduledTasks.work()
  expect(await kept()).toEqual(all)

  nowMs = START + 10 * DAY_MS + 1
  await site.services.scheduledTasks.work()
  expect(await kept()).toEqual({ ...all, analytics_events: 30, analytics_sessions: 1 })

  nowMs = START + 20 * DAY_MS + 1
  await site.services.scheduledTasks.work()
  expect(await kept()).toMatchObject({ analytics_events: 0, conversations: 1, chat_messages: 1, leads: 11 })

  nowMs = START + 30 * DAY_MS + 1
  await site.services.scheduledTasks.work()
  expect(await kept()).toMatchObject({ conversations: 0, chat_messages: 0, leads: 1, people: 1, person_keys: 1 })

  const response = await site.request('/api/admin/stats?from=2026-11-15&to=2026-11-20', {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  expect(await response.json()).toMatchObject({
    leads: { total: 11 },
    sessions: { started: 11 },
    events: { message_sent: 330 },
  })
})

test('of several processes one does it, once a day; one that died leaves it to the next', async () => {
  nowMs = START + 40 * DAY_MS
  const begun: string[] = []
  const deleting = Promise.withResolvers<number>()
  const processes = ['a', 'b', 'c'].map((name) =>
    createScheduledTasks({
      takeBackup: null,
      sendDigests: async () => {},
      ...site.services,
      now: () => nowMs,
      retention: [
        {
          name,
          keepDays: 1,
          deleteBatch: () => {
            begun.push(name)
            return deleting.promise
          },
        },
      ],
    }),
  )
  const working = Promise.all(processes.map((one) => one.work()))
  await expect.poll(() => begun.length).toBe(1)
  nowMs += 11 * 60_000
  const next = processes[['a', 'b', 'c'].indexOf(begun[0] ?? '') === 0 ? 1 : 0]?.work()
  await expect.poll(() => begun.length).toBe(2)
  deleting.resolve(0)
  await Promise.all([working, next])
  nowMs += DAY_MS / 4
  await Promise.all(processes.map((one) => one.work()))
  expect(begun).toHaveLength(2)
})

test('each part is deleted in small steps', async () => {
  nowMs = START + 200 * DAY_MS
  await queries
    .insertInto('analytics_events')
    .values(
      Array.from({ length: 1000 }, (_, i) => ({
        session_id: 's',
        kind: 'step' as const,
        name: 'view',
        data: '{}',
        success: null,
        duration_ms: null,
        created_at_ms: START + i,
      })),
    )
    .execute()
  const [events] = retentionParts(site.services, { events: 1, transcripts: 1, leads: 1 })
  const steps: number[] = []
  for (let some = -1; some !== 0; steps.push(some)) some = (await events?.deleteBatch(nowMs, 300)) ?? 0
  expect(steps).toEqual([300, 300, 300, 100, 0])
})
