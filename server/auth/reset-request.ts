import { LANGUAGE_COOKIE, type Language } from '../../domain/shared/language.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Delivery } from '../outbox/worker.ts'
import { rethrowDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import type { Database } from '../outside/database/tables.ts'
import type { Identity } from './identity.ts'

export interface ResetRequest {
  email: string
  language: Language
}

/** Keeps the wish for a reset link. Whether there is such an account is looked up later: so a stranger cannot tell by the time. */
export async function askForReset(
  { database, outbox }: { database: Database; outbox: Outbox },
  request: ResetRequest,
): Promise<void> {
  await outbox.enqueue(database.queries, { kind: 'account.reset', payload: request })
}

/** Sends the link, if there is such an account. */
export const resetDelivery = (identity: () => Promise<Identity>): Delivery<'account.reset'> => ({
  kind: 'account.reset',
  batch: 1,
  clearsPayload: true,
  deliver: async ([job]) => {
    if (!job) return { result: 'done' }
    const { email, language } = job.payload
    const { api } = await identity()
    try {
      await rethrowDatabaseUnavailable(() => api.requestPasswordReset({ body: { email }, ...requestIn(language) }))
      return { result: 'done' }
    } catch (error) {
      return { result: 'retry', problem: error instanceof Error ? error.name : 'unknown' }
    }
  },
})

/** The library hands a request on to whoever writes the mail: it tells the language. With one it would not throw but answer. */
export const requestIn = (language: Language) => ({
  request: new Request('http://localhost', { headers: { cookie: `${LANGUAGE_COOKIE}=${language}` } }),
  asResponse: false as const,
})
