import type { FormProblem } from '../../../domain/auth/account-rules.ts'
import type { TextKey } from '../i18n/texts.ts'

/** A failed account action, with the server's error code or one of the browser's. */
export class AuthFailure extends Error {
  readonly code: string
  /** As the server described it. */
  readonly details: unknown

  constructor(code: string, details?: unknown) {
    super(code === 'auth.required' ? 'No user logged in' : code)
    this.name = 'AuthFailure'
    this.code = code
    this.details = details
  }
}

const TEXTS: Record<string, TextKey> = {
  'auth.credentials': 'auth.credentials',
  'auth.disabled': 'auth.disabled',
  'auth.email_invalid': 'auth.email.invalid',
  'auth.email_taken': 'auth.email.taken',
  'auth.password_short': 'auth.password.short',
  'auth.password_long': 'auth.password.long',
  'auth.password_weak': 'auth.password.weak',
  'auth.password_wrong': 'auth.password.wrong',
  'auth.link_expired': 'auth.link.expired',
  'auth.code_wrong': 'auth.code.wrong',
  'auth.code_expired': 'auth.code.expired',
  'auth.code_void': 'auth.code.void',
  'auth.required': 'auth.required',
  'auth.stale': 'auth.stale',
  'auth.google_off': 'auth.google.off',
  'rate.limited': 'auth.limited',
  'network': 'auth.network',
  'popup.closed': 'auth.popup.closed',
  'popup.blocked': 'auth.popup.blocked',
  'in-app': 'auth.inApp',
}

/** The text that explains a failure. */
export const textOfFailure = (error: unknown): TextKey =>
  (error instanceof AuthFailure && TEXTS[error.code]) || 'auth.unknown'

export const textOfProblem = (problem: FormProblem): TextKey => `auth.${problem}`
