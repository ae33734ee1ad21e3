import type { Database } from '../../outside/database/tables.ts'
import type { Identity } from '../identity.ts'
import { sessionTokenIn } from '../session-cookie.ts'
import type { PendingSignIns } from './pending-sign-in.ts'
import type { TrustedDevices } from './trusted-devices.ts'
import { deviceKeyOf } from './two-step.ts'

interface Parts {
  database: Database
  identity: Identity
  pending: PendingSignIns
  devices: TrustedDevices
}

/**
 * Google vouches for the address only. If the sign-in library has begun a session of somebody with a second factor, it
 * ends here, and the cookies ask for the code instead. Null if the session may stay.
 */
export async function holdBackSession(
  { database, identity, pending, devices }: Parts,
  { setCookies, cookies }: { setCookies: readonly string[]; cookies: string | undefined },
): Promise<string[] | null> {
  const token = await sessionTokenIn(identity, setCookies)
  const { internalAdapter, authCookies } = await identity.$context
  const found = token ? await internalAdapter.findSession(token) : null
  if (!token || !found) return null
  const userId = found.user.id
  const deviceKey = await deviceKeyOf(database.queries, userId)
  if (deviceKey === null || devices.isTrusted(cookies, { userId, deviceKey })) return null
  await internalAdapter.deleteSession(token)
  const others = setCookies.filter((line) => !line.startsWith(`${authCookies.sessionToken.name}=`))
  return [...others, await pending.begin(userId)]
}
