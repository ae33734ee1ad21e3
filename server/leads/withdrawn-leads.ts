import type { Queries } from '../outside/database/tables.ts'

/** Stores the keys of withdrawn or erased submissions, so that a late retry does not store them again. */
export async function rememberWithdrawn(queries: Queries, keys: readonly string[], nowMs: number): Promise<void> {
  if (keys.length === 0) return
  await queries
    .insertInto('withdrawn_leads')
    .values(keys.map((key) => ({ idempotency_key: key, withdrawn_at_ms: nowMs })))
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute()
}

export async function isWithdrawn(queries: Queries, key: string): Promise<boolean> {
  const row = await queries
    .selectFrom('withdrawn_leads')
    .select('idempotency_key')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}
