import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../server/outside/database/open.ts'
import type { Queries } from '../../server/outside/database/tables.ts'
import { readConfiguration } from '../../server/site/configuration.ts'

export interface LeadsReport {
  acknowledged: number
  lost: string[]
  untold: string[]
  toldTwice: number
}

/** Longer than a lease, and than a worker leaves those of others alone after an outage. */
const STILL_TELLING_MS = 120_000

export type Environment = Record<string, string>

/** Opened for the moment: a connection that stays would spare a killed site its recovery. */
export async function withDatabase<T>(environment: Environment, use: (queries: Queries) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfiguration(environment))
  try {
    return await use(database.queries)
  } finally {
    await database.close()
  }
}

/** While a site runs: waits until the school was told of everything, then compares with what was acknowledged. */
export async function checkLeads(environment: Environment, acknowledged: ReadonlySet<string>): Promise<LeadsReport> {
  return withDatabase(environment, async (queries) => {
    await untilTold(queries)
    const leads = await queries.selectFrom('leads').select(['idempotency_key', 'phone']).execute()
    const stored = new Map(leads.map(({ idempotency_key, phone }) => [idempotency_key, phone ?? '']))
    const messages = await queries.selectFrom('whatsapp_messages').select('text').execute()
    const told = messages.map(({ text }) => text.replace(/[\s-]/g, ''))
    const timesTold = (key: string) => told.filter((text) => text.includes(stored.get(key) || 'none')).length
    const keys = [...acknowledged]
    return {
      acknowledged: keys.length,
      lost: keys.filter((key) => !stored.has(key)),
      untold: keys.filter((key) => stored.has(key) && timesTold(key) === 0),
      toldTwice: keys.filter((key) => timesTold(key) > 1).length,
    }
  })
}

/** A message has room for a few leads: many take their time. Gives up when nothing has left for long. */
async function untilTold(queries: Queries): Promise<void> {
  let waiting = await countUndone(queries)
  for (let until = Date.now() + STILL_TELLING_MS; waiting > 0 && Date.now() < until; await pause(250)) {
    await endPauses(queries)
    const left = await countUndone(queries)
    if (left < waiting) until = Date.now() + STILL_TELLING_MS
    waiting = left
  }
}

/** Messages leave with pauses between them, and a killed site holds its jobs for a while. */
async function endPauses(queries: Queries): Promise<void> {
  await queries.updateTable('outbox_pace').set({ next_at_ms: 0 }).execute()
  await queries
    .updateTable('outbox')
    .set({ due_at_ms: 0 })
    .where('done_at_ms', 'is', null)
    .where('locked_until_ms', '<', Date.now())
    .execute()
}

const countUndone = async (queries: Queries): Promise<number> =>
  (await queries.selectFrom('outbox').select('id').where('done_at_ms', 'is', null).execute()).length

/** While no site runs: what it held is free again. */
export const passAnHour = (environment: Environment): Promise<unknown> =>
  withDatabase(environment, (queries) =>
    queries.updateTable('outbox').set({ locked_until_ms: 0, due_at_ms: 0 }).where('done_at_ms', 'is', null).execute(),
  )
