const STORAGE_KEY = 'user-id'

/** A bucket for limits and statistics, kept in the browser; never a proof of who someone is. */
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
    // a browser that keeps nothing gets a new id each time
  }
}

/** Unguessable and unique; `crypto.randomUUID` is missing where a page is served without https. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

function read(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
