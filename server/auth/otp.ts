import { CODE_LIFETIME_S, CODE_TRIES } from '../../domain/auth/account-rules.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { SignedInUser } from '../http/session-reader.ts'
import type { Database } from '../outside/database/tables.ts'
import type { AccountMails } from './account-mails.ts'
import { cookieHeaders } from './auth.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'

interface OtpParts {
  database: Database
  identity: Identity
  mails: AccountMails
}

const TYPE = 'email-verification'
const identifierOf = (email: string): string => `${TYPE}-otp-${email}`

/** Mails a new code, which replaces the previous one. Returns it for demo mode. */
export async function sendOtp(
  { database, identity, mails }: OtpParts,
  { user, language }: { user: SignedInUser; language: Language },
): Promise<{ code: string; expiresInS: number }> {
  const { internalAdapter } = await identity.$context
  const code = await database.joinable.transaction().execute(async () => {
    await internalAdapter.deleteVerificationByIdentifier(identifierOf(user.email))
    const made = await identity.api.createVerificationOTP({ body: { email: user.email, type: TYPE } })
    await mails.code(user.email, made, language)
    return made
  })
  return { code, expiresInS: CODE_LIFETIME_S }
}

/** Verifies the user's address. The fifth wrong try voids the code and fails with 'auth.code_void'. */
export async function verifyOtp(
  { identity }: Pick<OtpParts, 'identity'>,
  { user, otp, cookies }: { user: SignedInUser; otp: string; cookies: string | undefined },
): Promise<readonly string[]> {
  if (user.emailVerified) return []
  const tries = await triesOf(identity, user.email)
  if (tries >= CODE_TRIES) throw new Failure('auth.code_void')
  try {
    const { headers } = await asFailure(() =>
      identity.api.verifyEmailOTP({
        body: { email: user.email, otp },
        headers: cookieHeaders(cookies),
        returnHeaders: true,
      }),
    )
    return headers.getSetCookie()
  } catch (error) {
    const isLastTry = error instanceof Failure && error.code === 'auth.code_wrong' && tries + 1 >= CODE_TRIES
    throw isLastTry ? new Failure('auth.code_void') : error
  }
}

async function triesOf(identity: Identity, email: string): Promise<number> {
  const { internalAdapter } = await identity.$context
  const kept = await internalAdapter.findVerificationValue(identifierOf(email))
  if (!kept || kept.expiresAt.getTime() < Date.now()) throw new Failure('auth.code_expired')
  return Number(kept.value.split(':').at(-1))
}
