import { createHash, randomBytes } from 'node:crypto'
import { CODE_LIFETIME_S, CODE_TRIES } from '../../../domain/auth/account-rules.ts'
import { cookieValue } from '../../../domain/shared/cookies.ts'
import type { Database } from '../../outside/database/tables.ts'
import { COOKIE_PREFIX } from '../identity.ts'

interface Parts {
  database: Database
  now: () => number
  configuration: { siteUrl: string | null }
}

/** Between the password and the code: a random token in a cookie that opens nothing but the question for the code. */
export function pendingSignIns({ database: { queries }, now, configuration }: Parts) {
  const secure = configuration.siteUrl?.startsWith('https:') ? { prefix: '__Host-', flag: '; Secure' } : null
  const name = `${secure?.prefix ?? ''}${COOKIE_PREFIX}.code_needed`
  const cookie = (value: string, maxAgeS: number) =>
    `${name}=${value}; Max-Age=${maxAgeS}; Path=/; HttpOnly; SameSite=Lax${secure?.flag ?? ''}`
  const hashIn = (cookies: string | undefined): string | null => {
    const token = cookieValue(cookies, name)
    return token ? createHash('sha256').update(token).digest('base64url') : null
  }
  return {
    clearingCookie: cookie('', 0),
    /** Returns the cookie. */
    begin: async (userId: string): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      const id_hash = createHash('sha256').update(token).digest('base64url')
      const expires_at_ms = now() + CODE_LIFETIME_S * 1000
      await queries
        .insertInto('auth_pending_sign_in')
        .values({ id_hash, user_id: userId, tries: 0, expires_at_ms })
        .execute()
      return cookie(token, CODE_LIFETIME_S)
    },
    /** Who the code is asked of, and how often they may still try; null if there is nobody. */
    find: async (cookies: string | undefined): Promise<{ userId: string; triesLeft: number } | null> => {
      const hash = hashIn(cookies)
      if (!hash) return null
      const row = await queries
        .selectFrom('auth_pending_sign_in')
        .select(['user_id', 'tries'])
        .where('id_hash', '=', hash)
        .where('expires_at_ms', '>', now())
        .executeTakeFirst()
      return row ? { userId: row.user_id, triesLeft: CODE_TRIES - row.tries } : null
    },
    /** Counts a try before it is made, so that tries at once are counted, too. Null when none was left. */
    countTry: async (cookies: string | undefined): Promise<{ triesLeft: number } | null> => {
      const row = await queries
        .updateTable('auth_pending_sign_in')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('id_hash', '=', hashIn(cookies) ?? '')
        .where('tries', '<', CODE_TRIES)
        .returning('tries')
        .executeTakeFirst()
      return row ? { triesLeft: CODE_TRIES - row.tries } : null
    },
    end: async (cookies: string | undefined): Promise<void> => {
      await queries
        .deleteFrom('auth_pending_sign_in')
        .where('id_hash', '=', hashIn(cookies) ?? '')
        .execute()
    },
  }
}

export type PendingSignIns = ReturnType<typeof pendingSignIns>
