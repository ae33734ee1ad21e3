import { createHmac } from 'node:crypto'
import { SESSION_COOKIE } from '../../server/auth/auth.ts'
import type { TestSite } from './test-site.ts'

/** A session cookie as the site signs it, for a session that need not exist. */
export function sessionCookie({ services }: Pick<TestSite, 'services'>, name = SESSION_COOKIE): string {
  const signature = createHmac('sha256', services.secret).update('some-token').digest('base64')
  return `${name}=${encodeURIComponent(`some-token.${signature}`)}`
}
