import { accountDone } from '../../../domain/auth/auth-contract.ts'
import { invitationDone, inviteRequest, removeRequest, team } from '../../../domain/auth/team-contract.ts'
import type { Api } from '../../http/api-kit.ts'
import { accountApi, DONE } from '../account-api.ts'
import type { AccountLimits } from '../account-limits.ts'
import { invitationLink } from '../account-mails.ts'
import { normalised } from '../auth-context.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { securityLog } from '../security-log.ts'
import { inviteToTeam } from './invite-to-team.ts'
import { listTeam } from './list-team.ts'
import { removeFromTeam } from './remove-from-team.ts'

/** For owners only. */
export function addTeamRoutes(api: Api, deps: AuthDeps, limits: AccountLimits): void {
  const { database, identity, mail, mails, now, origin, recordTeamChange } = deps
  const { own } = accountApi(api, deps, limits)
  const tell = securityLog(deps)

  own(
    {
      method: 'get',
      path: '/api/account/team',
      summary: 'Who may use the desk, for owners',
      who: 'owner',
      answer: team,
      means: 'Everybody with a role or an invitation',
    },
    async ({ user }) => ({ people: await listTeam(database, user.id) }),
  )

  own(
    {
      method: 'post',
      path: '/api/account/team/invite',
      summary: 'Mails somebody a link to join the team, for owners',
      who: 'owner',
      limit: 'team',
      body: inviteRequest,
      answer: invitationDone,
      means: 'The link is on its way, or kept; the one before is void',
    },
    async ({ c, user: owner, body, language }) => {
      const { email, role } = normalised(body)
      const parts = { database, identity: await identity(), mails, now }
      const { token, isUnused } = await inviteToTeam(parts, { email, role, language }, (queries, memberId) =>
        recordTeamChange(queries, { actorId: owner.id, act: 'invited', memberId }),
      )
      tell(c, 'invited to the team', email, { by: owner.email, role })
      if (!mail.keepsOnly) return { ...DONE, isSent: true, link: null }
      // The link to an account that somebody uses would open it to the owner.
      return { ...DONE, isSent: false, link: isUnused ? invitationLink(origin, token, language) : null }
    },
  )

  own(
    {
      method: 'post',
      path: '/api/account/team/remove',
      summary: 'Ends a role or an invitation, for owners',
      who: 'owner',
      limit: 'team',
      body: removeRequest,
      answer: accountDone,
      means: 'Their sessions have ended',
    },
    async ({ c, user: owner, body }) => {
      const change = { actorId: owner.id, act: 'removed', memberId: body.id } as const
      const email = await removeFromTeam(database, body.id, (queries) => recordTeamChange(queries, change))
      tell(c, 'removed from the team', email, { by: owner.email })
      return DONE
    },
  )
}
