import { randomText } from '../../lib/anonymous-id.ts'

const STORAGE_KEY = 'session-id'
let own: string | null = null

/** Id of a visit: one tab, across its pages. */
export function sessionId(): string {
  own ??= `session_${Date.now()}_${randomText()}`
  try {
    const known = sessionStorage.getItem(STORAGE_KEY)
    if (known) return known
    sessionStorage.setItem(STORAGE_KEY, own)
  } catch {
    // storage is unavailable: one session per page
  }
  return own
}
