import { isIP } from 'node:net'
import type { SiteEnvironment } from './environment.ts'

type Connection = SiteEnvironment['Bindings']['incoming']

/**
 * Whom limits count: the socket's address or, behind trusted proxies, the X-Forwarded-For entry that the outermost of
 * them added. Every IPv6 subscriber has at least a /64 to choose addresses from, so a /64 is one client.
 */
export function clientAddress(incoming: Connection | undefined, trustedProxies: number): string {
  const socketAddress = incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return countedAs(socketAddress)
  const header = incoming?.headers['x-forwarded-for']
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => withoutPort(address.trim()))
    .filter(Boolean)
  const hop = forwarded.at(-trustedProxies) ?? forwarded[0]
  return countedAs(hop && isIP(hop) ? hop : socketAddress)
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || address === 'localhost' || /^127(\.\d{1,3}){3}$/.test(address)

function countedAs(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIPv4) return ipv4Of(groups.slice(6))
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The eight groups of any spelling: with '::', in capitals, with an IPv4 tail or a zone. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = (address.split('%')[0] ?? '').split('::').map(numbersIn)
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

const numbersIn = (part: string): number[] =>
  part.split(':').flatMap((group) => {
    if (group === '') return []
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })

const ipv4Of = (groups: readonly number[]): string => groups.flatMap((group) => [group >> 8, group & 255]).join('.')

const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
