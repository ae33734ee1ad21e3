import { afterEach, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
afterEach(() => site.close())

test('ANA-03 with no measurement id no page names a third party, and the policy lets none in', async () => {
  site = await createTestSite()
  const response = await site.request('/')
  expect(response.headers.get('content-security-policy')).not.toMatch(/google/)
  const html = await response.text()
  expect(html).not.toMatch(/data-measurement|googletagmanager|google-analytics/)
})

test('ANA-03 with one, pages carry it, and the policy lets in the tag and where it sends to, nothing else', async () => {
  site = await createTestSite({ environment: { GA_MEASUREMENT_ID: 'G-TEST123456' } })
  const response = await site.request('/')
  expect(await response.text()).toContain('data-measurement-id="G-TEST123456"')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' ")
  expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com(;|$)/)
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/)
  expect(policy).not.toContain('unsafe-inline')
})
