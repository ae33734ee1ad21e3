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

/** As many as one. */
export const countOfWithdrawn = (queries: Queries, key: string) =>
  queries
    .selectFrom('withdrawn_leads')
    .select(({ fn }) => fn.countAll<number>().as('withdrawn'))
    .where('withdrawn_leads.idempotency_key', '=', key)
