import type { OwnSession } from '../../domain/auth/session-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Database } from '../outside/database/tables.ts'
import type { Identity } from './identity.ts'

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
    .map(({ id, createdAt, updatedAt }) => ({
      id,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      isCurrent: id === currentId,
    }))
    .sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt))
}

/** Ends one session of the user, or all but the current one. Returns how many ended. */
export async function endSessions(
  { database }: Parts,
  { userId, currentId, id }: { userId: string; currentId: string; id: string | undefined },
): Promise<number> {
  const { numDeletedRows } = await database.queries
    .deleteFrom('auth_session')
    .where('userId', '=', userId)
    .where('id', id === undefined ? '!=' : '=', id ?? currentId)
    .executeTakeFirst()
  if (id !== undefined && numDeletedRows === 0n) throw new Failure('path.unknown')
  return Number(numDeletedRows)
}
