import { Failure } from '../../domain/shared/failure.ts'
import { isSameSecret } from '../http/same-secret.ts'
import type { SessionReader } from '../http/session-reader.ts'

export interface AdminDeps {
  auth: Pick<SessionReader, 'userOf'>
  configuration: { adminToken: string | null }
}

interface Asking {
  cookies: string | undefined
  authorization: string | undefined
}

/** Admits owners, staff and requests with the configured token. */
export async function refuseUnlessAdmin({ auth, configuration }: AdminDeps, asking: Asking): Promise<void> {
  if (configuration.adminToken && hasToken(asking.authorization, configuration.adminToken)) return
  const user = await auth.userOf(asking.cookies)
  if (!user) throw new Failure('auth.required')
  if (!user.role) throw new Failure('auth.forbidden')
}

function hasToken(authorization: string | undefined, token: string): boolean {
  const given = authorization?.match(/^Bearer (.+)$/i)?.[1] ?? ''
  return isSameSecret(given, token)
}
