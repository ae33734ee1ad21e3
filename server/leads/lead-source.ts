import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { Queries } from '../outside/database/tables.ts'

/** Enough for an office or a fair behind one address. Leads beyond it are stored, and told only as a number. */
export const TOLD_LEADS_AN_HOUR = 120
export const FLOOD_MARK = 'source.flood'
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

export interface SourceDeps {
  secret: string
  configuration: { trustedProxies: number }
  now: () => number
}

/** A keyed hash of the client's address that changes every day: leads are told apart by source, people not followed. */
export function sourceOf({ secret, configuration, now }: SourceDeps, c: Context<SiteEnvironment>): string {
  const address = clientAddress(c.env?.incoming, configuration.trustedProxies)
  const day = Math.floor(now() / DAY_MS)
  return createHmac('sha256', secret).update(`lead source ${day} ${address}`).digest('base64url').slice(0, 22)
}

/** How many leads of the source the school was told of, or is about to be, within the last hour. */
export const countOfTold = (queries: Queries, source: string, nowMs: number) =>
  queries
    .selectFrom('leads as others')
    .select(({ fn }) => fn.countAll<number>().as('told'))
    .where('others.source', '=', source)
    .where('others.updated_at_ms', '>', nowMs - HOUR_MS)
    .where('others.status', '=', 'complete')
    .where('others.is_suspect', '=', 0)
