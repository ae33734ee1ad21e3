import { isLoopback } from './client-address.ts'
import type { SiteEnvironment } from './environment.ts'

type Connection = SiteEnvironment['Bindings']['incoming']

/**
 * The operator trying the site on their own machine: neither a public address nor a mail server is configured, no proxy
 * stands between, and the site was asked for by a name of this machine: another name may be any page's that resolves here.
 */
export function isDemo(
  { siteUrl, mail }: { siteUrl: string | null; mail: { smtpUrl: string | null } },
  incoming: Connection | undefined,
): boolean {
  if (siteUrl !== null || mail.smtpUrl !== null || !incoming) return false
  const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => name in incoming.headers,
  )
  const host = URL.parse(`http://${incoming.headers.host}`)?.hostname.replace(/^\[|\]$/g, '') ?? ''
  return !forwarded && isLoopback(host) && isLoopback((incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
}
