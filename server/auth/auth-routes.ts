import { createRoute } from '@hono/zod-openapi'
import { authState } from '../../domain/auth/auth-contract.ts'
import { type Api, answers } from '../http/api-kit.ts'
import { accountLimits } from './account-limits.ts'
import { addAccountRoutes } from './account-routes.ts'
import { sendCookies } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { addGoogleRoutes } from './google-routes.ts'
import { addOtpRoutes } from './otp-routes.ts'
import { addOwnAccountRoutes } from './own-account-routes.ts'
import { addSessionRoutes } from './session-routes.ts'
import { addSignInRoutes } from './sign-in-routes.ts'
import { addTeamRoutes } from './team/team-routes.ts'
import { pendingSignIns } from './two-step/pending-sign-in.ts'
import { addTwoStepRoutes } from './two-step/two-step-routes.ts'

export function addAuthRoutes(api: Api, deps: AuthDeps): void {
  const pending = pendingSignIns(deps)
  const session = createRoute({
    method: 'get',
    path: '/api/session',
    summary: 'Who is signed in, if anybody',
    responses: answers(authState, 'The state'),
  })
  api.openapi(session, async (c) => {
    const { state, setCookies } = await deps.auth.check(c.req.header('cookie'))
    sendCookies(c, setCookies)
    const codeNeeded = state.status === 'signed-out' && (await pending.find(c.req.header('cookie'))) !== null
    return c.json(codeNeeded ? { status: 'signed-out' as const, codeNeeded } : state, 200)
  })

  const limits = accountLimits(deps)
  addSignInRoutes(api, deps, limits)
  addAccountRoutes(api, deps, limits)
  addOwnAccountRoutes(api, deps, limits)
  addSessionRoutes(api, deps, limits)
  addTwoStepRoutes(api, deps, limits)
  addTeamRoutes(api, deps, limits)
  addOtpRoutes(api, deps, limits)
  addGoogleRoutes(api, deps, limits)
}
