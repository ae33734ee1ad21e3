import type { Person, PersonPart } from '../leads/person-data.ts'

/** What a person asked for about their data. */
export const dataRequestPart: PersonPart = {
  name: 'dataRequests',
  find: async (queries, { emails }) =>
    emails.length === 0
      ? []
      : queries
          .selectFrom('data_requests')
          .select(['email', 'kind', 'created_at_ms', 'confirmed_at_ms', 'done_at_ms'])
          .where('email', 'in', emails)
          .execute(),
  erase: async (queries, { emails }: Person) => {
    if (emails.length === 0) return 0
    const { numDeletedRows } = await queries.deleteFrom('data_requests').where('email', 'in', emails).executeTakeFirst()
    return Number(numDeletedRows)
  },
}
