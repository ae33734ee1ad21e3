import { randomBytes, randomUUID } from 'node:crypto'
import { normaliseEmail } from '../../domain/leads/lead-fields.ts'
import type { DataRequest } from '../../domain/privacy/data-request-contract.ts'
import { publicOrigin } from '../http/public-origin.ts'
import type { Services } from '../site/services.ts'
import { confirmationMail } from './privacy-mails.ts'
import { hashOfToken } from './request-token.ts'

type Deps = Pick<Services, 'database' | 'outbox' | 'brand' | 'configuration' | 'now'>

/** Keeps what somebody asks for in the name of an address, and lets that address confirm it. */
export async function askForData(deps: Deps, { email, kind, language }: DataRequest): Promise<void> {
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
    await outbox.enqueue({
      kind: 'mail',
      payload: { to: email, ...confirmationMail({ kind, link, school: brand.name }, language) },
      dedupeKey: `data-request:${id}`,
    })
  })
}
