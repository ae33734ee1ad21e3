import type { OwnSession } from '../../domain/auth/session-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Database } from '../outside/database/tables.ts'
import { forgetPush } from './forget-push.ts'
import type { Identity } from './identity.ts'

const FRESH_MS = 15 * 60_000

interface Parts {
  identity: Identity
  database: Database
}

/** Newest first. */
export async function listSessions(
  { identity }: Parts,
  { userId, currentId }: { userId: string; currentId: string },
): Promise<OwnSession[]> {
  const { internalAdapter } = await identity.$context
  const sessions = await internalAdapter.listSessions(userId)
  return sessions
    .map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      device: userAgent ?? '',
      signedInAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      isCurrent: id === currentId,
    }))
    .sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt))
}

/** Who found an open browser must not lock its owner out. An account without a password has none to ask for. */
export async function refuseWrongPassword(
  { identity }: Parts,
  { userId, password = '' }: { userId: string; password: string | undefined },
): Promise<void> {
  const context = await identity.$context
  const accounts = await context.internalAdapter.findAccounts(userId)
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (hash && !(await context.password.verify({ hash, password }))) throw new Failure('auth.password_wrong')
}

/** Whoever signed in minutes ago need not show the password again. */
export async function isFreshSession(
  { database, now }: { database: Database; now: () => number },
  sessionId: string,
): Promise<boolean> {
  const session = await database.queries
    .selectFrom('auth_session')
    .select('createdAt')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session !== undefined && now() - new Date(session.createdAt).getTime() < FRESH_MS
}

/** Ends one session of the user, or all but the current one. Returns how many ended. */
export const endSessions = (
  { database }: Parts,
  { userId, currentId, id }: { userId: string; currentId: string; id: string | undefined },
): Promise<number> =>
  database.queries.transaction().execute(async (queries) => {
    const ended = await queries
      .deleteFrom('auth_session')
      .where('userId', '=', userId)
      .where('id', id === undefined ? '!=' : '=', id ?? currentId)
      .returning('id')
      .execute()
    if (id !== undefined && ended.length === 0) throw new Failure('path.unknown')
    await forgetPush(queries, userId, id === undefined ? { but: currentId } : { only: id })
    return ended.length
  })
