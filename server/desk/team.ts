import { type Role, roleOf } from '../../domain/auth/roles.ts'
import type { Queries } from '../outside/database/tables.ts'

export interface Member {
  id: string
  name: string
  email: string
  role: Role
  isDisabled: boolean
}

/** Everybody who may open the desk, by name. */
export async function readTeam(queries: Queries): Promise<Member[]> {
  const accounts = await queries
    .selectFrom('auth_user')
    .select(['id', 'name', 'email', 'role', 'banned'])
    .where('role', 'in', ['owner', 'staff'])
    .limit(100)
    .execute()
  return accounts
    .flatMap(({ id, name, email, role, banned }) => {
      const known = roleOf(role)
      return known ? [{ id, name: shownName(name, email), email, role: known, isDisabled: Boolean(banned) }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Whether the account may open the desk now. */
export async function isOnTeam(queries: Queries, id: string): Promise<boolean> {
  const account = await queries
    .selectFrom('auth_user')
    .select(['role', 'banned'])
    .where('id', '=', id)
    .executeTakeFirst()
  return roleOf(account?.role) !== null && !account?.banned
}

/** Names by id, also of people who have left the team. Those whose account is gone have none. */
export async function namesOf(queries: Queries, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id): id is string => id !== null))]
  if (wanted.length === 0) return new Map()
  const accounts = await queries
    .selectFrom('auth_user')
    .select(['id', 'name', 'email'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(accounts.map(({ id, name, email }) => [id, shownName(name, email)]))
}

/** Accounts are made without a name: 'rina.maheswari@…' is Rina Maheswari. */
function shownName(name: string, email: string): string {
  if (name.trim() && name !== email) return name.trim()
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
