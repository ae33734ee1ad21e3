import type { Context, MiddlewareHandler } from 'hono'
import { destinationOf, signInPath } from '../../domain/auth/return-to.ts'
import { PROOF_HEADER } from '../../domain/desk/proof-header.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { describeRate, type RateLimitDeps } from '../http/rate-limit.ts'
import type { SessionReader } from '../http/session-reader.ts'
import type { Database } from '../outside/database/tables.ts'
import type { StaffUser } from './desk-deps.ts'
import { knownDevices } from './known-device.ts'
import { provenMember } from './member-proof.ts'
import { isOnTeam } from './team.ts'

/** Far more than a person clicks, with several windows open. */
const RATE = { points: 1200, durationS: 60 }
export const DESK_LIMIT = `At most ${describeRate(RATE)} per account; then 429 with Retry-After.`

interface GuardDeps extends RateLimitDeps {
  auth: Pick<SessionReader, 'mayHaveSession' | 'userOf'>
  database: Database
  secret: string
}

/** 'ended': the session has; 'needs-two-step': an owner who has yet to set up the second factor. */
type Arrival = StaffUser | 'ended' | 'needs-two-step' | null

/** Read from the database for every request: who leaves the team is out at once. */
async function staffOf({ auth }: GuardDeps, cookies: string | undefined): Promise<Arrival> {
  if (!auth.mayHaveSession(cookies)) return null
  const user = await auth.userOf(cookies)
  if (!user) return 'ended'
  if (user.needsTwoStep) return 'needs-two-step'
  return user.role && { id: user.id, email: user.email, role: user.role, sessionId: user.sessionId }
}

/**
 * For everybody else there is nothing under /api/desk. A browser whose session has ended is told to sign in again, a
 * window of somebody who has left the team that they have.
 */
export function guardDeskCalls(deps: GuardDeps): MiddlewareHandler<SiteEnvironment> {
  const limiter = deps.limiter({ name: 'desk', ...RATE })
  return async (c, next) => {
    const staff = await staffOf(deps, c.req.header('cookie'))
    if ((!staff || staff === 'ended') && (await hasLeft(deps, c.req.header(PROOF_HEADER))))
      throw new Failure('desk.left')
    if (staff === 'ended') throw new Failure('auth.required')
    if (!staff || staff === 'needs-two-step') throw new Failure('path.unknown')
    await limiter.take(staff.id)
    c.set('staff', staff)
    c.header('cache-control', 'no-store')
    await next()
  }
}

async function hasLeft({ database, secret }: GuardDeps, proof: string | undefined): Promise<boolean> {
  const memberId = provenMember(secret, proof)
  return memberId !== null && !(await isOnTeam(database.queries, memberId))
}

type PageGuardDeps = GuardDeps & Parameters<typeof knownDevices>[0]

/** Likewise for pages: a session that has ended leads to sign-in, a missing second factor to its set-up, and back. */
export function guardDeskPages(
  deps: PageGuardDeps,
  answerNotFound: (c: Context<SiteEnvironment>) => Promise<Response>,
): MiddlewareHandler<SiteEnvironment> {
  const { isKnown, cookie } = knownDevices(deps)
  return async (c, next) => {
    const cookies = c.req.header('cookie')
    const staff = await staffOf(deps, cookies)
    const hasEnded = staff === 'ended' || (!deps.auth.mayHaveSession(cookies) && isKnown(cookies))
    const { pathname, search } = new URL(c.req.url)
    const asked = `${pathname}${search}`
    const isRead = c.req.method === 'GET'
    if (hasEnded && isRead) return c.redirect(signInPath(asked), 302)
    if (staff === 'needs-two-step' && isRead) return c.redirect(destinationOf({ needsTwoStep: true }, asked), 302)
    if (!staff || typeof staff === 'string') return answerNotFound(c)
    c.set('staff', staff)
    await next()
    c.res.headers.append('set-cookie', cookie)
  }
}

/** Behind the guard there is always somebody. */
export function staffIn(c: Context<SiteEnvironment>): StaffUser {
  const staff = c.get('staff')
  if (!staff) throw new Failure('path.unknown')
  return staff
}

export function ownerIn(c: Context<SiteEnvironment>): StaffUser {
  const staff = staffIn(c)
  if (staff.role !== 'owner') throw new Failure('path.unknown')
  return staff
}
