import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts'

const TIMEOUT_MS = 5000
const DAY_MS = 86_400_000
const SOON_DAYS = 14

/** The public address as seen from this machine. */
export async function checkPublicAddress(siteUrl: string | null, nowMs: number): Promise<Finding[]> {
  if (!siteUrl) return [warning('address', 'SITE_URL is not set: the site is for this machine only.')]
  const { hostname, port, protocol } = new URL(siteUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  try {
    const addresses = await lookup(host, { all: true })
    const found = ok('address', `${host} is ${addresses.map(({ address }) => address).join(', ')}`)
    const certificate = protocol === 'https:' ? [await checkCertificate(host, Number(port) || 443, nowMs)] : []
    return [found, ...certificate, await checkAnswer(siteUrl)]
  } catch (error) {
    return [
      problem('address', `${host} is not found (${reasonOf(error)}). Check SITE_URL and the domain's DNS records.`),
    ]
  }
}

async function checkCertificate(host: string, port: number, nowMs: number): Promise<Finding> {
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS })
  socket.on('timeout', () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - nowMs) / DAY_MS)
    if (!socket.authorized) return problem('TLS', `Browsers refuse the certificate (${socket.authorizationError}).`)
    const text = `the certificate is valid for ${days} more days`
    return days < SOON_DAYS ? warning('TLS', `Only: ${text}. Is it renewed by itself?`) : ok('TLS', text)
  } catch (error) {
    return problem('TLS', `No connection to port ${port} (${reasonOf(error)}). Is the proxy running?`)
  } finally {
    socket.destroy()
  }
}

async function checkAnswer(siteUrl: string): Promise<Finding> {
  try {
    const answer = await fetch(`${siteUrl}/readyz`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.status === 200) return ok('site', `${siteUrl} is ready`)
    return problem('site', `${siteUrl}/readyz answers ${answer.status}. See the log of the site and of the proxy.`)
  } catch (error) {
    return problem('site', `${siteUrl} does not answer (${reasonOf(error)}). Does the site run?`)
  }
}
