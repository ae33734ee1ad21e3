import type { OtpSent } from '../../../domain/auth/auth-contract.ts'

export interface SentCode {
  email: string
  expiresAtMs: number
  /** In demo mode, the code itself. */
  demoCode?: string | undefined
}

const KEY = 'verification'

/** Remembers when the code that was sent ends: a reload finds the countdown where it was. */
export function keepVerification(email: string, { expiresInS, demoCode }: OtpSent): SentCode {
  const sent: SentCode = { email, expiresAtMs: Date.now() + expiresInS * 1000, demoCode }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // a browser that keeps nothing forgets it at a reload
  }
  return sent
}

/** What was sent to this address, if anything. */
export function keptVerification(email: string): SentCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentCode | null
    return kept?.email.toLowerCase() === email.toLowerCase() ? kept : null
  } catch {
    return null
  }
}

export function forgetVerification(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // there is nothing to forget
  }
}
