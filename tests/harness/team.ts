import { expect } from 'vitest'
import type { Role } from '../../domain/auth/roles.ts'
import { codeAt, stepAt } from '../../server/auth/two-step/totp.ts'
import { newcomer } from './account-suite.ts'
import { fromBase32, giveRole } from './roles.ts'
import type { TestSite } from './test-site.ts'
import type { Visitor } from './visitor.ts'

/** Somebody with a role who is signed in, with a second factor if they need one. */
export async function teamMember(site: TestSite, role: Role, options?: Parameters<typeof newcomer>[1]) {
  const { sari: who, email } = await newcomer(site, options)
  await giveRole(site.services.database, email, role)
  const app = role === 'owner' ? await withTwoStep(site, who) : null
  return { who, email, app }
}

export interface AuthenticatorApp {
  /** A code that has not been used yet: each call is half a minute later. The first two are accepted at once. */
  nextCode(): string
  recoveryCodes: string[]
}

/** Sets up the second factor of a signed-in member. */
export async function withTwoStep(site: TestSite, who: Visitor): Promise<AuthenticatorApp> {
  const { body } = await who.post('/api/account/two-step/begin', {})
  const secret = fromBase32((body as unknown as { key: string }).key)
  let step = stepAt(site.services.now())
  const nextCode = () => codeAt(secret, step++)
  const confirmed = await who.post('/api/account/two-step/confirm', { code: nextCode() })
  expect(confirmed.status).toBe(200)
  return { nextCode, recoveryCodes: (confirmed.body as unknown as { recoveryCodes: string[] }).recoveryCodes }
}
