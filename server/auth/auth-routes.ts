import { createRoute } from '@hono/zod-openapi'
import { authState } from '../../domain/auth/auth-contract.ts'
import { type Api, answers } from '../http/api-kit.ts'
import type { Services } from '../site/services.ts'
import { accountLimits } from './account-limits.ts'
import { addAccountRoutes } from './account-routes.ts'
import { keepCookies } from './auth-context.ts'
import { addGoogleRoutes } from './google-routes.ts'
import { addOtpRoutes } from './otp-routes.ts'

export function addAuthRoutes(api: Api, services: Services): void {
  const session = createRoute({
    method: 'get',
    path: '/api/session',
    summary: 'Who is signed in, if anybody',
    responses: answers(authState, 'The state'),
  })
  api.openapi(session, async (c) => {
    const { state, setCookies } = await services.auth.check(c.req.header('cookie'))
    keepCookies(c, setCookies)
    return c.json(state, 200)
  })

  const limits = accountLimits(services)
  addAccountRoutes(api, services, limits)
  addOtpRoutes(api, services, limits)
  addGoogleRoutes(api, services, limits)
}
