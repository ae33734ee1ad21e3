import { createHmac } from 'node:crypto'
import { cookieValue } from '../../../domain/shared/cookies.ts'
import { isSameSecret } from '../../http/same-secret.ts'
import { COOKIE_PREFIX } from '../identity.ts'

const LIFETIME_S = 30 * 24 * 60 * 60

interface Parts {
  secret: string
  now: () => number
  configuration: { siteUrl: string | null }
}

interface Account {
  userId: string
  /** Renewed when the account's devices are forgotten. */
  deviceKey: string
}

/** A signed cookie for each account on a device that its owner trusts: the password is enough there for a month. */
export function trustedDevices({ secret, now, configuration }: Parts) {
  const secure = configuration.siteUrl?.startsWith('https:') ? { prefix: '__Host-', flag: '; Secure' } : null
  const mac = (text: string) => createHmac('sha256', secret).update(`trusted device ${text}`).digest('base64url')
  const nameOf = (userId: string) => `${secure?.prefix ?? ''}${COOKIE_PREFIX}.trusted_${mac(userId).slice(0, 12)}`
  const signed = ({ userId, deviceKey }: Account, untilMs: number) => mac(`${userId} ${deviceKey} ${untilMs}`)
  return {
    isTrusted: (cookies: string | undefined, account: Account): boolean => {
      const [until = '', signature = ''] = cookieValue(cookies, nameOf(account.userId))?.split('.') ?? []
      return Number(until) > now() && isSameSecret(signature, signed(account, Number(until)))
    },
    cookieFor: (account: Account): string => {
      const untilMs = now() + LIFETIME_S * 1000
      const value = `${untilMs}.${signed(account, untilMs)}`
      return `${nameOf(account.userId)}=${value}; Max-Age=${LIFETIME_S}; Path=/; HttpOnly; SameSite=Lax${secure?.flag ?? ''}`
    },
  }
}

export type TrustedDevices = ReturnType<typeof trustedDevices>
