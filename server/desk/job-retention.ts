import type { JobKind } from '../outbox/outbox.ts'
import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from '../people/delete-old.ts'

const KEEP_DAYS = 30
const KINDS: readonly JobKind[] = ['desk.webhook', 'desk.notice', 'desk.push']

/** Jobs that nobody looks at later. By the time that they were due: a contact may be promised months ahead. */
export const jobRetention = ({ queries }: Database): RetentionPart => ({
  name: 'desk jobs',
  keepDays: KEEP_DAYS,
  deleteBatch: async (olderThanMs, limit) => {
    const { numDeletedRows } = await queries
      .deleteFrom('outbox')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('kind', 'in', KINDS)
          .where('due_at_ms', '<', olderThanMs)
          .limit(limit),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
})
