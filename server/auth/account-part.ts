import type { Queries } from '../outside/database/tables.ts'
import type { PersonPart } from '../people/person-data.ts'
import { refuseLastOwner } from './team/last-owner.ts'

/** Sessions and credentials are deleted with the account (on delete cascade). */
export const accountPart: PersonPart = {
  name: 'accounts',
  find: async (queries, { emails }) => {
    const found = await accountsOf(queries, emails)
    return found.map(({ email, emailVerified, createdAt }) => ({
      email,
      emailVerified: Boolean(emailVerified),
      createdAt: new Date(createdAt).toISOString(),
    }))
  },
  erase: async (queries, { emails }) => {
    const ids = (await accountsOf(queries, emails)).map(({ id }) => id)
    await refuseLastOwner(queries, ids)
    if (ids.length > 0) await queries.deleteFrom('auth_user').where('id', 'in', ids).execute()
    return ids.length
  },
}

const accountsOf = async (queries: Queries, emails: readonly string[]) =>
  emails.length === 0 ? [] : queries.selectFrom('auth_user').selectAll().where('email', 'in', emails).execute()
