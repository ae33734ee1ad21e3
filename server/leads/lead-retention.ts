import type { Database } from '../outside/database/tables.ts'
import type { RetentionPart } from '../people/delete-old.ts'
import type { FollowUp } from '../people/follow-up.ts'
import { inPeopleTransaction } from '../people/people-transaction.ts'
import { leadPart } from './lead-part.ts'

interface LeadRetentionDeps {
  database: Database
  followUp: FollowUp
  now: () => number
}

/** Deletes leads with their outbox jobs, and people without any lead left. */
export const leadRetention = ({ database, followUp, now }: LeadRetentionDeps, keepDays: number): RetentionPart => ({
  name: 'leads',
  keepDays,
  deleteBatch: (olderThanMs, limit) =>
    inPeopleTransaction({ database }, async (queries) => {
      const old = await queries
        .selectFrom('leads')
        .select('id')
        .where('updated_at_ms', '<', olderThanMs)
        .orderBy('updated_at_ms')
        .limit(limit)
        .execute()
      const leadIds = old.map(({ id }) => id)
      if (leadIds.length === 0) return 0
      const jobs = leadIds.flatMap((id) => [`lead:${id}`, `lead-mail:${id}`])
      await queries.deleteFrom('outbox').where('dedupe_key', 'in', jobs).execute()
      await followUp.leadsLeaving(queries, leadIds)
      return leadPart({ now }).erase(queries, { leadIds, emails: [], phones: [], userIds: [] })
    }),
})
