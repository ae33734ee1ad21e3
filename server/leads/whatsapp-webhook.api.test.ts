import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'

let desk: LeadDesk
beforeEach(async () => {
  desk = await openLeadDesk()
})
afterEach(() => desk.close())

describe('the webhook', () => {
  test('answers the challenge to the right token only', async () => {
    const ask = (token: string) =>
      desk.request(`/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`)
    const right = await ask('verify-token')
    expect([right.status, await right.text()]).toEqual([200, '42'])
    for (const wrong of ['wrong', '', 'verify-toke', 'verify-token-', 'Verify-token'])
      expect((await ask(wrong)).status, wrong).toBe(403)
    const without = await desk.request('/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=42')
    expect(without.status).toBe(403)
  })

  test('follows a message’s status, also when news come twice and out of order', async () => {
    await desk.post('/api/register', form())
    await desk.work()
    const tell = (status: string) =>
      desk.webhook({ entry: [{ changes: [{ value: { statuses: [{ id: 'wamid.1', status }] } }] }] })
    for (const status of ['delivered', 'sent', 'delivered']) expect((await tell(status)).status).toBe(200)
    expect(await desk.jobs()).toMatchObject([{ external_status: 'delivered' }])
  })

  test('believes nothing that is not signed', async () => {
    const body = JSON.stringify({ entry: [] })
    const response = await desk.request('/webhooks/whatsapp', {
      method: 'POST',
      body,
      headers: { 'x-hub-signature-256': 'sha256=00' },
    })
    expect(response.status).toBe(403)
  })
})
