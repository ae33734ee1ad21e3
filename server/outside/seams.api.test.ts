import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { firstQuestion } from '../../tests/harness/tutor-conversation.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

test('the embedded mailbox keeps what is sent', async () => {
  const { mail, database } = site.services
  await mail.send({ to: 'sari@example.com', subject: 'Kode', text: '123456', html: '<p>123456</p>' })
  const rows = await database.queries.selectFrom('mailbox').selectAll().execute()
  expect(rows).toMatchObject([{ to_address: 'sari@example.com', subject: 'Kode', text: '123456' }])
})

test('the embedded WhatsApp keeps what is sent and gives its id', async () => {
  const { whatsApp, database } = site.services
  const { id } = await whatsApp.send({ to: '6281234567890', text: 'Halo', line: 'Halo' })
  const rows = await database.queries.selectFrom('whatsapp_messages').selectAll().execute()
  expect(rows).toMatchObject([{ id, to_number: '6281234567890', text: 'Halo' }])
})

test('the embedded tutor speaks the language of the visitor and can be interrupted', async () => {
  const { tutor } = site.services
  const never = new AbortController().signal
  expect((await tutor.answer(firstQuestion('Halo', 'id'), never)).text).toContain('Aku Ms Kiky')
  expect((await tutor.answer(firstQuestion('Hello', 'en'), never)).text).toContain('I’m Ms Kiky')
  await expect(tutor.answer(firstQuestion('Hello', 'en'), AbortSignal.abort())).rejects.toThrow()
})
