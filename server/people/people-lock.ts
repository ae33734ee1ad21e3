import { sql } from 'kysely'
import type { Database, Queries } from '../outside/database/tables.ts'

/** Any number that no other lock of this database uses. */
const PEOPLE = 5_030_001

/**
 * From here to the end of the transaction nobody else keeps, joins or removes people: a lead that arrives while its person is
 * joined with another would go with the person's old row. SQLite has one writer anyway.
 */
export async function lockPeople({ engine }: Database, queries: Queries): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${PEOPLE})`.execute(queries)
}
