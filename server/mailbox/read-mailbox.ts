import type { Database, Tables } from '../outside/database/tables.ts'

export type KeptMail = Tables['mailbox']

const SHOWN = 200

/** The newest mails of the embedded mailbox. */
export const newestMails = (database: Database): Promise<KeptMail[]> =>
  database.queries
    .selectFrom('mailbox')
    .selectAll()
    .orderBy('created_at_ms', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()

export const findMail = (database: Database, id: string): Promise<KeptMail | undefined> =>
  database.queries.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst()
