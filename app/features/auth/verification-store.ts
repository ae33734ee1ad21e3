import type { OtpSent } from '../../../domain/auth/auth-contract.ts'

export interface SentCode {
  email: string
  expiresAtMs: number
  /** In demo mode, the code itself. */
  demoCode?: string | undefined
}

const KEY = 'verification'

/** Stores when the sent code expires, so that the countdown survives a reload. */
export function keepVerification(email: string, { expiresInS, demoCode }: OtpSent): SentCode {
  const sent: SentCode = { email, expiresAtMs: Date.now() + expiresInS * 1000, demoCode }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
  } catch {
    // storage is unavailable: a reload loses it
  }
  return sent
}

/** The code that was last sent to this address. */
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
    // storage is unavailable: nothing was stored
  }
}
