import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import {
  CODE_LENGTH,
  CODE_LIFETIME_S,
  CODE_TRIES,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../../domain/auth/account-rules.ts'
import type { Language } from '../../domain/shared/language.ts'
import { rememberedLanguage } from '../http/remembered-language.ts'
import type { Database } from '../outside/database/tables.ts'
import type { AccountMails } from './account-mails.ts'
import { forgetPush } from './forget-push.ts'
import { checkedIdTokens, type GoogleSettings, googleProvider } from './google-provider.ts'
import { libraryLog } from './library-log.ts'
import { hashPassword, type PasswordCost, verifyPassword } from './password-hash.ts'
import { acceptInvitation } from './team/accept-invitation.ts'
import { forgetDevices } from './two-step/two-step.ts'
import { voidResetLinks } from './void-reset-links.ts'

export const COOKIE_PREFIX = 'langkah'
const RESET_LIFETIME_S = 3600

export interface IdentityParts {
  database: Database
  secret: string
  configuration: { siteUrl: string | null; google: GoogleSettings | null; passwordCost: PasswordCost }
  mails: AccountMails
  log: Logger
}

export type Identity = Awaited<ReturnType<typeof loadIdentity>>

/** The auth library on our database. Its endpoints are reachable only through our routes, which apply rate limits. */
export async function loadIdentity({ database, secret, configuration, mails, log }: IdentityParts) {
  const [{ betterAuth }, { admin }, { emailOTP }, googlePlugins] = await Promise.all([
    import('better-auth'),
    import('better-auth/plugins/admin'),
    import('better-auth/plugins/email-otp'),
    loadGoogle(configuration),
  ])
  const isHttps = configuration.siteUrl?.startsWith('https:') ?? false
  const identity = betterAuth({
    secret,
    database: { db: database.joinable, type: database.engine, transaction: true },
    user: { modelName: 'auth_user', deleteUser: { enabled: true } },
    // No cache in the browser: a session that was ended elsewhere ends at once.
    session: { modelName: 'auth_session', cookieCache: { enabled: false } },
    account: { modelName: 'auth_account', updateAccountOnSignIn: false },
    verification: { modelName: 'auth_verification', storeIdentifier: 'hashed' },
    advanced: {
      // The library's own prefix for https is __Secure-, which a subdomain may set, too.
      cookiePrefix: `${isHttps ? '__Host-' : ''}${COOKIE_PREFIX}`,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { disableIpTracking: true },
      // Said outright: in tests the library would leave it out.
      disableOriginCheck: false,
      database: { validateSchema: false },
    },
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    onAPIError: { errorURL: '/login' },
    logger: libraryLog(log),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: (password) => hashPassword(password, configuration.passwordCost), verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_LIFETIME_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        await voidResetLinks(await identity.$context, user.id, token)
        await mails.resetLink(user.email, token, languageOf(request))
      },
      onPasswordReset: async ({ user }, request) => {
        const context = await identity.$context
        await voidResetLinks(context, user.id)
        await context.internalAdapter.updateUser(user.id, { emailVerified: true })
        await acceptInvitation(database.joinable, user.id, Date.now())
        await forgetDevices(database.joinable, user.id)
        await forgetPush(database.joinable, user.id, 'all')
        await mails.passwordChanged(user.email, languageOf(request))
      },
    },
    databaseHooks: { account: { create: { before: async (account) => ({ data: withoutTokens(account) }) } } },
    plugins: [
      admin(),
      emailOTP({
        otpLength: CODE_LENGTH,
        expiresIn: CODE_LIFETIME_S,
        allowedAttempts: CODE_TRIES,
        storeOTP: { hash: async (code) => createHmac('sha256', secret).update(`otp ${code}`).digest('base64url') },
        sendVerificationOTP: async () => {},
      }),
      ...googlePlugins,
    ],
  })
  await identity.$context
  return identity
}

async function loadGoogle({ google }: { google: GoogleSettings | null }) {
  if (!google) return []
  const { genericOAuth, oauthPopup } = await import('better-auth/plugins')
  return [genericOAuth({ config: [googleProvider(google)] }), checkedIdTokens(google), oauthPopup()]
}

const languageOf = (request: Request | undefined): Language => rememberedLanguage(request?.headers.get('cookie'))

/** Google's tokens are not stored: only the identity is needed. */
const withoutTokens = <Account extends object>(account: Account): Account => ({
  ...account,
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
})
