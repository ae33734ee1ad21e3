import { afterAll, afterEach, beforeAll } from 'vitest'
import { PASSWORD } from './account-suite.ts'
import { teamMember } from './team.ts'
import { createTestSite, type TestSite } from './test-site.ts'
import { type Visitor, visitor } from './visitor.ts'

/** Moved by tests. The sign-in library has a clock of its own. */
export const clock = { aheadMs: 0 }
/** New for each suite. */
export let site: TestSite

/** For the suite that calls it: a site whose clock is right when a test begins. */
export function withTwoStepSite(): void {
  beforeAll(async () => {
    site = await createTestSite({ now: () => Date.now() + clock.aheadMs })
  })
  afterEach(() => {
    clock.aheadMs = 0
  })
  afterAll(() => site.close())
}

let hosts = 0
export const stranger = () => {
  hosts += 1
  return visitor(site, { from: `10.8.${hosts >> 8}.${hosts & 255}` })
}
export const signIn = (who: Visitor, email: string) => who.post('/api/account/sign-in', { email, password: PASSWORD })
export const enter = (who: Visitor, code: string, more = {}) => who.post('/api/account/sign-in/code', { code, ...more })
export const mailsTo = async (email: string) => {
  await site.services.outboxWorker.work()
  const { queries } = site.services.database
  return queries.selectFrom('mailbox').select('subject').where('to_address', '=', email).execute()
}
export const owner = async () => {
  hosts += 1
  const { who, email, app } = await teamMember(site, 'owner', { from: `10.7.0.${hosts & 255}` })
  if (!app) throw new Error('an owner needs an app')
  return { who, email, app }
}
