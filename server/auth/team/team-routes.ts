import { createRoute } from '@hono/zod-openapi'
import { accountDone } from '../../../domain/auth/auth-contract.ts'
import { inviteRequest, removeRequest, team } from '../../../domain/auth/team-contract.ts'
import { Failure } from '../../../domain/shared/failure.ts'
import { type Api, answers, jsonBody } from '../../http/api-kit.ts'
import { rememberedLanguage } from '../../http/remembered-language.ts'
import type { SignedInUser } from '../../http/session-reader.ts'
import type { AccountLimits } from '../account-limits.ts'
import { type AuthContext, normalised, userOrFail } from '../auth-context.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { securityLog } from '../security-log.ts'
import { inviteToTeam } from './invite-to-team.ts'
import { listTeam } from './list-team.ts'
import { removeFromTeam } from './remove-from-team.ts'

const DONE = { success: true } as const

/** For owners only. */
export function addTeamRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { database, identity, mails, now } = deps
  const tell = securityLog(deps)

  const listRoute = createRoute({
    method: 'get',
    path: '/api/account/team',
    summary: 'Who may use the desk, for owners',
    responses: answers(team, 'Everybody with a role or an invitation'),
  })
  api.openapi(listRoute, async (c) => {
    const { id } = await ownerOrFail(c)
    c.header('cache-control', 'no-store')
    return c.json({ people: await listTeam(database, id) }, 200)
  })

  const inviteRoute = createRoute({
    method: 'post',
    path: '/api/account/team/invite',
    summary: 'Mails somebody a link to join the team, for owners',
    description: limits.describe('team'),
    request: jsonBody(inviteRequest),
    responses: answers(accountDone, 'The link is on its way; the one before is void'),
  })
  api.openapi(inviteRoute, async (c) => {
    const owner = await ownerOrFail(c)
    const { email, role } = normalised(c.req.valid('json'))
    await limits.take(c, 'team', owner.email)
    const language = rememberedLanguage(c.req.header('cookie'))
    await inviteToTeam({ database, identity: await identity(), mails, now }, { email, role, language })
    tell(c, 'invited to the team', email, { by: owner.email, role })
    return c.json(DONE, 200)
  })

  const removeRoute = createRoute({
    method: 'post',
    path: '/api/account/team/remove',
    summary: 'Ends a role or an invitation, for owners',
    description: limits.describe('team'),
    request: jsonBody(removeRequest),
    responses: answers(accountDone, 'Their sessions have ended'),
  })
  api.openapi(removeRoute, async (c) => {
    const owner = await ownerOrFail(c)
    await limits.take(c, 'team', owner.email)
    const email = await removeFromTeam(database, c.req.valid('json').id)
    tell(c, 'removed from the team', email, { by: owner.email })
    return c.json(DONE, 200)
  })

  async function ownerOrFail(c: AuthContext): Promise<SignedInUser> {
    const user = await userOrFail(deps, c)
    if (user.role !== 'owner') throw new Failure('auth.forbidden')
    return user
  }
}
