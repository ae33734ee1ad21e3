import { isEmail } from '../../domain/auth/account-rules.ts'
import type { Role } from '../../domain/auth/roles.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { accountMails, invitationLink } from '../../server/auth/account-mails.ts'
import { loadIdentity } from '../../server/auth/identity.ts'
import { INVITATION_DAYS, inviteToTeam } from '../../server/auth/team/invite-to-team.ts'
import { removeFromTeam } from '../../server/auth/team/remove-from-team.ts'
import { recordTeamChange } from '../../server/desk/change-settings.ts'
import { publicOrigin } from '../../server/http/public-origin.ts'
import { createLog } from '../../server/log/log.ts'
import { StartError } from '../../server/log/start-error.ts'
import { createOutbox } from '../../server/outbox/outbox.ts'
import { sharedSecret } from '../../server/outside/database/shared-secret.ts'
import type { Database, Queries } from '../../server/outside/database/tables.ts'
import { currentSchool } from '../../server/school/current-school.ts'
import type { Configuration } from '../../server/site/configuration.ts'

export interface SiteData {
  configuration: Configuration
  database: Database
}

/** Invites somebody. Returns the link if no mail server would bring it. */
export async function invite({ configuration, database }: SiteData, email: string, role: Role): Promise<string> {
  if (!isEmail(email)) throw new StartError(`${email} is not an e-mail address.`)
  const origin = publicOrigin(configuration)
  const { school: brand, words } = currentSchool(configuration)
  const mails = accountMails({ outbox: createOutbox(Date.now), queries: database.joinable, brand, words, origin })
  const secret = configuration.authSecret ?? (await sharedSecret(database, Date.now()))
  const log = createLog('silent')
  const identity = await loadIdentity({ database, secret, configuration, mails, log })
  const invitation = { email: email.toLowerCase(), role, language: 'id' } as const
  const parts = { database, identity, mails, now: Date.now }
  const { token } = await inviteToTeam(parts, invitation).catch((error: unknown) => {
    if (!isFailure(error, 'team.member')) throw error
    throw new StartError(
      `${email} is on the team already. Take the role back first to give another (npm run accounts -- member <e-mail>).`,
    )
  })
  if (configuration.mail.smtpUrl)
    return `Invited as ${role}: the site mails ${email} a link to set a password. It works for ${INVITATION_DAYS} days.`
  return `Invited as ${role}. SMTP_URL is not set, so give ${email} this link to set a password; it works once, for ${INVITATION_DAYS} days:
${invitationLink(origin, token, 'id')}`
}

export async function remove({ database }: SiteData, email: string): Promise<string> {
  const user = await database.queries
    .selectFrom('auth_user')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  if (!user) throw new StartError(`There is no account with the address ${email}.`)
  const change = { actorId: null, act: 'removed', memberId: user.id } as const
  const record = (queries: Queries) => recordTeamChange({ now: Date.now }, queries, change)
  await removeFromTeam(database, user.id, record).catch((error: unknown) => {
    if (isFailure(error, 'path.unknown')) throw new StartError(`${email} has no role.`)
    if (isFailure(error, 'team.last_owner'))
      throw new StartError(`${email} is the only owner: make another one first (npm run accounts -- owner <e-mail>).`)
    throw error
  })
  return `Done: ${email} has no role any more, and is signed out everywhere.`
}

const isFailure = (error: unknown, code: string): boolean => error instanceof Failure && error.code === code
