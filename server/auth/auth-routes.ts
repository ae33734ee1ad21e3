import { createRoute } from '@hono/zod-openapi'
import { authState } from '../../domain/auth/auth-contract.ts'
import { type Api, answers } from '../http/api-kit.ts'
import { accountLimits } from './account-limits.ts'
import { addAccountRoutes } from './account-routes.ts'
import { sendCookies } from './auth-context.ts'
import type { AuthDeps } from './auth-deps.ts'
import { addGoogleRoutes } from './google-routes.ts'
import { addOtpRoutes } from './otp-routes.ts'
import { addSessionRoutes } from './session-routes.ts'

export function addAuthRoutes(api: Api, deps: AuthDeps): void {
  const session = createRoute({
    method: 'get',
    path: '/api/session',
    summary: 'Who is signed in, if anybody',
    responses: answers(authState, 'The state'),
  })
  api.openapi(session, async (c) => {
    const { state, setCookies } = await deps.auth.check(c.req.header('cookie'))
    sendCookies(c, setCookies)
    return c.json(state, 200)
  })

  const limits = accountLimits(deps)
  addAccountRoutes(api, deps, limits)
  addSessionRoutes(api, deps, limits)
  addOtpRoutes(api, deps, limits)
  addGoogleRoutes(api, deps, limits)
}
