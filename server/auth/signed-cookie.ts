import { createHmac } from 'node:crypto'
import { isSameSecret } from '../http/same-secret.ts'

/** Whether a cookie's value was signed with the secret, as the sign-in library does it: `value.signature`, encoded. */
export function isSignedCookie(encoded: string, secret: string): boolean {
  const cookie = decoded(encoded)
  const dot = cookie.lastIndexOf('.')
  if (dot < 1) return false
  const signature = createHmac('sha256', secret).update(cookie.slice(0, dot)).digest('base64')
  return isSameSecret(cookie.slice(dot + 1), signature)
}

function decoded(value: string): string {
  const unquoted = value.startsWith('"') ? value.slice(1, -1) : value
  try {
    return decodeURIComponent(unquoted)
  } catch {
    return unquoted
  }
}
