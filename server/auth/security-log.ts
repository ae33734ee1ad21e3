import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Role } from '../../domain/auth/roles.ts'
import type { AuthContext } from './auth-context.ts'

export type SecurityEvent =
  | 'signed up'
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in limited'
  | 'signed out'
  | 'reset asked for'
  | 'password reset'
  | 'password changed'
  | 'sessions ended'
  | 'account deleted'
  | 'code failed'
  | 'code limited'
  | 'recovery code used'
  | 'two-step sign-in set up'
  | 'two-step sign-in turned off'
  | 'recovery codes renewed'
  | 'invited to the team'
  | 'joined the team'
  | 'removed from the team'

/** The same for all lines about an account, and useless to who does not know its address. */
export const accountReference = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`account reference ${email.toLowerCase()}`).digest('hex').slice(0, 12)

/** What happened to which account, without its address. */
export const securityLog =
  ({ log, secret }: { log: Logger; secret: string }) =>
  (c: AuthContext, event: SecurityEvent, email: string, { by, role }: { by?: string; role?: Role } = {}): void =>
    log.info(
      {
        requestId: c.get('requestId'),
        account: accountReference(secret, email),
        ...(by && { by: accountReference(secret, by) }),
        ...(role && { role }),
      },
      event,
    )
