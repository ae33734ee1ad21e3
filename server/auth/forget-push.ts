import type { Queries } from '../outside/database/tables.ts'

/** Devices whose session was ended are told nothing more: of one session, of all but one, or of all. */
export async function forgetPush(
  queries: Queries,
  userId: string,
  sessions: { only: string } | { but: string } | 'all',
): Promise<void> {
  const devices = queries.deleteFrom('desk_devices').where('user_id', '=', userId)
  if (sessions === 'all') await devices.execute()
  else if ('only' in sessions) await devices.where('session_id', '=', sessions.only).execute()
  else
    await devices
      .where(({ eb, or }) => or([eb('session_id', '!=', sessions.but), eb('session_id', 'is', null)]))
      .execute()
}
