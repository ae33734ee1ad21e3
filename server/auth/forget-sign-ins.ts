import type { Queries } from '../outside/database/tables.ts'
import { forgetPush } from './forget-push.ts'

/** Ends an account's sessions, and sign-ins that wait for a code. Its devices are told nothing any more. */
export async function forgetSignIns(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('auth_pending_sign_in').where('user_id', '=', userId).execute()
  await forgetPush(queries, userId, 'all')
  await queries.deleteFrom('auth_session').where('userId', '=', userId).execute()
}
