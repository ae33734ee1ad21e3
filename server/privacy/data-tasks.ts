import type { Database, DataRequestTable } from '../outside/database/tables.ts'

/** What visitors asked for and confirmed, and nobody has done yet; the oldest first. */
export const openDataTasks = (database: Database): Promise<DataRequestTable[]> =>
  database.queries
    .selectFrom('data_requests')
    .selectAll()
    .where('confirmed_at_ms', 'is not', null)
    .where('done_at_ms', 'is', null)
    .orderBy('confirmed_at_ms')
    .execute()

/** Whether there was such an open task. */
export async function finishDataTask(database: Database, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await database.queries
    .updateTable('data_requests')
    .set({ done_at_ms: nowMs })
    .where('id', '=', id)
    .where('confirmed_at_ms', 'is not', null)
    .where('done_at_ms', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
