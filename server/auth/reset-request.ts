import { type Language, languageCookie } from '../../domain/shared/language.ts'
import type { Delivery } from '../outbox/delivery.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { rethrowDatabaseUnavailable } from '../outside/database/database-unavailable.ts'
import type { Database } from '../outside/database/tables.ts'
import type { Identity } from './identity.ts'

export interface ResetRequest {
  email: string
  language: Language
}

/** Queues the request. The account is looked up later, so response times do not reveal whether it exists. */
export async function askForReset(
  { database, outbox }: { database: Database; outbox: Outbox },
  request: ResetRequest,
): Promise<void> {
  await outbox.enqueue(database.queries, { kind: 'account.reset', payload: request })
}

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

/**
 * The library passes this request to our mail hooks, which read the language from it. With a request it would return a
 * response even for errors; `asResponse: false` makes it throw.
 */
export const requestIn = (language: Language) => ({
  request: new Request('http://localhost', { headers: { cookie: languageCookie(language, false) } }),
  asResponse: false as const,
})
