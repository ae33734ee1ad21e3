import type { DeskToday } from '../../domain/desk/desk-figures-contract.ts'
import type { Queries } from '../outside/database/tables.ts'

const KINDS = {
  whatsapp: ['whatsapp.lead', 'whatsapp.digest'],
  mail: ['mail'],
} as const
const DAY_MS = 24 * 60 * 60_000
/** Older problems are history. */
const RECENT_MS = 30 * DAY_MS

export type ChannelHealth = DeskToday['health'][number]

/** Whether messages to the school and mails go out. */
export async function deliveryHealth(queries: Queries, nowMs: number): Promise<ChannelHealth[]> {
  const health: ChannelHealth[] = []
  for (const name of ['whatsapp', 'mail'] as const) {
    const dead = await queries
      .selectFrom('outbox')
      .select(['last_problem', 'dead_at_ms'])
      .where('done_at_ms', 'is', null)
      .where('dead_at_ms', '>', nowMs - RECENT_MS)
      .where('kind', 'in', KINDS[name])
      .orderBy('dead_at_ms', 'desc')
      .limit(1000)
      .execute()
    const done = await queries
      .selectFrom('outbox')
      .select('done_at_ms')
      .where('done_at_ms', '>', nowMs - RECENT_MS)
      .where('kind', 'in', KINDS[name])
      .orderBy('done_at_ms', 'desc')
      .limit(1)
      .executeTakeFirst()
    health.push({
      name,
      failed: dead.length,
      lastSuccessAtMs: done?.done_at_ms ?? null,
      lastProblem: dead[0]?.last_problem ?? null,
    })
  }
  return health
}
