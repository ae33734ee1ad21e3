export const MIN_PASSWORD_LENGTH = 6
/** For accounts that can see or change more than their own data. */
export const MIN_TEAM_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128
export const MAX_EMAIL_LENGTH = 254
export const CODE_LENGTH = 6
export const CODE_LIFETIME_S = 600
export const CODE_TRIES = 5

export type FormProblem = 'fields.missing' | 'email.missing' | 'email.invalid' | 'passwords.differ' | 'password.short'

const LOCAL = "(?:[A-Za-z0-9_'+-]+\\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]"
const DOMAIN = '(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}'
const EMAIL = new RegExp(`^${LOCAL}@${DOMAIN}$`)

/** The schema library's rule, which the auth library uses, too: what passes here is not refused later. */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)

export function problemWithSignIn({ email, password }: { email: string; password: string }): FormProblem | null {
  if (email === '' || password === '') return 'fields.missing'
  return isEmail(email) ? null : 'email.invalid'
}

export function problemWithSignUp(form: { email: string; password: string; repeated: string }): FormProblem | null {
  if (form.email === '' || form.password === '' || form.repeated === '') return 'fields.missing'
  return isEmail(form.email) ? problemWithNewPassword(form) : 'email.invalid'
}

export function problemWithNewPassword(
  form: { password: string; repeated: string },
  minLength = MIN_PASSWORD_LENGTH,
): FormProblem | null {
  if (form.password === '' || form.repeated === '') return 'fields.missing'
  if (form.password !== form.repeated) return 'passwords.differ'
  return form.password.length < minLength ? 'password.short' : null
}

export function problemWithEmail(email: string): FormProblem | null {
  if (email === '') return 'email.missing'
  return isEmail(email) ? null : 'email.invalid'
}
