import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '../../tests/harness/account-suite.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('the page of documents leads a member to their devices and security, in both languages', async () => {
  const { sari } = await newcomer(site)
  for (const [language, words] of Object.entries({ id: 'Perangkat dan Keamanan', en: 'Devices and Security' })) {
    sari.cookies.set('lang', language)
    const html = await (await sari.get('/documents')).response.text()
    expect(html).toMatch(new RegExp(`<a [^>]*href="/account/security"[^>]*>${words}<`))
  }
})
