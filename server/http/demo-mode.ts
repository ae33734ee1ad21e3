import { createHmac, randomBytes } from 'node:crypto'
import { cookieValue } from '../../domain/shared/cookies.ts'
import { isLoopback } from './client-address.ts'
import type { SiteEnvironment } from './environment.ts'
import { isSameSecret } from './same-secret.ts'

type Connection = SiteEnvironment['Bindings']['incoming']

const COOKIE = 'langkah.demo'
const SECRET_BYTES = 24
/** Headers that proxies, tunnels and CDNs add, besides X-Forwarded-*. */
const FORWARDING_HEADERS = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
  'fastly-client-ip',
  'x-azure-clientip',
  'x-envoy-external-address',
  'cdn-loop',
])

/**
 * For the operator trying the site on their own machine. A local proxy that adds no header looks like a local browser,
 * so the browser must also have opened the link printed at start.
 */
export function createDemoMode({ offersDemo }: { offersDemo: boolean }, secret: string) {
  let token = newSecret()
  const isOffered = (incoming: Connection | undefined): incoming is Connection =>
    offersDemo && incoming !== undefined && isDirect(incoming)
  // Signed, not stored, so that the cookie stays valid when development restarts the site.
  const signatureOf = (id: string): string => createHmac('sha256', secret).update(`demo mode ${id}`).digest('base64url')
  const entryPath = (): string => `/dev/mail?token=${token}`

  return {
    offersDemo,
    /** Its token works once. */
    entryPath,
    /** The link for the operator; null if demo mode cannot be entered. */
    linkAt: (address: string): string | null =>
      offersDemo && isLoopback(hostOf(address)) ? `${address}${entryPath()}` : null,
    /** Exchanges the token for a cookie; null for any other token. */
    enter(incoming: Connection | undefined, given: string | undefined): string | null {
      if (!given || !isOffered(incoming) || !isSameSecret(given, token)) return null
      token = newSecret()
      const id = newSecret()
      return `${COOKIE}=${id}.${signatureOf(id)}; Path=/; HttpOnly; SameSite=Strict`
    },
    admits(incoming: Connection | undefined): boolean {
      if (!isOffered(incoming)) return false
      const [id, signature] = cookieValue(incoming.headers.cookie, COOKIE)?.split('.') ?? []
      return id !== undefined && signature !== undefined && isSameSecret(signature, signatureOf(id))
    },
  }
}

export type DemoMode = ReturnType<typeof createDemoMode>

/** Both the peer and the Host must be loopback: any domain may resolve to 127.0.0.1 (DNS rebinding). */
const isDirect = ({ headers, socket }: Connection): boolean =>
  !Object.keys(headers).some((name) => name.startsWith('x-forwarded') || FORWARDING_HEADERS.has(name)) &&
  isLoopback(hostOf(`http://${headers.host}`)) &&
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))

const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? ''

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')
