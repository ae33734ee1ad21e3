const STORAGE_KEY = 'user-id'

/** Anonymous visitor id for rate limits and statistics; not an identity. */
export function anonymousId(): string {
  const known = read()
  if (known) return known
  const made = `user_${Date.now()}_${randomText()}`
  rememberAnonymousId(made)
  return made
}

export function rememberAnonymousId(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, id)
  } catch {
    // storage is unavailable: a new id each time
  }
}

/** `crypto.randomUUID` is missing on pages served without https. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function read(): string | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    // Earlier builds stored this after a reply without an id: many visitors would share it.
    return stored === 'undefined' ? null : stored
  } catch {
    return null
  }
}
