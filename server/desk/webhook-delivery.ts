import type { Delivery } from '../outbox/delivery.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { type Webhook, WebhookRefusal } from '../outside/webhook/webhook.ts'
import { inPersonTransaction } from '../people/people-transaction.ts'
import type { DeskChanges } from './changes.ts'
import { newestSeq } from './events.ts'
import { rowOf } from './person-row.ts'
import { shownData } from './read-timeline.ts'
import { findRow } from './refresh-person.ts'

const CURSOR = 'webhook.cursor'
const BATCH = 200

interface WebhookDeps {
  database: Database
  now: () => number
}

/** Sends a change with the person as they are now. Of people who were erased since, nothing is sent. */
export const webhookDelivery = ({ database, now }: WebhookDeps, webhook: Webhook): Delivery<'desk.webhook'> => ({
  kind: 'desk.webhook',
  batch: 1,
  deliver: async ([job]) => {
    const body = job && (await bodyOf(database.queries, job.payload.eventId, now()))
    if (!body) return { result: 'done' }
    try {
      await webhook.send({ id: body.id, body, atMs: now() })
      return { result: 'done' }
    } catch (error) {
      if (!(error instanceof WebhookRefusal)) throw error
      return { result: error.isFinal ? 'refused' : 'retry', problem: error.message }
    }
  },
})

async function bodyOf(queries: Queries, eventId: string, nowMs: number) {
  const event = await queries.selectFrom('desk_events').selectAll().where('id', '=', eventId).executeTakeFirst()
  const row = event?.person_id && (await findRow(queries, event.person_id))
  if (!event || !row) return null
  return {
    id: event.id,
    type: event.kind === 'arrived' ? 'person.arrived' : 'person.changed',
    what: event.kind,
    data: shownData(event.data),
    timestamp: new Date(event.created_at_ms).toISOString(),
    person: rowOf(row, nowMs),
  }
}

/**
 * Makes a job of every change, once, whichever process made it. Begins with what happens after the first start. Returns
 * whether there may be more.
 */
export const enqueueWebhooks = ({ database, outbox }: { database: Database; outbox: Outbox }): Promise<boolean> =>
  inPersonTransaction({ database }, async ({ queries, lockKeys }) => {
    await lockKeys('cursor', [CURSOR])
    const newest = await newestSeq(queries)
    const after = await readCursor(queries)
    if (after === null || after > newest) {
      await writeCursor(queries, newest)
      return false
    }
    const events = await queries
      .selectFrom('desk_events')
      .select(['id', 'seq', 'person_id'])
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(BATCH)
      .execute()
    for (const { id, person_id } of events) {
      const job = { kind: 'desk.webhook', payload: { eventId: id }, dedupeKey: `desk-webhook:${id}` } as const
      if (person_id !== null) await outbox.enqueue(queries, job)
    }
    await writeCursor(queries, events.at(-1)?.seq ?? after)
    return events.length === BATCH
  })

/** Looks once, and again after each change, until it is stopped. */
export function followForWebhooks(
  deps: { database: Database; outbox: Outbox; deskChanges: DeskChanges },
  onProblem: (error: unknown) => void,
): void {
  let running = Promise.resolve()
  const lookUntilDone = async () => {
    while (await enqueueWebhooks(deps)) {
      // a batch at a time
    }
  }
  const look = () => {
    running = running.then(lookUntilDone).catch(onProblem)
  }
  deps.deskChanges.subscribe({ onChange: look, onEnd: () => {} })
  look()
}

async function readCursor(queries: Queries): Promise<number | null> {
  const row = await queries.selectFrom('desk_settings').select('value').where('key', '=', CURSOR).executeTakeFirst()
  return row ? Number(row.value) : null
}

async function writeCursor(queries: Queries, seq: number): Promise<void> {
  const value = String(seq)
  await queries
    .insertInto('desk_settings')
    .values({ key: CURSOR, value, updated_at_ms: 0 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
