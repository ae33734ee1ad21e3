import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('of several sign-ups with one address at once, one succeeds; the others learn that it is taken', async () => {
  const body = JSON.stringify({ email: 'sari@contoh.id', password: 'rahasia-50' })
  const headers = { 'content-type': 'application/json' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const response = await site.request('/api/account/sign-up', { method: 'POST', body, headers })
      return `${response.status} ${(await response.json()).error?.code ?? ''}`.trim()
    }),
  )
  expect(answers.sort()).toEqual(['200', ...Array.from({ length: 4 }, () => '409 auth.email_taken')])
  expect(await site.services.database.queries.selectFrom('auth_user').select('email').execute()).toHaveLength(1)
})
