import { createHmac } from 'node:crypto'
import type { Identity } from './identity.ts'

/** The cookie of a session, as the sign-in library would set it. */
export async function sessionCookie(identity: Identity, secret: string, token: string): Promise<string> {
  const { name, attributes } = (await identity.$context).authCookies.sessionToken
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  const secure = attributes.secure ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${attributes.maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** The token in a list of Set-Cookie lines; null if none begins a session. */
export async function sessionTokenIn(identity: Identity, setCookies: readonly string[]): Promise<string | null> {
  const { name } = (await identity.$context).authCookies.sessionToken
  const line = setCookies.find((cookie) => cookie.startsWith(`${name}=`))
  const value = decodeURIComponent(line?.slice(name.length + 1).split(';')[0] ?? '')
  return value.slice(0, value.lastIndexOf('.')) || null
}
