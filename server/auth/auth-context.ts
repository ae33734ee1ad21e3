import type { Context } from 'hono'
import { isEmail } from '../../domain/auth/account-rules.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import type { SessionReader, SignedInUser } from '../http/session-reader.ts'

export type AuthContext = Context<SiteEnvironment>

export function sendCookies(c: AuthContext, setCookies: readonly string[]): void {
  c.header('cache-control', 'no-store')
  for (const cookie of setCookies) c.header('set-cookie', cookie, { append: true })
}

/** The signed-in user, read from the database. Rejects with 'auth.required' if there is none. */
export async function userOrFail(
  { auth }: { auth: Pick<SessionReader, 'userOf'> },
  c: AuthContext,
): Promise<SignedInUser> {
  const user = await auth.userOf(c.req.header('cookie'))
  if (!user) throw new Failure('auth.required')
  return user
}

/** Addresses are compared in lower case. */
export function normalised<Request extends { email: string }>(request: Request): Request {
  if (!isEmail(request.email)) throw new Failure('auth.email_invalid')
  return { ...request, email: request.email.toLowerCase() }
}
