import { createRoute } from '@hono/zod-openapi'
import { authState } from '../../domain/auth/auth-contract.ts'
import { type Api, answers } from '../http/api-kit.ts'
import type { Services } from '../services.ts'

export function addAuthRoutes(api: Api, { auth }: Services): void {
  const session = createRoute({
    method: 'get',
    path: '/api/session',
    summary: 'Who is signed in, if anybody',
    responses: answers(authState, 'The state'),
  })
  api.openapi(session, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await auth.stateOf(c.req.header('cookie')), 200)
  })
}
