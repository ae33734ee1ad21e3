import type { ConnectionName } from '../../domain/desk/desk-settings-contract.ts'
import type { JobKind } from '../outbox/outbox.ts'
import type { Queries } from '../outside/database/tables.ts'

/** What of the outbox goes through which connection. */
const KINDS: Record<ConnectionName, readonly JobKind[]> = {
  whatsapp: ['whatsapp.lead', 'whatsapp.digest'],
  mail: ['mail'],
  tutor: [],
  webhook: ['desk.webhook'],
  push: ['desk.push'],
}
const DAY_MS = 24 * 60 * 60_000
/** Older problems are history. */
const RECENT_MS = 30 * DAY_MS

export interface ChannelHealth<Name extends ConnectionName> {
  name: Name
  failed: number
  /** Refused, and tried again. */
  waiting: number
  lastSuccessAtMs: number | null
  lastProblem: string | null
}

/** Whether messages of these connections go out. */
export async function deliveryHealth<Name extends ConnectionName>(
  queries: Queries,
  nowMs: number,
  names: readonly Name[],
): Promise<ChannelHealth<Name>[]> {
  const health: ChannelHealth<Name>[] = []
  for (const name of names) {
    const ofChannel = queries.selectFrom('outbox').where('kind', 'in', KINDS[name].length > 0 ? KINDS[name] : [''])
    const dead = await ofChannel
      .select(['last_problem', 'dead_at_ms'])
      .where('done_at_ms', 'is', null)
      .where('dead_at_ms', '>', nowMs - RECENT_MS)
      .orderBy('dead_at_ms', 'desc')
      .limit(1000)
      .execute()
    const retried = await ofChannel
      .select('last_problem')
      .where('done_at_ms', 'is', null)
      .where('dead_at_ms', 'is', null)
      .where('last_problem', 'is not', null)
      .limit(1000)
      .execute()
    const done = await ofChannel
      .select('done_at_ms')
      .where('done_at_ms', '>', nowMs - RECENT_MS)
      .orderBy('done_at_ms', 'desc')
      .limit(1)
      .executeTakeFirst()
    health.push({
      name,
      failed: dead.length,
      waiting: retried.length,
      lastSuccessAtMs: done?.done_at_ms ?? null,
      lastProblem: [...dead, ...retried][0]?.last_problem ?? null,
    })
  }
  return health
}
