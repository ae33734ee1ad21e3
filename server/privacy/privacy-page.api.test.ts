import { expect, test } from 'vitest'
import { createTestSite } from '../../tests/harness/test-site.ts'

const pageOf = async (environment: Record<string, string>) => {
  const site = await createTestSite({ environment })
  const html = await (await site.request('/privacy?lang=en')).text()
  await site.close()
  return html
}

test('the privacy page of a site with no configuration names no receiver but the school', async () => {
  const html = await pageOf({})
  expect(html).toContain('There are no third-party analytics or trackers.')
  expect(html).toContain('730 days')
  for (const receiver of ['Google Analytics', 'WhatsApp, by Meta', 'AI provider', 'email provider'])
    expect(html).not.toContain(receiver)
})

test('the privacy page follows the configuration: receivers and times', async () => {
  const html = await pageOf({
    GA_MEASUREMENT_ID: 'G-TEST123456',
    SMTP_URL: 'smtp://mail.example',
    WHATSAPP_TOKEN: 'token-token',
    WHATSAPP_PHONE_NUMBER_ID: '4711',
    KEEP_LEADS_DAYS: '365',
    KEEP_TRANSCRIPTS_DAYS: '33',
    KEEP_EVENTS_DAYS: '22',
  })
  for (const told of [
    'Google Analytics only if you allow it',
    'WhatsApp, by Meta',
    'email provider',
    '365 days',
    '33 days',
    '22 days',
  ])
    expect(html).toContain(told)
})

test.each(['id', 'en'])('the footer of every page with one leads to the privacy page, in %s', async (language) => {
  const site = await createTestSite()
  for (const path of ['/', '/programs', '/privacy']) {
    const html = await (await site.request(`${path}?lang=${language}`)).text()
    const footer = html.match(/<footer[\s\S]*<\/footer>/)?.[0]
    const title = language === 'id' ? 'Kebijakan privasi' : 'Privacy policy'
    expect(footer, path).toMatch(new RegExp(`<a [^>]*href="/privacy"[^>]*>${title}</a>`))
  }
  await site.close()
})
