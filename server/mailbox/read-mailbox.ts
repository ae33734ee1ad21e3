import type { Database, Tables } from '../outside/database/tables.ts'

export type StoredMail = Tables['mailbox']

const MAX_ROWS = 200

export const newestMails = (database: Database): Promise<StoredMail[]> =>
  database.queries
    .selectFrom('mailbox')
    .selectAll()
    .orderBy('created_at_ms', 'desc')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute()

export const findMail = (database: Database, id: string): Promise<StoredMail | undefined> =>
  database.queries.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst()
