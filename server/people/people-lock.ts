import { sql } from 'kysely'
import type { Database, Queries } from '../outside/database/tables.ts'

/** Advisory lock key, unique in this database. */
const PEOPLE = 5_030_001

/**
 * Serialises changes of people until the transaction ends. Otherwise a lead stored while its person is being merged
 * would be deleted with the old row. SQLite has a single writer anyway.
 */
export async function lockPeople({ engine }: Database, queries: Queries): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${PEOPLE})`.execute(queries)
}
