import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from '../people/delete-old.ts'

const KEEP_DAYS = 30

/** Jobs for another system; nobody looks at them later. */
export const webhookRetention = ({ queries }: Database): RetentionPart => ({
  name: 'desk webhooks',
  keepDays: KEEP_DAYS,
  deleteBatch: async (olderThanMs, limit) => {
    const { numDeletedRows } = await queries
      .deleteFrom('outbox')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('kind', '=', 'desk.webhook')
          .where('created_at_ms', '<', olderThanMs)
          .limit(limit),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
})
