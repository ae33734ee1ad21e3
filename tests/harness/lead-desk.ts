import { createHmac } from 'node:crypto'
import { type FakeCloudApi, startFakeCloudApi } from './fake-cloud-api.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export const ADMIN = '6281111111111'
export const BUSINESS = '6282222222222'

export type LeadDesk = Awaited<ReturnType<typeof openLeadDesk>>

/** A site with a WhatsApp service on loopback and a clock of its own, and what a lead's tests look at. */
export async function openLeadDesk(environment: Record<string, string> = {}) {
  const clock = { nowMs: Date.UTC(2026, 10, 15, 2, 0) }
  const cloud: FakeCloudApi = await startFakeCloudApi({ phoneNumberId: '4711', token: 'secret-token' })
  const site: TestSite = await createTestSite({
    environment: {
      WHATSAPP_TOKEN: 'secret-token',
      WHATSAPP_PHONE_NUMBER_ID: '4711',
      WHATSAPP_API_URL: cloud.url,
      WHATSAPP_ADMIN_NUMBER: ADMIN,
      WHATSAPP_BUSINESS_NUMBER: `+${BUSINESS}`,
      WHATSAPP_APP_SECRET: 'app-secret',
      WHATSAPP_VERIFY_TOKEN: 'verify-token',
      ...environment,
    },
    now: () => clock.nowMs,
  })
  const { queries } = site.services.database
  const work = () => site.services.outboxWorker.work()
  return {
    ...site,
    clock,
    cloud,
    work,
    /** Somebody fills in the form. */
    register: (changes: object = {}) => site.post('/api/register', form(changes)),
    /** A second after whatever happened last. */
    registerNext: (changes: object = {}) => {
      clock.nowMs += 1000
      return site.post('/api/register', form(changes))
    },
    workLater: (laterMs = 7000) => {
      clock.nowMs += laterMs
      return work()
    },
    leads: () => queries.selectFrom('leads').selectAll().orderBy('created_at_ms').execute(),
    people: () => queries.selectFrom('people').selectAll().execute(),
    jobs: () => queries.selectFrom('outbox').selectAll().execute(),
    webhook: (body: unknown) => {
      const raw = JSON.stringify(body)
      const signature = `sha256=${createHmac('sha256', 'app-secret').update(raw).digest('hex')}`
      return site.request('/webhooks/whatsapp', {
        method: 'POST',
        body: raw,
        headers: { 'x-hub-signature-256': signature },
      })
    },
    close: async () => {
      await site.close()
      await cloud.close()
    },
  }
}

let key = 0
/** A registration as the form sends it, each with a key of its own. */
export const form = (changes: object = {}) => ({
  kind: 'registration',
  idempotencyKey: `key-${String(key++).padStart(16, '0')}`,
  name: 'Sari Wulandari',
  email: 'Sari@Contoh.id',
  phone: '0812-3456-7890',
  city: 'Bandung',
  type: 'Individual',
  consent: { wordingVersion: '1', language: 'id', marketing: false },
  language: 'id',
  userId: 'user_1',
  filledInMs: 20_000,
  ...changes,
})

/** An answer that a visitor gave the tutor. */
export const capture = (changes: object = {}) => ({
  userId: 'user_2',
  captureId: 'capture_00000000001',
  status: 'partial',
  language: 'en',
  consent: { wordingVersion: '1', language: 'en', marketing: false },
  leadInfo: {},
  ...changes,
})
