import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { GIVE_UP_AFTER_MS } from './settle.ts'

let server: SMTPServer
let received: string[]
let refuse: number | null
let site: TestSite
let nowMs: number

beforeEach(async () => {
  received = []
  refuse = null
  nowMs = Date.UTC(2026, 10, 15)
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        if (refuse) return callback(Object.assign(new Error('no'), { responseCode: refuse }))
        received.push(text)
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  site = await createTestSite({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Langkah <no-reply@contoh.id>',
      ADMIN_EMAIL: 'admin@contoh.id',
      WHATSAPP_TOKEN: 'secret-token',
      WHATSAPP_PHONE_NUMBER_ID: '4711',
      WHATSAPP_API_URL: 'http://127.0.0.1:1/v26.0',
    },
    now: () => nowMs,
  })
})
afterEach(async () => {
  await site.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

const mail = { to: 'sari@contoh.id', subject: 'Kode kamu', text: 'Kode: 123456', html: '<p>Kode: <b>123456</b></p>' }
const send = () =>
  site.services.outbox.enqueue(site.services.database.queries, { kind: 'mail', payload: mail, dedupeKey: 'one' })
const jobs = () => site.services.database.queries.selectFrom('outbox').selectAll().where('kind', '=', 'mail').execute()

test('a mail leaves through the mail server, as text and as HTML', async () => {
  await send()
  await site.services.outboxWorker.work()
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: sari@contoh.id')
  expect(received[0]).toContain('Subject: Kode kamu')
  expect(received[0]).toContain('Kode: 123456')
  expect(received[0]).toContain('<b>123456</b>')
})

test('a mail server that is busy is tried again, one that refuses is not', async () => {
  await send()
  refuse = 451
  await site.services.outboxWorker.work()
  expect(await jobs()).toMatchObject([{ done_at_ms: null, dead_at_ms: null }])
  nowMs += 3_600_000
  refuse = 550
  await site.services.outboxWorker.work()
  expect(await jobs()).toMatchObject([{ done_at_ms: null, dead_at_ms: nowMs }])
  expect(JSON.stringify(site.logLines())).not.toContain('sari@')
})

test('a lead that WhatsApp did not take for a day goes to the admin by mail', async () => {
  await site.post('/api/register', {
    kind: 'registration',
    idempotencyKey: 'key-0000000000000001',
    name: 'Sari Wulandari',
    email: 'sari@contoh.id',
    consent: { wordingVersion: '1', language: 'id', marketing: false },
    language: 'id',
  })
  await site.services.outboxWorker.work()
  nowMs += GIVE_UP_AFTER_MS
  await site.services.outboxWorker.work()
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('To: admin@contoh.id')
  expect(received[0]).toContain('Name: Sari Wulandari')
})
