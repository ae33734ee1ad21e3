import { randomBytes } from 'node:crypto'
import { type Role, roleOf } from '../../../domain/auth/roles.ts'
import { Failure } from '../../../domain/shared/failure.ts'
import type { Language } from '../../../domain/shared/language.ts'
import type { Database, Queries } from '../../outside/database/tables.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Identity } from '../identity.ts'
import { voidResetLinks } from '../void-reset-links.ts'

export const INVITATION_DAYS = 3
const INVITATION_MS = INVITATION_DAYS * 24 * 60 * 60_000

interface Parts {
  database: Database
  identity: Identity
  mails: AccountMails
  now: () => number
}

interface Invitation {
  email: string
  role: Role
  language: Language
}

/**
 * Mails a link to set a password; only then does the role become theirs. Until somebody has proved the address, the
 * account may be one that a stranger made with it. Refused for members: a link must not change their role. Returns the
 * link's token, and whether nobody has used the account yet. `record` is told whose it is, in the same transaction.
 */
export async function inviteToTeam(
  { database, identity, mails, now }: Parts,
  { email, role, language }: Invitation,
  record: (queries: Queries, userId: string) => Promise<void> = async () => {},
): Promise<{ token: string; isUnused: boolean }> {
  const user = await findOrCreateUser(identity, email)
  if (roleOf(user.role)) throw new Failure('team.member')
  const context = await identity.$context
  const ways = await context.internalAdapter.findAccounts(user.id)
  const isUnused = !user.emailVerified && ways.length === 0
  const token = randomBytes(24).toString('base64url')
  const nowMs = now()
  const invitation = { role, invited_at_ms: nowMs, expires_at_ms: nowMs + INVITATION_MS }
  return database.joinable.transaction().execute(async (queries) => {
    await queries
      .insertInto('auth_invitation')
      .values({ user_id: user.id, ...invitation })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(invitation))
      .execute()
    await context.internalAdapter.createVerificationValue({
      identifier: `reset-password:${token}`,
      value: user.id,
      expiresAt: new Date(invitation.expires_at_ms),
    })
    await voidResetLinks(context, user.id, token)
    await mails.invitation(email, token, role, language)
    await record(queries, user.id)
    return { token, isUnused }
  })
}

interface Found {
  id: string
  role?: string | null
  emailVerified: boolean
}

async function findOrCreateUser(identity: Identity, email: string): Promise<Found> {
  const { internalAdapter } = await identity.$context
  const find = async () => (await internalAdapter.findUserByEmail(email))?.user
  const found = await find()
  if (found) return found
  try {
    return await internalAdapter.createUser({ email, name: '', emailVerified: false }, { method: 'admin' })
  } catch (error) {
    // Of two invitations at once, the slower violates the address's uniqueness.
    const made = await find()
    if (made) return made
    throw error
  }
}
