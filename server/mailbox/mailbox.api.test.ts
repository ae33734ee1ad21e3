import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

let site: TestSite
let nowMs: number
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 15, 2, 0)
  site = await createTestSite({ now: () => nowMs })
})
afterEach(() => site.close())

async function send(subject: string, html = '<p>Kode: <b>123456</b></p>'): Promise<void> {
  await site.services.outbox.enqueue(site.services.database.queries, {
    kind: 'mail',
    payload: { to: 'sari@contoh.id', subject, text: 'Kode: 123456', html },
  })
  await site.services.outboxWorker.work()
  nowMs += 1000
}
const idOf = async (subject: string) => {
  const mails = site.services.database.queries.selectFrom('mailbox')
  return (await mails.select('id').where('subject', '=', subject).executeTakeFirstOrThrow()).id
}
const page = async (path: string) => (await site.request(path)).text()

describe('the mailbox at /dev/mail', () => {
  test('lists mails newest first, and says so when there are none', async () => {
    expect(await page('/dev/mail?lang=en')).toContain('No mails yet')
    await send('First')
    await send('Second')
    const list = await page('/dev/mail?lang=en')
    expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First'))
    expect(list).toContain('sari@contoh.id')
    expect(await page('/dev/mail')).toContain('Kotak surat')
  })

  test('shows one mail as text and, in a frame that can do nothing, as HTML', async () => {
    await send('Kode')
    const id = await idOf('Kode')
    const mail = await site.request(`/dev/mail/${id}`)
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(mail.headers.get('cache-control')).toBe('no-store')
    expect(await mail.text()).toContain('Kode: 123456')
    const frame = await site.request(`/dev/mail/${id}/html`)
    expect(await frame.text()).toContain('<b>123456</b>')
    const policy = frame.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/sandbox(?!.*allow-scripts)(?!.*allow-same-origin)/)
  })

  test('what a mail says is never the page’s own markup', async () => {
    await send('<script>alert(1)</script>', '<script>alert(2)</script>')
    const id = await idOf('<script>alert(1)</script>')
    for (const path of ['/dev/mail', `/dev/mail/${id}`]) {
      const text = await page(path)
      expect(text).not.toContain('<script>')
      expect(text).toContain('&lt;script&gt;alert(1)')
    }
  })

  test('an unknown mail is not found', async () => {
    expect((await site.request('/dev/mail/nothing')).status).toBe(404)
    expect((await site.request('/dev/mail/nothing/html')).status).toBe(404)
  })

  test('is closed to everyone but the operator on the machine itself', async () => {
    await send('Secret')
    const paths = ['/dev/mail', `/dev/mail/${await idOf('Secret')}`, `/dev/mail/${await idOf('Secret')}/html`]
    for (const path of paths) {
      const answers = [
        await site.request(path, { from: '203.0.113.9' }),
        await site.request(path, { headers: { 'x-forwarded-for': '127.0.0.1' } }),
        await site.request(path, { headers: { host: 'evil.example' } }),
        await site.request(path, { headers: { host: 'localhost.evil.example:3000' } }),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(404)
        expect(await answer.text()).not.toContain('Secret')
      }
    }
    for (const host of ['127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
      expect((await site.request('/dev/mail', { headers: { host } })).status, host).toBe(200)
  })

  test.each([
    ['a public address', { SITE_URL: 'https://www.example.com' }],
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])('is closed when %s is configured', async (_, environment) => {
    const online = await createTestSite({ environment })
    expect((await online.request('/dev/mail')).status).toBe(404)
    await online.close()
  })
})

test('a mail that was sent is forgotten by the outbox: it may hold a code', async () => {
  await send('Kode')
  const jobs = await site.services.database.queries.selectFrom('outbox').selectAll().execute()
  expect(jobs).toMatchObject([{ kind: 'mail', payload: '{}' }])
})

describe('a mail that is kept inside a transaction', () => {
  const mail = { to: 'a@contoh.id', subject: 'Kode', text: 'x', html: 'x' }

  /** Keeps a mail in a transaction that goes on until the worker was told and had time to look. */
  async function keepInTransaction(end: () => void): Promise<void> {
    const { database, outbox, outboxWorker } = site.services
    const told = Promise.withResolvers<void>()
    const { onWork } = outbox
    vi.spyOn(outbox, 'onWork').mockImplementation((work) => {
      onWork(() => {
        work()
        told.resolve()
      })
    })
    outboxWorker.start()
    await outboxWorker.work()
    await database.queries.transaction().execute(async (queries) => {
      await outbox.enqueue(queries, { kind: 'mail', payload: mail })
      await told.promise
      for (let i = 0; i < 20; i++) await queries.selectFrom('settings').select('key').execute()
      end()
    })
  }
  afterEach(async () => {
    await site.services.outboxWorker.stop()
    expect(site.logLines().filter(({ level }) => level === 50)).toEqual([])
  })

  test('is sent after it', async () => {
    const send = vi.spyOn(site.services.mail, 'send')
    await keepInTransaction(() => expect(send).not.toHaveBeenCalled())
    await expect.poll(() => send.mock.calls, { timeout: 5000 }).toEqual([[mail]])
  })

  test('is not sent at all if it fails', async () => {
    const send = vi.spyOn(site.services.mail, 'send')
    const failing = keepInTransaction(() => {
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await site.services.outboxWorker.work()
    expect(send).not.toHaveBeenCalled()
  })
})
