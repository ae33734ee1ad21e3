import { randomBytes } from 'node:crypto'
import type { Database } from './tables.ts'

const KEY = 'auth_secret'

/** One secret for all processes: made by whichever comes first, then kept in the database. */
export async function sharedSecret(database: Database, nowMs: number): Promise<string> {
  await database.queries
    .insertInto('settings')
    .values({ key: KEY, value: randomBytes(32).toString('base64url'), created_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await database.queries
    .selectFrom('settings')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirstOrThrow()
  return value
}
