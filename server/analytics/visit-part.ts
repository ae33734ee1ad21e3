import type { PersonPart } from '../people/person-data.ts'

/** Visits from the person's browsers. Their events have no other link to the person. */
export const visitPart: PersonPart = {
  name: 'visits',
  find: async (queries, { userIds }) => {
    if (userIds.length === 0) return []
    const visits = await queries
      .selectFrom('analytics_sessions')
      .select(['started_at_ms', 'last_seen_at_ms', 'messages', 'events'])
      .where('user_id', 'in', userIds)
      .orderBy('started_at_ms')
      .execute()
    return visits.map(({ started_at_ms, last_seen_at_ms, messages, events }) => ({
      startedAt: new Date(started_at_ms).toISOString(),
      lastSeenAt: new Date(last_seen_at_ms).toISOString(),
      messages,
      events,
    }))
  },
  erase: async (queries, { userIds }) => {
    if (userIds.length === 0) return 0
    const { numDeletedRows } = await queries
      .deleteFrom('analytics_sessions')
      .where('user_id', 'in', userIds)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}
