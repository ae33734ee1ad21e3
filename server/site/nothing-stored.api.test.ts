import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer } from '../../tests/harness/account-suite.ts'
import { CALL_BODIES } from '../../tests/harness/call-bodies.ts'
import { makeReadOnly } from '../../tests/harness/read-only.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

const ADDRESSES = [
  '/',
  '/programs',
  '/documents',
  '/api/session',
  '/api/user?userId=u1',
  '/api/account/google',
  '/api/account/google/popup?nonce=x',
  '/api/auth/callback/google?code=x&state=y',
  '/privacy/confirm?token=x',
]

describe('while nothing can be stored', () => {
  let site: TestSite
  let cookie: string
  beforeAll(async () => {
    site = await createTestSite({ environment: { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' } })
    const { sari } = await newcomer(site)
    cookie = [...sari.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await makeReadOnly(site.services.database)
  })
  afterAll(() => site.close())

  const isExpected = ({ status, headers }: Response) => status < 500 || (status === 503 && headers.has('retry-after'))

  test.each(ADDRESSES)('%s is answered, or says when to come back', async (path) => {
    for (const headers of [{}, { cookie }]) {
      const response = await site.request(path, { headers })
      expect(isExpected(response), `${response.status} ${await response.text()}`).toBe(true)
    }
  })

  test.each(Object.entries(CALL_BODIES))(
    'a post to %s is answered, or says when to come back',
    async (path, bodies) => {
      for (const body of bodies) {
        const response = await site.post(path, body, { cookie })
        expect(isExpected(response), `${response.status} ${await response.text()}`).toBe(true)
      }
    },
  )
})
