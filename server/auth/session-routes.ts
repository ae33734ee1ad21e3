import { endedSessions, endSessionsRequest, ownSessions } from '../../domain/auth/session-contract.ts'
import type { Api } from '../http/api-kit.ts'
import { accountApi } from './account-api.ts'
import type { AccountLimits } from './account-limits.ts'
import type { AuthDeps } from './auth-deps.ts'
import { endSessions, listSessions, refuseWrongPassword } from './own-sessions.ts'
import { securityLog } from './security-log.ts'
import { forgetDevices } from './two-step/two-step.ts'

/** For users who want to know where they are signed in, and to end it. */
export function addSessionRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { database } = deps
  const { own } = accountApi(api, deps, limits)
  const tell = securityLog(deps)
  const parts = async () => ({ identity: await deps.identity(), database })

  own(
    {
      method: 'get',
      path: '/api/account/sessions',
      summary: 'Where the user is signed in',
      answer: ownSessions,
      means: 'The sessions, newest first',
    },
    async ({ user: { id: userId, sessionId: currentId } }) => ({
      sessions: await listSessions(await parts(), { userId, currentId }),
    }),
  )

  own(
    {
      method: 'post',
      path: '/api/account/sessions/end',
      summary: 'Ends one session of the user, or all others',
      limit: 'own-account',
      body: endSessionsRequest,
      answer: endedSessions,
      means: 'They have ended',
    },
    async ({ c, user: { id: userId, sessionId: currentId, email }, body: { id, password } }) => {
      await refuseWrongPassword(await parts(), { userId, password })
      const ended = await endSessions(await parts(), { userId, currentId, id })
      if (id === undefined) await forgetDevices(database.queries, userId)
      tell(c, 'sessions ended', email)
      return { ended }
    },
  )
}
