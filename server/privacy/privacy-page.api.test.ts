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
  for (const receiver of ['Google Analytics', 'WhatsApp, by Meta', 'AI provider', 'e-mail provider'])
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
    'e-mail provider',
    '365 days',
    '33 days',
    '22 days',
  ])
    expect(html).toContain(told)
})
