import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Queries } from '../outside/database/tables.ts'

/** Advisory lock keys, unique in this database. */
const PEOPLE = 5_030_001
/** Each with the hash of a key. A transaction that locks several kinds does it in this order. */
const KEYS = { cursor: 5_030_005, submission: 5_030_002, contact: 5_030_003 }
export type KeyKind = keyof typeof KEYS

/**
 * Until the transaction ends, nobody else changes any person. Otherwise a lead stored while its person is being merged
 * would be deleted with the old row. SQLite has a single writer anyway.
 */
export async function lockPeople({ engine }: Database, queries: Queries): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(PEOPLE)})`.execute(queries)
}

/** Waits for `lockPeople`, and holds it up, but not others that share. */
export async function sharePeople(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(PEOPLE)})`.execute(queries)
}

/** All of a kind at once, in the order of their hashes: two transactions never wait for each other. */
export async function lockKeys(queries: Queries, kind: KeyKind, keys: readonly string[]): Promise<void> {
  const hashes = [...new Set(keys.map(hashOf))].sort((a, b) => a - b)
  if (hashes.length === 0) return
  await sql`
    select pg_advisory_xact_lock(${sql.lit(KEYS[kind])}, hash) from unnest(${hashes}::int[]) as hash`.execute(queries)
}

/** Does not hold up rows that refer to the person. */
export async function lockPerson(queries: Queries, personId: string): Promise<void> {
  await queries.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute()
}

const hashOf = (key: string): number => createHash('sha256').update(key).digest().readInt32BE()
