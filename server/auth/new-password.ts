import type { Language } from '../../domain/shared/language.ts'
import type { AccountMails } from './account-mails.ts'
import { cookieHeaders } from './auth.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'
import { requestIn } from './reset-request.ts'

/** Takes the new password of whoever followed a reset link. The link works once; every session ends. */
export async function resetPassword(
  identity: Identity,
  { token, password, language }: { token: string; password: string; language: Language },
): Promise<void> {
  await asFailure(() => identity.api.resetPassword({ body: { token, newPassword: password }, ...requestIn(language) }))
}

interface PasswordChange {
  cookies: string | undefined
  email: string
  currentPassword: string
  newPassword: string
  language: Language
}

/** Every other session ends; this one goes on with the cookies that it gives. */
export async function changePassword(
  { identity, mails }: { identity: Identity; mails: AccountMails },
  { cookies, email, currentPassword, newPassword, language }: PasswordChange,
): Promise<readonly string[]> {
  const { headers } = await asFailure(() =>
    identity.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers: cookieHeaders(cookies),
      returnHeaders: true,
    }),
  )
  await mails.passwordChanged(email, language)
  return headers.getSetCookie()
}
