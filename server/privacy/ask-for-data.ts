import { randomBytes, randomUUID } from 'node:crypto'
import { normaliseEmail } from '../../domain/leads/lead-fields.ts'
import type { DataRequest } from '../../domain/privacy/data-request-contract.ts'
import type { School } from '../../domain/school/school.ts'
import { publicOrigin } from '../http/public-origin.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Database } from '../outside/database/tables.ts'
import { confirmationMail } from './privacy-mails.ts'
import { hashOfToken } from './request-token.ts'

export interface DataRequestDeps {
  database: Database
  outbox: Outbox
  brand: School
  configuration: { siteUrl: string | null; port: number; host: string | null }
  now: () => number
}

/** Stores the request and mails a confirmation link to its address. */
export async function askForData(deps: DataRequestDeps, { email, kind, language }: DataRequest): Promise<void> {
  const { database, outbox, brand, configuration, now } = deps
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const link = `${publicOrigin(configuration)}/privacy/confirm?lang=${language}&token=${token}`
  await database.queries.transaction().execute(async (queries) => {
    await queries
      .insertInto('data_requests')
      .values({
        id,
        email: normaliseEmail(email),
        kind,
        language,
        token_hash: hashOfToken(token),
        created_at_ms: now(),
      })
      .execute()
    await outbox.enqueue(queries, {
      kind: 'mail',
      payload: { to: email, ...confirmationMail({ kind, link, school: brand }, language) },
      dedupeKey: `data-request:${id}`,
    })
  })
}
