import { sample } from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inLongRun } from '../../tests/harness/long-run.ts'
import { oddEmail } from '../../tests/harness/odd-emails.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { visitor } from '../../tests/harness/visitor.ts'

vi.setConfig({ testTimeout: 120_000 })

const PASSWORD = 'rahasia-50'
const ADDRESSES = inLongRun(1000, 250)
const PATHS = ['sign-up', 'sign-in', 'forgot-password'] as const
let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const answerTo = async (path: string, email: string, from = '203.0.113.1') => {
  const { status, body } = await visitor(site, { from }).post(`/api/account/${path}`, { email, password: PASSWORD })
  return `${status} ${body.error?.code ?? ''}`
}

const REFUSED = ['budi..santoso@gmail.com', '.a@x.id', 'a@x_y.id', 'a@x.i', '\u00e9@contoh.id', 'a@ex\u00e4mple.com']
test.each(REFUSED)('AUTH-02 AUTH-05 %s is no valid address, wherever it is typed', async (email) => {
  for (const path of PATHS) expect(await answerTo(path, email), path).toBe('400 auth.email_invalid')
})

test(`${ADDRESSES} odd addresses are each taken or refused, by one rule everywhere, and none is the site\u2019s fault`, async () => {
  const emails = sample(oddEmail, { numRuns: ADDRESSES, seed: 20261115 })
  const taken = new Set<string>()
  for (const [count, email] of emails.entries()) {
    const from = `198.51.${count >> 8}.${count & 255}`
    const isRefused = (answer: string) => answer === '400 auth.email_invalid' || answer === '400 body.invalid'
    const reset = await answerTo('forgot-password', email, from)
    const up = await answerTo('sign-up', email, from)
    expect(up, email).toMatch(
      /^(200 |400 (auth\.email_invalid|body\.invalid)|409 auth\.email_taken|429 rate\.limited)$/,
    )
    expect(isRefused(up), email).toBe(isRefused(reset))
    if (up === '200 ') taken.add(email)
  }
  expect(taken.size).toBeGreaterThan(10)
  await site.services.outboxWorker.work()
  expect(site.logLines().filter(({ level }) => level === 50)).toEqual([])
})
