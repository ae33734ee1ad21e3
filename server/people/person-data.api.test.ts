import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { capture, form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import type { PersonDeps } from './person-data.ts'

let desk: LeadDesk
afterEach(() => desk.close())

const deps = (): PersonDeps => desk.services
const tables = ['leads', 'people', 'person_keys', 'outbox', 'whatsapp_messages', 'mailbox', 'withdrawn_leads'] as const
const everything = async () =>
  JSON.stringify(
    await Promise.all(tables.map((table) => desk.services.database.queries.selectFrom(table).selectAll().execute())),
  )
const mailTo = (to: string, text: string) =>
  desk.services.outbox.enqueue(desk.services.database.queries, {
    kind: 'mail',
    payload: { to, subject: 'Halo', text, html: text },
  })

const sari = { name: 'Sari Wulandari', email: 'Sari@Contoh.id', phone: '0812-3456-7890' }
const budi = { name: 'Budi Santoso', email: 'budi@contoh.id', phone: '0899 1111 2222', userId: 'user_budi' }
const TRACES_OF_SARI = /sari|wulandari|812[ -]?3456/i

describe('with messages and mails kept in the database', () => {
  beforeEach(async () => {
    desk = await openLeadDesk({ WHATSAPP_TOKEN: '', WHATSAPP_PHONE_NUMBER_ID: '' })
    await desk.post('/api/register', form({ ...sari, kind: 'promo' }))
    desk.clock.nowMs += 1000
    await desk.post('/api/register', form(budi))
    desk.clock.nowMs += 1000
    await desk.post('/api/register', form({ ...sari, email: 'kantor@contoh.id', companyName: 'PT Maju' }))
    await desk.post('/api/chat/capture-lead', capture({ leadInfo: { name: 'Sari', email: 'sari@contoh.id' } }))
    await desk.work()
    await mailTo('sari@contoh.id', 'Kode: 123456')
    await desk.work()
    desk.clock.nowMs += 1000
    await mailTo('admin@contoh.id', 'New lead: +62 812 3456 7890')
    await mailTo('budi@contoh.id', 'Kode: 654321')
    await desk.work()
    await mailTo('SARI@contoh.id', 'still waits')
  })

  test.each(['0812 3456 7890', '+62812-3456-7890', 'sari@contoh.id', 'KANTOR@contoh.id '])(
    'an export for %s holds all of the person, joined, and nothing of others',
    async (contact) => {
      const { submissions, notifications, mails, whatsAppMessages } = await exportPerson(deps(), contact, 'joined')
      expect(submissions).toHaveLength(3)
      expect(submissions?.[0]).toMatchObject({
        kind: 'promo',
        phoneAsTyped: '0812-3456-7890',
        consent: { language: 'id' },
      })
      expect(notifications).toHaveLength(3)
      expect(mails).toMatchObject([{ to: 'sari@contoh.id' }, { to: 'admin@contoh.id' }])
      expect(whatsAppMessages).toHaveLength(1)
      expect(JSON.stringify(whatsAppMessages)).toContain('Sari Wulandari')
      expect(JSON.stringify([submissions, notifications, mails, whatsAppMessages])).not.toMatch(/budi/i)
    },
  )

  test('nothing of an erased person is left anywhere, and everything of the others', async () => {
    expect(await erasePerson(deps(), '0812 3456 7890', 'joined')).toMatchObject({
      submissions: 3,
      notifications: 3,
      mails: 2,
      whatsAppMessages: 1,
    })
    expect(await everything()).not.toMatch(TRACES_OF_SARI)
    expect(await everything()).not.toContain('PT Maju')
    expect(await desk.leads()).toMatchObject([{ name: 'Budi Santoso' }])
    expect(await desk.people()).toHaveLength(1)
    const messages = await desk.services.database.queries.selectFrom('whatsapp_messages').selectAll().execute()
    expect(messages).toMatchObject([{ text: expect.stringContaining('Budi Santoso') }])
    const left = await exportPerson(deps(), 'sari@contoh.id', 'joined')
    expect(Object.values(left).flat()).toEqual([])
    expect((await exportPerson(deps(), 'budi@contoh.id', 'joined')).mails).toHaveLength(1)
  })

  test('who has proved an address gets what carries it, not what a stranger’s number was joined with', async () => {
    const { submissions } = await exportPerson(deps(), 'kantor@contoh.id', 'contact')
    expect(submissions).toMatchObject([{ email: 'kantor@contoh.id' }])
    await erasePerson(deps(), 'kantor@contoh.id', 'contact')
    expect(await everything()).not.toContain('kantor@')
    expect((await exportPerson(deps(), sari.phone, 'joined')).submissions).toHaveLength(2)
  })

  test('a stranger is nobody', async () => {
    const before = await everything()
    for (const contact of ['nobody@contoh.id', '0800 000 000', '%', '', '1'])
      expect(new Set(Object.values(await erasePerson(deps(), contact, 'joined')))).toEqual(new Set([0]))
    expect(await everything()).toBe(before)
  })
})

describe('with a service to be told', () => {
  beforeEach(async () => {
    desk = await openLeadDesk()
  })

  test('nobody is told of a person who was erased while the notification waited', async () => {
    await desk.post('/api/register', form(sari))
    desk.cloud.answers.push({ status: 500 })
    await desk.work()
    await erasePerson(deps(), 'sari@contoh.id', 'joined')
    await desk.workLater(3_600_000)
    expect(desk.cloud.tried).toHaveLength(1)
    expect(desk.cloud.sent).toEqual([])
  })

  test('a browser’s late repeat is answered and not kept; what is sent anew is kept', async () => {
    const first = form(sari)
    await desk.post('/api/register', first)
    await erasePerson(deps(), 'sari@contoh.id', 'joined')
    const repeat = await desk.post('/api/register', first)
    expect([repeat.status, await repeat.json()]).toEqual([200, { success: true, leadId: null, phone: null }])
    expect(await desk.leads()).toEqual([])
    expect(await desk.people()).toEqual([])
    await desk.post('/api/register', form(sari))
    expect(await desk.leads()).toHaveLength(1)
    expect(await desk.jobs()).toHaveLength(1)
  })

  test('an address that no rule takes for one can still be found as it was typed', async () => {
    await desk.post('/api/register', form({ email: 'sari at home', phone: 'nanti' }))
    expect((await exportPerson(deps(), 'sari at home', 'joined')).submissions).toHaveLength(1)
    await erasePerson(deps(), 'nanti', 'joined')
    expect(await desk.leads()).toEqual([])
  })
})
