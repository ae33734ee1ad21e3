import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { operator, type Visitor, visitor } from '../../tests/harness/visitor.ts'

let site: TestSite
let browser: Visitor
let nowMs: number
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 15, 2, 0)
  site = await createTestSite({ now: () => nowMs })
  browser = await operator(site)
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
const page = async (path: string) => (await browser.get(path)).response.text()

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
    const { response: mail } = await browser.get(`/dev/mail/${id}`)
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(mail.headers.get('cache-control')).toBe('no-store')
    expect(await mail.text()).toContain('Kode: 123456')
    const { response: frame } = await browser.get(`/dev/mail/${id}/html`)
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
    expect((await browser.get('/dev/mail/nothing')).status).toBe(404)
    expect((await browser.get('/dev/mail/nothing/html')).status).toBe(404)
  })

  test('is closed to everyone who is not in demo mode', async () => {
    await send('Secret')
    const id = await idOf('Secret')
    for (const path of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`]) {
      const answer = await visitor(site).get(path)
      expect(answer.status).toBe(404)
      expect(await answer.response.text()).not.toContain('Secret')
    }
  })
})

test('a mail that was sent is forgotten by the outbox: it may hold a code', async () => {
  await send('Kode')
  const jobs = await site.services.database.queries.selectFrom('outbox').selectAll().execute()
  expect(jobs).toMatchObject([{ kind: 'mail', payload: '{}' }])
})

describe('a mail that is kept inside a transaction', () => {
  const mail = { to: 'a@contoh.id', subject: 'Kode', text: 'x', html: 'x' }

  /** Enqueues a mail in a transaction that stays open until the worker was notified and has polled. */
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
