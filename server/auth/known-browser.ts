import { createHmac, randomBytes } from 'node:crypto'
import { cookieValue } from '../../domain/shared/cookies.ts'
import { isSameSecret } from '../http/same-secret.ts'
import { COOKIE_PREFIX } from './identity.ts'

const LIFETIME_S = 180 * 24 * 60 * 60

interface Parts {
  secret: string
  configuration: { siteUrl: string | null }
}

/** A signed cookie for each account that was signed in to in this browser. It opens nothing: it only eases limits. */
export function knownBrowsers({ secret, configuration }: Parts) {
  const secure = configuration.siteUrl?.startsWith('https:') ? { prefix: '__Host-', flag: '; Secure' } : null
  const mac = (text: string) => createHmac('sha256', secret).update(`known browser ${text}`).digest('base64url')
  const nameOf = (account: string) => `${secure?.prefix ?? ''}${COOKIE_PREFIX}.known_${mac(account).slice(0, 12)}`
  return {
    /** The id of a browser that its owner signed in with before, else null. */
    idOf: (cookies: string | undefined, account: string): string | null => {
      const [id, signature] = cookieValue(cookies, nameOf(account))?.split('.') ?? []
      return id && signature && isSameSecret(signature, mac(`${id} ${account}`)) ? id : null
    },
    /** The cookie to set when an owner has signed in. */
    cookieFor: (account: string): string => {
      const id = randomBytes(12).toString('base64url')
      const value = `${id}.${mac(`${id} ${account}`)}`
      return `${nameOf(account)}=${value}; Max-Age=${LIFETIME_S}; Path=/; HttpOnly; SameSite=Lax${secure?.flag ?? ''}`
    },
  }
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>
