import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from '../people/delete-old.ts'

/** Events have no ids: deletes all up to the time of the last event in the batch. */
export const eventRetention = ({ queries }: Database, keepDays: number): RetentionPart => ({
  name: 'analytics_events',
  keepDays,
  deleteBatch: async (olderThanMs, limit) => {
    const last = await queries
      .selectFrom('analytics_events')
      .select('created_at_ms')
      .where('created_at_ms', '<', olderThanMs)
      .orderBy('created_at_ms')
      .limit(1)
      .offset(limit - 1)
      .executeTakeFirst()
    const { numDeletedRows } = await queries
      .deleteFrom('analytics_events')
      .where('created_at_ms', '<=', last?.created_at_ms ?? olderThanMs - 1)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
})
