import type { AuthUserTable } from '../outside/database/tables/account-tables.ts'
import type { Database } from '../outside/database/tables.ts'
import { forgetSignIns } from './forget-sign-ins.ts'

export const listAccounts = ({ queries }: Database): Promise<AuthUserTable[]> =>
  queries
    .selectFrom('auth_user')
    .select(['id', 'name', 'email', 'emailVerified', 'role', 'banned', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute()

/** Sessions of a disabled account end at once. */
export async function setDisabled({ queries, engine }: Database, email: string, disabled: boolean): Promise<boolean> {
  const banned = engine === 'postgres' ? disabled : disabled ? 1 : 0
  return queries.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('auth_user')
      .set({ banned })
      .where('email', '=', email.toLowerCase())
      .returning('id')
      .executeTakeFirst()
    if (user && disabled) await forgetSignIns(transaction, user.id)
    return user !== undefined
  })
}
