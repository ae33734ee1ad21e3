import type { School } from '../../domain/school/school.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { taskMail } from './privacy-mails.ts'
import { hashOfToken } from './request-token.ts'

const CONFIRMATION_LIFETIME_MS = 7 * 24 * 3_600_000

export interface ConfirmationDeps {
  database: Database
  outbox: Outbox
  brand: School
  configuration: { mail: { adminEmail: string | null } }
  now: () => number
}

export async function isConfirmed(
  { database, now }: Pick<ConfirmationDeps, 'database' | 'now'>,
  token: string,
): Promise<boolean> {
  const request = await requestOf(database.queries, token, now())
  return request !== undefined && request.confirmed_at_ms !== null
}

/** Confirms a request and mails it to the school, once. False if the link is unknown or expired. */
export async function confirmRequest(deps: ConfirmationDeps, token: string): Promise<boolean> {
  const { database, outbox, brand, configuration, now } = deps
  return database.queries.transaction().execute(async (queries) => {
    const request = await requestOf(queries, token, now())
    if (!request) return false
    if (request.confirmed_at_ms !== null) return true
    await queries.updateTable('data_requests').set({ confirmed_at_ms: now() }).where('id', '=', request.id).execute()
    await outbox.enqueue(queries, {
      kind: 'mail',
      payload: { to: configuration.mail.adminEmail ?? brand.email, ...taskMail(request, brand, now()) },
      dedupeKey: `data-task:${request.id}`,
    })
    return true
  })
}

const requestOf = (queries: Queries, token: string, nowMs: number) =>
  queries
    .selectFrom('data_requests')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('created_at_ms', '>', nowMs - CONFIRMATION_LIFETIME_MS)
    .executeTakeFirst()
