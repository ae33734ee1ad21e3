import type { Queries } from '../../outside/database/tables.ts'
import type { Person, PersonPart } from '../../people/person-data.ts'

/** Where a member of the team is told. Runs before the accounts, which devices belong to. */
export const devicePart: PersonPart = {
  name: 'devices',
  find: async (queries, person) => {
    const devices = await ofAccounts(queries, person).selectAll('desk_devices').execute()
    return devices.map(({ name, created_at_ms }) => ({ name, createdAt: new Date(created_at_ms).toISOString() }))
  },
  erase: async (queries, person) => {
    const ids = (await ofAccounts(queries, person).select('desk_devices.id').execute()).map(({ id }) => id)
    if (ids.length > 0) await queries.deleteFrom('desk_devices').where('id', 'in', ids).execute()
    return ids.length
  },
}

const ofAccounts = (queries: Queries, { emails }: Person) =>
  queries
    .selectFrom('desk_devices')
    .innerJoin('auth_user', 'auth_user.id', 'desk_devices.user_id')
    .where('auth_user.email', 'in', emails.length > 0 ? emails : [''])
