import type { DataRequestTable } from '../outside/database/tables/lead-tables.ts'
import type { Database } from '../outside/database/tables.ts'

/** Confirmed requests that are not done yet, oldest first. */
export const openDataTasks = (database: Database): Promise<DataRequestTable[]> =>
  database.queries
    .selectFrom('data_requests')
    .selectAll()
    .where('confirmed_at_ms', 'is not', null)
    .where('done_at_ms', 'is', null)
    .orderBy('confirmed_at_ms')
    .execute()

/** Marks a request as done. Returns when it was done, or null for an unknown or unconfirmed one. */
export async function finishDataTask({ queries }: Database, id: string, nowMs: number): Promise<number | null> {
  await queries
    .updateTable('data_requests')
    .set({ done_at_ms: nowMs })
    .where('id', '=', id)
    .where('confirmed_at_ms', 'is not', null)
    .where('done_at_ms', 'is', null)
    .execute()
  const task = await queries.selectFrom('data_requests').select('done_at_ms').where('id', '=', id).executeTakeFirst()
  return task?.done_at_ms ?? null
}
