import type { Logger } from 'pino'
import type { Role } from '../../domain/auth/roles.ts'
import type { Brand } from '../../domain/brand/brand.ts'
import type { DemoMode } from '../http/demo-mode.ts'
import type { RateLimitDeps } from '../http/rate-limit.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { BreachedPasswords } from '../outside/breaches/breached-passwords.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { MailSender } from '../outside/mail/mail-sender.ts'
import type { AccountMails } from './account-mails.ts'
import type { Auth } from './auth.ts'
import type { GoogleSettings } from './google-provider.ts'
import type { Identity } from './identity.ts'
import type { ErasePerson } from './own-account.ts'
import type { PasswordCost } from './password-hash.ts'

export interface AuthDeps extends RateLimitDeps {
  configuration: {
    trustedProxies: number
    siteUrl: string | null
    port: number
    host: string | null
    google: GoogleSettings | null
    passwordMin: number
    passwordCost: PasswordCost
    twoStepRoles: readonly Role[]
  }
  brand: Brand
  database: Database
  demoMode: DemoMode
  breaches: BreachedPasswords | null
  log: Logger
  outbox: Outbox
  now: () => number
  secret: string
  auth: Auth
  /** The sign-in library, loaded on first use. */
  identity(): Promise<Identity>
  mails: AccountMails
  mail: Pick<MailSender, 'keepsOnly'>
  /** Of links in mails. */
  origin: string
  erasePerson: ErasePerson
  /** For the audit log of the desk, in the given transaction. */
  recordTeamChange(
    queries: Queries,
    change: { actorId: string | null; act: 'invited' | 'removed'; memberId: string },
  ): Promise<void>
}
