import type { Configuration } from '../configuration.ts'
import { isLoopback } from './client-address.ts'
import type { SiteEnvironment } from './environment.ts'

type Connection = SiteEnvironment['Bindings']['incoming']

/** The operator trying the site on their own machine: neither a public address nor a mail server is configured, and no proxy stands between. */
export function isDemo(
  { siteUrl, mail }: Pick<Configuration, 'siteUrl' | 'mail'>,
  incoming: Connection | undefined,
): boolean {
  if (siteUrl !== null || mail.smtpUrl !== null || !incoming) return false
  const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => name in incoming.headers,
  )
  return !forwarded && isLoopback((incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
}
