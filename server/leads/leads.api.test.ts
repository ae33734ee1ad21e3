import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeCloudApi, startFakeCloudApi } from '../../tests/harness/fake-cloud-api.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { GIVE_UP_AFTER_MS } from '../outbox/worker.ts'
import { deadLetters, recentLeads, resendDeadLetters } from './lead-lists.ts'

const ADMIN = '6281111111111'
const BUSINESS = '6282222222222'
let site: TestSite
let cloud: FakeCloudApi
let nowMs: number

beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 15, 2, 0)
  cloud = await startFakeCloudApi({ phoneNumberId: '4711', token: 'secret-token' })
  site = await createTestSite({
    environment: {
      WHATSAPP_TOKEN: 'secret-token',
      WHATSAPP_PHONE_NUMBER_ID: '4711',
      WHATSAPP_API_URL: cloud.url,
      WHATSAPP_ADMIN_NUMBER: ADMIN,
      WHATSAPP_BUSINESS_NUMBER: `+${BUSINESS}`,
      WHATSAPP_APP_SECRET: 'app-secret',
      WHATSAPP_VERIFY_TOKEN: 'verify-token',
    },
    now: () => nowMs,
  })
})
afterEach(async () => {
  await site.close()
  await cloud.close()
})

let key = 0
const form = (changes: object = {}) => ({
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
const leads = () => site.services.database.queries.selectFrom('leads').selectAll().orderBy('created_at_ms').execute()
const people = () => site.services.database.queries.selectFrom('people').selectAll().execute()
const jobs = () => site.services.database.queries.selectFrom('outbox').selectAll().execute()
const workLater = async (laterMs = 7000) => {
  nowMs += laterMs
  await site.services.outboxWorker.work()
}

describe('POST /api/register', () => {
  test('keeps the lead with what was typed, its normal form, consent and details', async () => {
    const response = await site.post(
      '/api/register',
      form({ companyName: 'PT Maju', utm: { utm_source: 'instagram' }, page: '/' }),
    )
    expect(response.status).toBe(200)
    const [lead] = await leads()
    expect(lead).toMatchObject({
      name: 'Sari Wulandari',
      phone_typed: '0812-3456-7890',
      phone: '+6281234567890',
      status: 'complete',
      is_suspect: 0,
    })
    expect(JSON.parse(lead?.consent ?? '')).toEqual({
      wordingVersion: '1',
      language: 'id',
      marketing: false,
      atMs: nowMs,
    })
    expect(JSON.parse(lead?.details ?? '')).toMatchObject({ companyName: 'PT Maju', utm: { utm_source: 'instagram' } })
    expect(await response.json()).toEqual({ success: true, leadId: lead?.id, phone: '+6281234567890' })
  })

  test('the same key is one lead, also when both come at once', async () => {
    const one = form()
    const answers = await Promise.all([1, 2, 3, 4].map(async () => (await site.post('/api/register', one)).json()))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await leads()).toHaveLength(1)
    expect(await jobs()).toHaveLength(1)
  })

  test('people are joined by phone or e-mail, and every submission is kept', async () => {
    await site.post('/api/register', form({ phone: '0812 3456 7890', email: 'a@contoh.id' }))
    await site.post('/api/register', form({ phone: '0899 999 9999', email: 'b@contoh.id' }))
    expect(await people()).toHaveLength(2)
    await site.post('/api/register', form({ phone: '+62 812-3456-7890', email: 'B@contoh.id' }))
    expect(await people()).toHaveLength(1)
    expect(await leads()).toHaveLength(3)
    expect(new Set((await leads()).map((lead) => lead.person_id)).size).toBe(1)
  })

  test('a new person’s parallel submissions make one person', async () => {
    await Promise.all(Array.from({ length: 8 }, () => site.post('/api/register', form())))
    expect(await people()).toHaveLength(1)
    expect(await leads()).toHaveLength(8)
  })

  test('odd names and phones are kept and marked, never refused', async () => {
    await site.post('/api/register', form({ name: '👩‍💼 4ever', phone: 'nanti saja', email: 'not an address' }))
    const [lead] = await leads()
    expect(lead).toMatchObject({ name: '👩‍💼 4ever', phone_typed: 'nanti saja', phone: null })
    expect(JSON.parse(lead?.marks ?? '')).toEqual(['name.odd', 'email.odd', 'phone.odd'])
    expect(await jobs()).toHaveLength(1)
  })

  test.each([
    ['a filled honeypot', { website: 'http://spam' }, ['bot.honeypot']],
    ['impossible speed', { filledInMs: 3 }, ['bot.speed']],
  ])('%s is kept, marked and set aside', async (_, changes, marks) => {
    expect((await site.post('/api/register', form(changes))).status).toBe(200)
    const [lead] = await leads()
    expect(lead?.is_suspect).toBe(1)
    expect(JSON.parse(lead?.marks ?? '')).toEqual(marks)
    expect(await jobs()).toEqual([])
  })

  test('a store in trouble answers 503, and keeps nothing half', async () => {
    const { queries } = site.services.database
    const trouble = Object.assign(new Error('disk full'), { code: '53100' })
    const enqueue = vi.spyOn(site.services.outbox, 'enqueue').mockRejectedValueOnce(trouble)
    const response = await site.post('/api/register', form())
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await leads()).toEqual([])
    expect(await queries.selectFrom('people').selectAll().execute()).toEqual([])
    enqueue.mockRestore()
  })

  test('nobody to reach is refused; what no database takes is dropped', async () => {
    expect((await site.post('/api/register', form({ name: ' ', email: '', phone: '' }))).status).toBe(400)
    expect(
      (await site.post('/api/register', form({ name: 'Sa\u0000ri\ud800', utm: { utm_source: 'x' } }))).status,
    ).toBe(200)
    expect(await leads()).toMatchObject([{ name: 'Sa ri\ufffd' }])
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`utm_${'abcdefghijk'[i]}`, 'x']))
    expect((await site.post('/api/register', form({ utm: many }))).status).toBe(400)
  })

  test('consent is of the moment the visitor gave it, not of its arrival', async () => {
    await site.post('/api/register', form({ submittedAtMs: nowMs - 86_400_000 }))
    await site.post('/api/register', form({ submittedAtMs: nowMs + 86_400_000 }))
    const times = (await leads()).map((lead) => JSON.parse(lead.consent).atMs).sort()
    expect(times).toEqual([nowMs - 86_400_000, nowMs])
  })

  test('strangers who typed a number that is none stay strangers', async () => {
    await site.post('/api/register', form({ phone: '1', email: 'a@contoh.id' }))
    await site.post('/api/register', form({ phone: '1', email: 'b@contoh.id' }))
    expect(await people()).toHaveLength(2)
  })

  test('one id is limited, with the time to wait', async () => {
    const statuses = []
    for (let i = 0; i < 21; i++)
      statuses.push((await site.post('/api/register', form({ userId: 'user_eager' }))).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses[20]).toBe(429)
    expect((await site.post('/api/register', form({ userId: 'user_other' }))).status).toBe(200)
  })
})

describe('POST /register, as a browser without script sends a form', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    site.request('/register', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })

  test('keeps the lead and says thank you', async () => {
    const response = await send(
      'kind=promo&name=Rina&email=rina%40contoh.id&phone=0812&type=Business&companyName=PT&marketing=yes',
    )
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thanks'])
    expect(await leads()).toMatchObject([{ kind: 'promo', name: 'Rina', email: 'rina@contoh.id' }])
    expect((await site.request('/thanks')).status).toBe(200)
  })

  test('takes nothing from another site, and leads home what nobody could answer', async () => {
    expect((await send('name=Rina&email=a', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send('name=&email=')).headers.get('location')).toBe('/')
    expect(await leads()).toEqual([])
  })
})

describe('POST /api/chat/capture-lead', () => {
  const capture = (changes: object) => ({
    userId: 'user_2',
    captureId: 'capture_00000000001',
    status: 'partial',
    language: 'en',
    consent: { wordingVersion: '1', language: 'en', marketing: false },
    leadInfo: {},
    ...changes,
  })

  test('each valid answer joins one lead, which is complete with the last', async () => {
    await site.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi', goal: 'IELTS' } }))
    expect(await leads()).toMatchObject([{ name: 'Budi', status: 'partial' }])
    expect(await jobs()).toEqual([])
    await site.post(
      '/api/chat/capture-lead',
      capture({ leadInfo: { name: 'Budi', email: 'budi@contoh.id', goal: 'IELTS' } }),
    )
    const whole = { name: 'Budi', email: 'budi@contoh.id', phone: '0812 3456 7890', goal: 'IELTS' }
    await site.post(
      '/api/chat/capture-lead',
      capture({ leadInfo: whole, status: 'complete', conversationExcerpt: 'user: hi' }),
    )
    expect(await leads()).toMatchObject([{ status: 'complete', phone: '+6281234567890', goal: 'IELTS' }])
    expect(await jobs()).toHaveLength(1)
  })

  test('what is not valid does not make a lead complete', async () => {
    await site.post(
      '/api/chat/capture-lead',
      capture({ leadInfo: { name: 'Budi', email: 'x', phone: 'y' }, status: 'complete' }),
    )
    expect(await leads()).toMatchObject([{ status: 'partial', email: null, phone: null }])
    expect(await jobs()).toEqual([])
  })

  test('answers that come one at a time join', async () => {
    await site.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi' } }))
    await site.post('/api/chat/capture-lead', capture({ leadInfo: { email: 'budi@contoh.id' } }))
    await site.post('/api/chat/capture-lead', capture({ leadInfo: { phone: '0812 3456 7890' }, status: 'complete' }))
    expect(await leads()).toMatchObject([
      { name: 'Budi', email: 'budi@contoh.id', phone: '+6281234567890', status: 'complete' },
    ])
    expect(await people()).toHaveLength(1)
    expect(await jobs()).toHaveLength(1)
  })

  test('a late answer does not bring back what was withdrawn', async () => {
    await site.post('/api/chat/capture-lead', capture({ status: 'stopped' }))
    await site.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi' } }))
    expect(await leads()).toEqual([])
  })

  test('a stop takes the partial lead back, and the person with it', async () => {
    await site.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Budi', email: 'budi@contoh.id' } }))
    await site.post('/api/chat/capture-lead', capture({ status: 'stopped' }))
    expect(await leads()).toEqual([])
    expect(await people()).toEqual([])
  })
})

describe('the notification', () => {
  test('goes to the configured number as the approved template, in one line', async () => {
    await site.post('/api/register', form())
    await site.services.outboxWorker.work()
    expect(cloud.sent).toMatchObject([{ to: ADMIN, type: 'template' }])
    expect(cloud.sent[0]?.text).toContain('Name: Sari Wulandari | Email: Sari@Contoh.id | Phone: +62 812 3456 7890')
    expect(await jobs()).toMatchObject([{ external_id: 'wamid.1', external_status: 'accepted', done_at_ms: nowMs }])
  })

  test('leads that wait together share a message, one in six seconds', async () => {
    const names = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
    await site.post('/api/register', form({ name: 'First' }))
    await site.services.outboxWorker.work()
    for (const name of names) await site.post('/api/register', form({ name }))
    await workLater(1000)
    expect(cloud.sent).toHaveLength(1)
    await workLater(6000)
    expect(cloud.sent).toHaveLength(2)
    expect(cloud.sent[1]?.text).toMatch(/^7 new leads: /)
    for (const name of names) {
      expect(cloud.sent[1]?.text).toContain(`${name} +6281234567890`)
    }
  })

  test('CHAT-15 a non-OK answer is logged with its status, without personal data, and tried again', async () => {
    await site.post('/api/register', form())
    cloud.answers.push({ status: 500 })
    await site.services.outboxWorker.work()
    const logged = JSON.stringify(site.logLines())
    expect(logged).toContain('Failed to send WhatsApp notification: HTTP error! status: 500')
    expect(logged).not.toContain('Sari')
    expect(cloud.sent).toEqual([])
    await workLater(60_000)
    expect(cloud.sent).toHaveLength(1)
  })

  test.each([
    ['429', { status: 429 }],
    ['131056, too fast to one recipient', { status: 400, code: 131056 }],
    ['130429', { status: 400, code: 130429 }],
    ['131000', { status: 500, code: 131000 }],
    ['503', { status: 503 }],
  ])('%s passes: it is tried again', async (_, answer) => {
    await site.post('/api/register', form())
    cloud.answers.push(answer)
    await site.services.outboxWorker.work()
    expect((await jobs())[0]).toMatchObject({ done_at_ms: null, dead_at_ms: null, attempts: 1 })
    await workLater(3_600_000)
    expect(cloud.sent).toHaveLength(1)
  })

  test.each([
    ['190, a bad token', { status: 401, code: 190 }],
    ['131026, not on WhatsApp', { status: 400, code: 131026 }],
    ['132001, no such template', { status: 404, code: 132001 }],
  ])('%s is final: a dead letter', async (_, answer) => {
    await site.post('/api/register', form())
    cloud.answers.push(answer)
    await site.services.outboxWorker.work()
    expect((await jobs())[0]).toMatchObject({ done_at_ms: null, dead_at_ms: nowMs })
    await workLater(3_600_000)
    expect(cloud.tried).toHaveLength(1)
  })

  test('after a day of trying it is given up', async () => {
    await site.post('/api/register', form())
    for (let i = 0; i < 2; i++) {
      cloud.answers.push({ status: 500 })
      await workLater(GIVE_UP_AFTER_MS / 2)
    }
    expect((await jobs())[0]?.dead_at_ms).toBe(nowMs)
  })

  test('free text is used while the admin’s window is open; when it has closed, the template', async () => {
    await webhook({ entry: [{ changes: [{ value: { messages: [{ from: ADMIN }] } }] }] })
    await site.post('/api/register', form())
    await site.services.outboxWorker.work()
    expect(cloud.sent).toMatchObject([{ type: 'text' }])
    expect(cloud.sent[0]?.text).toContain('Name: Sari Wulandari\nEmail:')
    await site.post('/api/register', form())
    cloud.answers.push({ status: 400, code: 131047 })
    await workLater()
    expect(cloud.sent).toMatchObject([{ type: 'text' }, { type: 'template' }])
  })

  test('a name with breaks and tabs is one line, and takes no neighbour along', async () => {
    for (const name of ['Good A', 'Bad\nPhone: +1 900\tx', 'Good B']) await site.post('/api/register', form({ name }))
    await site.services.outboxWorker.work()
    expect(cloud.sent).toHaveLength(1)
    expect(cloud.sent[0]?.text).toContain('Name: Bad Phone: +1 900 x |')
  })

  test('a refusal of many is tried one by one, so that only the bad one is given up', async () => {
    for (const name of ['One', 'Two', 'Three']) await site.post('/api/register', form({ name }))
    cloud.answers.push({ status: 400, code: 100 }, 'ok', { status: 400, code: 100 }, 'ok')
    await site.services.outboxWorker.work()
    const all = await jobs()
    expect(all.filter((job) => job.done_at_ms !== null)).toHaveLength(2)
    expect(all.filter((job) => job.dead_at_ms !== null)).toHaveLength(1)
  })

  test('what the service took and then could not deliver is sent again', async () => {
    await site.post('/api/register', form())
    await site.services.outboxWorker.work()
    const failed = { id: 'wamid.1', status: 'failed', errors: [{ code: 131026 }] }
    await webhook({ entry: [{ changes: [{ value: { statuses: [failed] } }] }] })
    expect(await jobs()).toMatchObject([{ done_at_ms: null, last_problem: 'not delivered (code 131026)' }])
    await workLater(120_000)
    expect(cloud.sent).toHaveLength(2)
  })

  test('a worker that died leaves its jobs to the next when its lease ends', async () => {
    await site.post('/api/register', form())
    await site.services.database.queries
      .updateTable('outbox')
      .set({ locked_until_ms: nowMs + 60_000, locked_by: 'dead' })
      .execute()
    await workLater(30_000)
    expect(cloud.sent).toEqual([])
    await workLater(31_000)
    expect(cloud.sent).toHaveLength(1)
  })
})

describe('API-02 POST /api/notify-whatsapp is no relay', () => {
  test('whatever the caller says, only the stored lead is told, once, to the configured number', async () => {
    await site.post('/api/register', form())
    await site.services.outboxWorker.work()
    const wish = {
      to: '6289999999999',
      message: 'Buy now!',
      leadInfo: { email: 'sari@contoh.id', name: 'X' },
      conversationExcerpt: 'spam',
    }
    for (let i = 0; i < 3; i++)
      expect(await (await site.post('/api/notify-whatsapp', wish)).json()).toEqual({ success: true })
    await workLater()
    expect(cloud.sent).toHaveLength(1)
    expect(cloud.sent.every(({ to, text }) => to === ADMIN && !text.includes('Buy'))).toBe(true)
  })

  test('for a stranger nothing is sent', async () => {
    const answer = await site.post('/api/notify-whatsapp', { leadInfo: { email: 'stranger@contoh.id' }, message: 'x' })
    expect(await answer.json()).toEqual({ success: true })
    await workLater()
    expect(cloud.tried).toEqual([])
  })
})

describe('POST /api/chat/whatsapp-handoff', () => {
  test('CHAT-13 gives a link to the business number with the visitor’s words', async () => {
    const answer = await site.post('/api/chat/whatsapp-handoff', {
      leadInfo: { name: 'Sari', goal: 'IELTS 7' },
      language: 'en',
    })
    const { whatsappLink } = (await answer.json()) as { whatsappLink: string }
    const link = new URL(whatsappLink)
    expect(link.origin + link.pathname).toBe(`https://wa.me/${BUSINESS}`)
    expect(link.searchParams.get('text')).toBe(
      "Hi, I'm Sari from Jakarta, I'd like to learn more about your English programs. My goal is: IELTS 7",
    )
  })
})

test('a handoff with half a character or blanks still gives a good link', async () => {
  const answer = await site.post('/api/chat/whatsapp-handoff', {
    leadInfo: { name: 'A\ud800', city: '  ' },
    language: 'en',
  })
  expect(answer.status).toBe(200)
  const { whatsappLink } = (await answer.json()) as { whatsappLink: string }
  expect(new URL(whatsappLink).searchParams.get('text')).toContain('from Jakarta')
})

describe('the webhook', () => {
  test('answers the challenge to the right token only', async () => {
    const ask = (token: string) =>
      site.request(`/webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=42`)
    const right = await ask('verify-token')
    expect([right.status, await right.text()]).toEqual([200, '42'])
    expect((await ask('wrong')).status).toBe(403)
  })

  test('follows a message’s status, also when news come twice and out of order', async () => {
    await site.post('/api/register', form())
    await site.services.outboxWorker.work()
    const tell = (status: string) =>
      webhook({ entry: [{ changes: [{ value: { statuses: [{ id: 'wamid.1', status }] } }] }] })
    for (const status of ['delivered', 'sent', 'delivered']) expect((await tell(status)).status).toBe(200)
    expect(await jobs()).toMatchObject([{ external_status: 'delivered' }])
  })

  test('believes nothing that is not signed', async () => {
    const body = JSON.stringify({ entry: [] })
    const response = await site.request('/webhooks/whatsapp', {
      method: 'POST',
      body,
      headers: { 'x-hub-signature-256': 'sha256=00' },
    })
    expect(response.status).toBe(403)
  })
})

function webhook(body: unknown) {
  const raw = JSON.stringify(body)
  const signature = `sha256=${createHmac('sha256', 'app-secret').update(raw).digest('hex')}`
  return site.request('/webhooks/whatsapp', {
    method: 'POST',
    body: raw,
    headers: { 'x-hub-signature-256': signature },
  })
}

describe('hostile bodies', () => {
  test.each(['/api/register', '/api/chat/capture-lead', '/api/chat/whatsapp-handoff', '/api/notify-whatsapp'])(
    '%s refuses or keeps, in one shape, and never fails',
    async (path) => {
      const value = fc.oneof(
        fc.jsonValue(),
        fc.string({ unit: 'binary' }),
        fc.constant('x'.repeat(600)),
        fc.constant(null),
      )
      const names = Object.keys({ ...form(), leadInfo: 1, captureId: 1, status: 1, to: 1, message: 1, __proto__x: 1 })
      const body = fc
        .dictionary(fc.constantFrom(...names), value)
        .map((odd) => ({ ...form({ userId: undefined }), ...odd }))
      const statuses = new Set<number>()
      for (const one of fc.sample(body, { numRuns: 250, seed: 5 })) {
        const response = await site.post(path, one)
        statuses.add(response.status)
        if (response.status !== 200) expect(await response.json()).toHaveProperty('error.code')
      }
      expect([...statuses].filter((status) => status >= 500)).toEqual([])
    },
    60_000,
  )
})

describe('the lists for the school’s people', () => {
  test('show complete, partial and suspect leads apart', async () => {
    await site.post('/api/register', form({ name: 'Whole' }))
    await site.post('/api/register', form({ name: 'Robot', website: 'x' }))
    const { database } = site.services
    expect((await recentLeads(database, 'complete')).map(({ name }) => name)).toEqual(['Whole'])
    expect((await recentLeads(database, 'suspect')).map(({ name }) => name)).toEqual(['Robot'])
    expect(await recentLeads(database, 'partial')).toEqual([])
  })

  test('a dead letter can be sent again', async () => {
    await site.post('/api/register', form())
    cloud.answers.push({ status: 401, code: 190 })
    await site.services.outboxWorker.work()
    expect(await deadLetters(site.services.database)).toMatchObject([
      { last_problem: 'HTTP error! status: 401 (code 190)' },
    ])
    expect(await resendDeadLetters(site.services.database, nowMs)).toBe(1)
    await workLater()
    expect(cloud.sent).toHaveLength(1)
    expect(await deadLetters(site.services.database)).toEqual([])
  })
})
