import { createHmac } from 'node:crypto'
import { cookieValue } from '../../domain/shared/cookies.ts'
import { isSameSecret } from '../http/same-secret.ts'

/** Counted from the last page of the desk. */
const LIFETIME_S = 180 * 24 * 60 * 60
const NAME = 'langkah.desk'

interface Parts {
  secret: string
  configuration: { siteUrl: string | null }
}

/**
 * A signed cookie on devices that have shown the desk, the same on all of them. It opens nothing and names nobody: without
 * a session it leads to sign-in, where strangers find nothing.
 */
export function knownDevices({ secret, configuration }: Parts) {
  const value = createHmac('sha256', secret).update('device of the desk').digest('base64url')
  const flags = `Path=/admin; HttpOnly; SameSite=Lax${configuration.siteUrl?.startsWith('https:') ? '; Secure' : ''}`
  return {
    isKnown: (cookies: string | undefined): boolean => isSameSecret(cookieValue(cookies, NAME) ?? '', value),
    cookie: `${NAME}=${value}; Max-Age=${LIFETIME_S}; ${flags}`,
  }
}
