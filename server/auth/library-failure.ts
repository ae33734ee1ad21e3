import { Failure, type FailureCode } from '../../domain/shared/failure.ts'
import { rethrowDatabaseUnavailable } from '../outside/database/database-unavailable.ts'

const CODES: Record<string, FailureCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'auth.credentials',
  INVALID_EMAIL: 'auth.email_invalid',
  // Fields are validated before; the only one that the library validates again is the address.
  VALIDATION_ERROR: 'auth.email_invalid',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth.email_taken',
  PASSWORD_TOO_SHORT: 'auth.password_short',
  PASSWORD_TOO_LONG: 'auth.password_long',
  INVALID_PASSWORD: 'auth.password_wrong',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'auth.password_none',
  BANNED_USER: 'auth.disabled',
  INVALID_TOKEN: 'auth.link_expired',
  USER_NOT_FOUND: 'auth.link_expired',
  OTP_EXPIRED: 'auth.code_expired',
  INVALID_OTP: 'auth.code_wrong',
  TOO_MANY_ATTEMPTS: 'auth.code_void',
  SESSION_EXPIRED: 'auth.stale',
  SESSION_NOT_FRESH: 'auth.stale',
  UNAUTHORIZED: 'auth.required',
}

/** Turns errors of the auth library into a Failure. */
export async function asFailure<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await rethrowDatabaseUnavailable(call)
  } catch (error) {
    const code = CODES[codeOf(error)]
    throw code ? new Failure(code) : error
  }
}

/** Empty if the library did not throw it. No instanceof: importing its error class would load the library at start. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || error.name !== 'APIError') return ''
  const { body, statusCode } = error as { body?: { code?: string }; statusCode?: number }
  return body?.code ?? (statusCode === 401 ? 'UNAUTHORIZED' : '')
}
