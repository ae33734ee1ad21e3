import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hold } from '../../tests/harness/hold-transaction.ts'
import { type TestDatabase, testDatabase } from '../../tests/harness/test-database.ts'
import { isDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import { NO_LIMITS } from '../outside/database/postgres.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { Delivery } from './delivery.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createOutboxWorker } from './worker.ts'

const LOCK_MS = 100
const LEASE_MS = 60_000
const MAIL = { to: 'sari@contoh.id', subject: 'Kode', text: '1', html: '1' }

let place: TestDatabase
let database: Database
let holder: Database
let outbox: Outbox
let nowMs: number
let sent: string[]
beforeEach(async () => {
  place = await testDatabase()
  database = await place.open({ ...NO_LIMITS, lockMs: LOCK_MS })
  holder = await place.open()
  if (database.engine === 'sqlite') await sql`pragma busy_timeout = ${sql.lit(LOCK_MS)}`.execute(database.queries)
  nowMs = Date.UTC(2026, 10, 15)
  sent = []
  outbox = createOutbox(() => nowMs)
  for (const dedupeKey of ['one', 'two', 'three'])
    await outbox.enqueue(database.queries, { kind: 'mail', payload: MAIL, dedupeKey })
})
afterEach(async () => {
  await holder.close()
  await database.close()
  place.remove()
})

/** Until it is let go, no other connection can use the outbox. */
const takeAway = () =>
  hold(holder, (queries: Queries) =>
    holder.engine === 'postgres'
      ? sql`lock table outbox`.execute(queries)
      : queries.updateTable('outbox').set({ turn: 0 }).execute(),
  )
const workerThat = (deliver: () => Promise<void>) => {
  const delivery: Delivery<'mail'> = {
    kind: 'mail',
    batch: 8,
    deliver: async (jobs) => {
      sent.push(...jobs.map(({ id }) => id))
      await deliver()
      return { result: 'done', externalId: 'sent' }
    },
  }
  const log = pino({ level: 'silent' })
  return createOutboxWorker({ database, outbox, deliveries: [delivery], log, now: () => nowMs })
}
const undone = () => database.queries.selectFrom('outbox').select('id').where('done_at_ms', 'is', null).execute()
const troubleOf = (work: Promise<void>) => work.then(() => false, isDatabaseUnavailable)

test('what was sent while the database went away is noted when it is back, and not sent again', async () => {
  let away = null as ReturnType<typeof takeAway> | null
  const worker = workerThat(async () => {
    away = takeAway()
    await away.held
  })
  expect(await troubleOf(worker.work())).toBe(true)
  nowMs += 2 * LEASE_MS
  expect(await troubleOf(worker.work())).toBe(true)
  await away?.letGo()
  await worker.work()
  expect(sent).toHaveLength(3)
  expect(await undone()).toEqual([])
})

test('a process that stops still notes what it sent', async () => {
  let away = null as ReturnType<typeof takeAway> | null
  const worker = workerThat(async () => {
    away = takeAway()
    await away.held
  })
  expect(await troubleOf(worker.work())).toBe(true)
  await away?.letGo()
  await worker.stop()
  expect(await undone()).toEqual([])
})

test('after an outage that is longer than the lease, the others first let the sender note what it sent', async () => {
  let away = null as ReturnType<typeof takeAway> | null
  const sender = workerThat(async () => {
    away = takeAway()
    await away.held
  })
  const other = workerThat(async () => {})
  expect(await troubleOf(sender.work())).toBe(true)
  nowMs += 2 * LEASE_MS
  expect(await troubleOf(other.work())).toBe(true)
  await away?.letGo()
  await other.work()
  expect(await undone()).toHaveLength(3)
  await sender.work()
  nowMs += LEASE_MS
  await other.work()
  expect(sent).toHaveLength(3)
  expect(await undone()).toEqual([])
})

test('of a sender that died in an outage the others take over a little later', async () => {
  await database.queries
    .updateTable('outbox')
    .set({ locked_by: 'dead', locked_until_ms: nowMs + LEASE_MS })
    .execute()
  const other = workerThat(async () => {})
  await outbox.enqueue(database.queries, { kind: 'mail', payload: MAIL, dedupeKey: 'four' })
  const away = takeAway()
  await away.held
  nowMs += LEASE_MS
  expect(await troubleOf(other.work())).toBe(true)
  await away.letGo()
  await other.work()
  expect(sent).toHaveLength(1)
  nowMs += LEASE_MS
  await other.work()
  expect(sent).toHaveLength(4)
})
