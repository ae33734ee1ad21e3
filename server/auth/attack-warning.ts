import type { Language } from '../../domain/shared/language.ts'
import type { RateLimiters } from '../http/rate-limiter.ts'
import type { Delivery } from '../outbox/delivery.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database } from '../outside/database/tables.ts'
import { hashAccount } from './account-limits.ts'
import type { AccountMails } from './account-mails.ts'

const DAY_S = 24 * 60 * 60

interface Parts {
  limiter: RateLimiters
  database: Database
  outbox: Outbox
  secret: string
  now: () => number
}

/** Warns an owner once a day. The account is looked up later, so response times do not reveal whether it exists. */
export function attackWarning({ limiter, database, outbox, secret, now }: Parts) {
  const once = limiter({ name: 'sign-in:warned', points: 1, durationS: DAY_S })
  return async (email: string, language: Language): Promise<void> => {
    const account = hashAccount(secret, email)
    const isFirst = await once.take(account).then(
      () => true,
      () => false,
    )
    if (!isFirst) return
    const dedupeKey = `attacked:${account}:${Math.floor(now() / (DAY_S * 1000))}`
    await outbox.enqueue(database.queries, { kind: 'account.attacked', payload: { email, language }, dedupeKey })
  }
}

export const attackWarningDelivery = (deps: {
  database: Database
  mails: AccountMails
}): Delivery<'account.attacked'> => ({
  kind: 'account.attacked',
  batch: 1,
  clearsPayload: true,
  deliver: async ([job]) => {
    if (!job) return { result: 'done' }
    const { email, language } = job.payload
    const user = await deps.database.queries
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (user) await deps.mails.attacked(email, language)
    return { result: 'done' }
  },
})
