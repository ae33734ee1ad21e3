import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'
import { GIVE_UP_AFTER_MS } from '../outbox/settle.ts'

let desk: LeadDesk
beforeEach(async () => {
  desk = await openLeadDesk()
})
afterEach(() => desk.close())

describe('the notification', () => {
  test('goes to the configured number as the approved template, in one line', async () => {
    await desk.post('/api/register', form())
    await desk.work()
    expect(desk.cloud.sent).toMatchObject([{ to: ADMIN, type: 'template' }])
    expect(desk.cloud.sent[0]?.text).toContain(
      'Name: Sari Wulandari | Email: Sari@Contoh.id | Phone: +62 812 3456 7890',
    )
    expect(await desk.jobs()).toMatchObject([
      { external_id: 'wamid.1', external_status: 'accepted', done_at_ms: desk.clock.nowMs },
    ])
  })

  test('a separator inside a value makes no further field, in full and in short', async () => {
    const forged = { name: 'Budi | Phone: +62 899 0000 0000 ｜ City: Bali', goal: 'IELTS || New lead: trial' }
    await desk.post('/api/register', form(forged))
    await desk.work()
    const fields = desk.cloud.sent[0]?.text.split(/ ?[|｜]+ ?/) ?? []
    expect(fields.filter((field) => field.startsWith('Phone:'))).toEqual(['Phone: +62 812 3456 7890'])
    expect(fields).toContain('Name: Budi / Phone: +62 899 0000 0000 / City: Bali')
    expect(fields.filter((field) => field.startsWith('New lead'))).toHaveLength(1)
    for (let i = 0; i < 7; i++)
      await desk.post('/api/register', form({ name: 'Budi, x@y.id | Sari', email: `s${i}@contoh.id` }))
    await desk.workLater(6000)
    const people = desk.cloud.sent[1]?.text.split(' | ').slice(1, -1) ?? []
    expect(people).toHaveLength(7)
    for (const person of people) expect(person.split(', ')).toHaveLength(4)
  })

  test('leads that wait together share a message, one in six seconds', async () => {
    const names = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']
    await desk.post('/api/register', form({ name: 'First' }))
    await desk.work()
    for (const name of names) await desk.post('/api/register', form({ name }))
    await desk.workLater(1000)
    expect(desk.cloud.sent).toHaveLength(1)
    await desk.workLater(6000)
    expect(desk.cloud.sent).toHaveLength(2)
    expect(desk.cloud.sent[1]?.text).toMatch(/^7 new leads \| /)
    for (const name of names) {
      expect(desk.cloud.sent[1]?.text).toContain(`| ${name}, +62 812 3456 7890, Sari@Contoh.id, registration |`)
    }
    expect(desk.cloud.sent[1]?.text).toMatch(/\| Sent by the Langkah English Academy sales bot$/)
  })

  test('whoever sent several forms is named once in a shared message, with all of them', async () => {
    for (const kind of ['promo', 'registration', 'trial', 'trial', 'trial', 'trial', 'trial'])
      await desk.post('/api/register', form({ kind, submittedAtMs: desk.clock.nowMs++ }))
    await desk.post('/api/register', form({ name: 'Budi', phone: '0813 0000 0001', email: 'budi@contoh.id' }))
    await desk.work()
    expect(desk.cloud.sent[0]?.text.split(' | ')).toEqual([
      '8 new leads',
      'Sari Wulandari, +62 812 3456 7890, Sari@Contoh.id, promo+registration+trial',
      'Budi, +62 813 0000 0001, budi@contoh.id, registration',
      'Sent by the Langkah English Academy sales bot',
    ])
  })

  test('a dozen long leads fit into the template’s line, each with a way to reach them', async () => {
    for (let i = 0; i < 12; i++) {
      const phone = `0812 3456 78${10 + i}`
      await desk.post(
        '/api/register',
        form({ name: 'N'.repeat(400), email: `${'e'.repeat(300)}${i}@contoh.id`, phone }),
      )
    }
    await desk.work()
    await desk.workLater()
    const told = desk.cloud.sent.map(({ text }) => text)
    for (const text of told) expect(text.length).toBeLessThanOrEqual(1024)
    for (let i = 0; i < 12; i++) expect(told.join()).toContain(`+62 812 3456 78${10 + i}`)
  })

  test('CHAT-14 tells what a company wants, and makes up nothing that was not told', async () => {
    const company = { type: 'Business', companyName: 'PT Maju', companySize: '11-50', industry: 'Finance' }
    const consent = { wordingVersion: '1', language: 'id', marketing: true }
    await desk.post('/api/register', form({ kind: 'promo', ...company, city: undefined, consent }))
    await desk.work()
    for (const part of ['Type: Business', 'Company: PT Maju, 11-50 people, Finance', 'City: -', 'Goal: -'])
      expect(desk.cloud.sent[0]?.text.split(' | ')).toContain(part)
    expect(desk.cloud.sent[0]?.text).toContain('News by e-mail: yes')
  })

  test('CHAT-15 a non-OK answer is logged with its status, without personal data, and tried again', async () => {
    await desk.post('/api/register', form())
    desk.cloud.answers.push({ status: 500 })
    await desk.work()
    const logged = JSON.stringify(desk.logLines())
    expect(logged).toContain('Failed to send WhatsApp notification: HTTP error! status: 500')
    expect(logged).not.toContain('Sari')
    expect(desk.cloud.sent).toEqual([])
    await desk.workLater(60_000)
    expect(desk.cloud.sent).toHaveLength(1)
  })

  test.each([
    ['429', { status: 429 }],
    ['131056, too fast to one recipient', { status: 400, code: 131056 }],
    ['130429', { status: 400, code: 130429 }],
    ['131000', { status: 500, code: 131000 }],
    ['503', { status: 503 }],
  ])('%s passes: it is tried again', async (_, answer) => {
    await desk.post('/api/register', form())
    desk.cloud.answers.push(answer)
    await desk.work()
    expect((await desk.jobs())[0]).toMatchObject({ done_at_ms: null, dead_at_ms: null, attempts: 1 })
    await desk.workLater(3_600_000)
    expect(desk.cloud.sent).toHaveLength(1)
  })

  test.each([
    ['190, a bad token', { status: 401, code: 190 }],
    ['131026, not on WhatsApp', { status: 400, code: 131026 }],
    ['132001, no such template', { status: 404, code: 132001 }],
  ])('%s is final: a dead letter', async (_, answer) => {
    await desk.post('/api/register', form())
    desk.cloud.answers.push(answer)
    await desk.work()
    expect((await desk.jobs())[0]).toMatchObject({ done_at_ms: null, dead_at_ms: desk.clock.nowMs })
    await desk.workLater(3_600_000)
    expect(desk.cloud.tried).toHaveLength(1)
  })

  test('after a day of trying it is given up', async () => {
    await desk.post('/api/register', form())
    for (let i = 0; i < 2; i++) {
      desk.cloud.answers.push({ status: 500 })
      await desk.workLater(GIVE_UP_AFTER_MS / 2)
    }
    expect((await desk.jobs())[0]?.dead_at_ms).toBe(desk.clock.nowMs)
  })

  test('free text is used while the admin’s window is open; when it has closed, the template', async () => {
    await desk.webhook({ entry: [{ changes: [{ value: { messages: [{ from: ADMIN }] } }] }] })
    await desk.post('/api/register', form())
    await desk.work()
    expect(desk.cloud.sent).toMatchObject([{ type: 'text' }])
    expect(desk.cloud.sent[0]?.text).toContain('Name: Sari Wulandari\nEmail:')
    await desk.post('/api/register', form())
    desk.cloud.answers.push({ status: 400, code: 131047 })
    await desk.workLater()
    expect(desk.cloud.sent).toMatchObject([{ type: 'text' }, { type: 'template' }])
  })

  test('a name with breaks and tabs is one line, and takes no neighbour along', async () => {
    for (const name of ['Good A', 'Bad\nPhone: +1 900\tx', 'Good B']) await desk.post('/api/register', form({ name }))
    await desk.work()
    expect(desk.cloud.sent).toHaveLength(1)
    expect(desk.cloud.sent[0]?.text).toContain('Name: Bad Phone: +1 900 x |')
  })

  test('a refusal of many is tried one by one, so that only the bad one is given up', async () => {
    for (const name of ['One', 'Two', 'Three']) await desk.post('/api/register', form({ name }))
    desk.cloud.answers.push({ status: 400, code: 100 }, 'ok', { status: 400, code: 100 }, 'ok')
    await desk.work()
    const all = await desk.jobs()
    expect(all.filter((job) => job.done_at_ms !== null)).toHaveLength(2)
    expect(all.filter((job) => job.dead_at_ms !== null)).toHaveLength(1)
  })

  test('what the service took and then could not deliver is sent again', async () => {
    await desk.post('/api/register', form())
    await desk.work()
    const failed = { id: 'wamid.1', status: 'failed', errors: [{ code: 131026 }] }
    await desk.webhook({ entry: [{ changes: [{ value: { statuses: [failed] } }] }] })
    expect(await desk.jobs()).toMatchObject([{ done_at_ms: null, last_problem: 'not delivered (code 131026)' }])
    await desk.workLater(120_000)
    expect(desk.cloud.sent).toHaveLength(2)
  })

  test('a worker that died leaves its jobs to the next when its lease ends', async () => {
    await desk.post('/api/register', form())
    await desk.services.database.queries
      .updateTable('outbox')
      .set({ locked_until_ms: desk.clock.nowMs + 60_000, locked_by: 'dead' })
      .execute()
    await desk.workLater(30_000)
    expect(desk.cloud.sent).toEqual([])
    await desk.workLater(31_000)
    expect(desk.cloud.sent).toHaveLength(1)
  })
})

describe('API-02 POST /api/notify-whatsapp is no relay', () => {
  test('whatever the caller says, only the stored lead is told, once, to the configured number', async () => {
    await desk.post('/api/register', form())
    await desk.work()
    const wish = {
      to: '6289999999999',
      message: 'Buy now!',
      leadInfo: { email: 'sari@contoh.id', name: 'X' },
      conversationExcerpt: 'spam',
    }
    for (let i = 0; i < 3; i++)
      expect(await (await desk.post('/api/notify-whatsapp', wish)).json()).toEqual({ success: true })
    await desk.workLater()
    expect(desk.cloud.sent).toHaveLength(1)
    expect(desk.cloud.sent.every(({ to, text }) => to === ADMIN && !text.includes('Buy'))).toBe(true)
  })

  test('for a stranger nothing is sent', async () => {
    const answer = await desk.post('/api/notify-whatsapp', { leadInfo: { email: 'stranger@contoh.id' }, message: 'x' })
    expect(await answer.json()).toEqual({ success: true })
    await desk.workLater()
    expect(desk.cloud.tried).toEqual([])
  })
})
