import type { Services } from '../services.ts'
import { taskMail } from './privacy-mails.ts'
import { hashOfToken } from './request-token.ts'

export const CONFIRMATION_LIVES_MS = 7 * 24 * 3_600_000

type Deps = Pick<Services, 'database' | 'outbox' | 'brand' | 'configuration' | 'now'>

/** Makes a request the staff's task, once. False when the link is unknown or too old. */
export async function confirmRequest(deps: Deps, token: string): Promise<boolean> {
  const { database, outbox, brand, configuration, now } = deps
  return database.queries.transaction().execute(async (queries) => {
    const request = await queries
      .selectFrom('data_requests')
      .selectAll()
      .where('token_hash', '=', hashOfToken(token))
      .where('created_at_ms', '>', now() - CONFIRMATION_LIVES_MS)
      .executeTakeFirst()
    if (!request) return false
    if (request.confirmed_at_ms !== null) return true
    await queries.updateTable('data_requests').set({ confirmed_at_ms: now() }).where('id', '=', request.id).execute()
    await outbox.enqueue({
      kind: 'mail',
      payload: { to: configuration.mail.adminEmail ?? brand.email, ...taskMail(request, brand.name, now()) },
      dedupeKey: `data-task:${request.id}`,
    })
    return true
  })
}
