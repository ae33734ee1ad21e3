import { createRoute } from '@hono/zod-openapi'
import { endedSessions, endSessionsRequest, ownSessions } from '../../domain/auth/session-contract.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import type { AccountLimits } from './account-limits.ts'
import { userOrFail } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { endSessions, listSessions, refuseWrongPassword } from './own-sessions.ts'
import { securityLog } from './security-log.ts'
import { forgetDevices } from './two-step/two-step.ts'

/** For users who want to know where they are signed in, and to end it. */
export function addSessionRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { database, identity } = deps
  const tell = securityLog(deps)

  const listRoute = createRoute({
    method: 'get',
    path: '/api/account/sessions',
    summary: 'Where the user is signed in',
    responses: answers(ownSessions, 'The sessions, newest first'),
  })
  api.openapi(listRoute, async (c) => {
    const { id: userId, sessionId: currentId } = await userOrFail(deps, c)
    c.header('cache-control', 'no-store')
    return c.json(
      { sessions: await listSessions({ identity: await identity(), database }, { userId, currentId }) },
      200,
    )
  })

  const endRoute = createRoute({
    method: 'post',
    path: '/api/account/sessions/end',
    summary: 'Ends one session of the user, or all others',
    description: limits.describe('own-account'),
    request: jsonBody(endSessionsRequest),
    responses: answers(endedSessions, 'They have ended'),
  })
  api.openapi(endRoute, async (c) => {
    const { id: userId, sessionId: currentId, email } = await userOrFail(deps, c)
    await limits.take(c, 'own-account', email)
    const { id, password } = c.req.valid('json')
    const parts = { identity: await identity(), database }
    await refuseWrongPassword(parts, { userId, password })
    const ended = await endSessions(parts, { userId, currentId, id })
    if (id === undefined) await forgetDevices(database.queries, userId)
    tell(c, 'sessions ended', email)
    return c.json({ ended }, 200)
  })
}
