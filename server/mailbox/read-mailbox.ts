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

/** No id of ours is anything but letters, digits and hyphens; PostgreSQL rejects a query with NUL. */
export const findMail = async (database: Database, id: string): Promise<StoredMail | undefined> =>
  /^[\w-]+$/.test(id)
    ? database.queries.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
