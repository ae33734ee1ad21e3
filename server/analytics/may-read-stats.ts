import { Failure } from '../../domain/shared/failure.ts'
import { isSameSecret } from '../http/same-secret.ts'
import type { Services } from '../services.ts'

interface Asking {
  cookies: string | undefined
  authorization: string | undefined
}

/** Administrators may, and whoever brings the configured token. Refuses everyone else. */
export async function refuseUnlessAdmin({ auth, configuration }: Services, asking: Asking): Promise<void> {
  if (configuration.adminToken && hasToken(asking.authorization, configuration.adminToken)) return
  const user = await auth.userOf(asking.cookies)
  if (!user) throw new Failure('auth.required')
  if (!user.isAdmin) throw new Failure('auth.forbidden')
}

function hasToken(authorization: string | undefined, token: string): boolean {
  const given = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? ''
  return isSameSecret(given, token)
}
