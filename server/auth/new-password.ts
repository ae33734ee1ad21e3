import type { Language } from '../../domain/shared/language.ts'
import type { AccountMails } from './account-mails.ts'
import { cookieHeaders } from './auth.ts'
import type { Identity } from './identity.ts'
import { asFailure } from './library-failure.ts'
import { requestIn } from './reset-request.ts'
import { voidResetLinks } from './void-reset-links.ts'

/** Sets a new password with the token of a reset link, which works once and voids all others. All sessions end. */
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

/** Ends all other sessions and voids reset links. Returns new cookies for this one. */
export async function changePassword(
  { identity, mails }: { identity: Identity; mails: AccountMails },
  { cookies, email, currentPassword, newPassword, language }: PasswordChange,
): Promise<readonly string[]> {
  const { headers, response } = await asFailure(() =>
    identity.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers: cookieHeaders(cookies),
      returnHeaders: true,
    }),
  )
  await voidResetLinks(await identity.$context, response.user.id)
  await mails.passwordChanged(email, language)
  return headers.getSetCookie()
}
