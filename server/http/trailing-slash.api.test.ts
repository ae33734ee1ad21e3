import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test.each([
  ['/programs/', '/programs'],
  ['/programs/?lang=en&utm_source=x', '/programs?lang=en&utm_source=x'],
  ['/login/?returnTo=%2Fdocuments', '/login?returnTo=%2Fdocuments'],
])('%s is sent on to %s', async (asked, location) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await site.request(asked, { method })
    expect([answer.status, answer.headers.get('location')], method).toEqual([308, location])
  }
})

test.each(['//other.example/', '//programs/', '/programs//', '/nothing/', '/api/chat/', '/mailbox/'])(
  '%s is no page, and is not sent anywhere',
  async (asked) => {
    const answer = await site.request(`http://localhost:3000${asked}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  },
)

test('the home page is not redirected', async () => {
  expect((await site.request('/')).status).toBe(200)
})
