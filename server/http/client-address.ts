import type { SiteEnvironment } from './environment.ts'

type Connection = SiteEnvironment['Bindings']['incoming']

/** The socket's address or, behind trusted proxies, the X-Forwarded-For entry that the outermost of them added. */
export function clientAddress(incoming: Connection | undefined, trustedProxies: number): string {
  const socketAddress = unmapIPv4(incoming?.socket.remoteAddress ?? 'unknown')
  if (trustedProxies === 0) return socketAddress
  const header = incoming?.headers['x-forwarded-for']
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((address) => withoutPort(address.trim()))
    .filter(Boolean)
  const hop = forwarded.at(-trustedProxies) ?? forwarded[0]
  return hop && /^[0-9a-fA-F.:]{2,45}$/.test(hop) ? unmapIPv4(hop) : socketAddress
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || address === 'localhost' || /^127(\.\d{1,3}){3}$/.test(address)

/** IPv4-mapped IPv6 addresses as IPv4. */
const unmapIPv4 = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
