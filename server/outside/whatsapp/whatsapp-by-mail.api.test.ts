import { afterEach, beforeEach, expect, test } from 'vitest'
import { form, type LeadDesk, openLeadDesk } from '../../../tests/harness/lead-desk.ts'
import { type MailServer, startMailServer } from '../../../tests/harness/mail-server.ts'

const ADMIN_EMAIL = 'admin@contoh.id'
const WITHOUT_WHATSAPP = { WHATSAPP_TOKEN: '', WHATSAPP_PHONE_NUMBER_ID: '' }
let mailServer: MailServer
let desk: LeadDesk | undefined
beforeEach(async () => {
  mailServer = await startMailServer()
})
afterEach(async () => {
  await desk?.close()
  desk = undefined
  await mailServer.stop()
})

const open = async (environment: Record<string, string>) => {
  desk = await openLeadDesk({ MAIL_FROM: 'site@contoh.id', ADMIN_EMAIL, ...environment })
  return desk
}
const keptMessages = ({ services }: LeadDesk) =>
  services.database.queries.selectFrom('whatsapp_messages').selectAll().execute()

test('without WhatsApp a lead is mailed to the admin at once, and once', async () => {
  const desk = await open({ ...WITHOUT_WHATSAPP, SMTP_URL: mailServer.url })
  await desk.post('/api/register', form({ name: 'Sari <b>Wulandari</b>' }))
  await desk.work()
  expect(mailServer.mails).toMatchObject([{ to: ADMIN_EMAIL, subject: 'New lead: registration' }])
  expect(mailServer.mails[0]?.text).toContain('Name: Sari <b>Wulandari</b>')
  expect(mailServer.mails[0]?.text).toContain('Sari &lt;b>Wulandari')
  await desk.workLater(86_400_000)
  expect(mailServer.mails).toHaveLength(1)
  expect(await keptMessages(desk)).toEqual([])
  expect(await desk.jobs()).toMatchObject([{ kind: 'whatsapp.lead', attempts: 1 }])
})

test('with WhatsApp it goes there, and not by mail', async () => {
  const desk = await open({ SMTP_URL: mailServer.url })
  await desk.post('/api/register', form())
  await desk.work()
  expect([desk.cloud.sent.length, mailServer.mails.length]).toEqual([1, 0])
})

test('without an address of the admin it is kept', async () => {
  const desk = await open({ ...WITHOUT_WHATSAPP, SMTP_URL: mailServer.url, ADMIN_EMAIL: '' })
  await desk.post('/api/register', form())
  await desk.work()
  expect(await keptMessages(desk)).toHaveLength(1)
  expect(mailServer.mails).toEqual([])
})

test('while the mail server is away it is tried again, and then given up once, without the lead in the log', async () => {
  const desk = await open({ ...WITHOUT_WHATSAPP, SMTP_URL: 'smtp://127.0.0.1:1' })
  await desk.post('/api/register', form())
  await desk.work()
  expect(await desk.jobs()).toMatchObject([
    { done_at_ms: null, dead_at_ms: null, last_problem: expect.stringMatching(/^mail: .*(ECONN|ESOCKET)/) },
  ])
  await desk.workLater(86_400_000)
  expect(await desk.jobs()).toMatchObject([{ kind: 'whatsapp.lead', dead_at_ms: desk.clock.nowMs }])
  expect(JSON.stringify(desk.logLines())).not.toMatch(/Sari|contoh\.id/)
})
