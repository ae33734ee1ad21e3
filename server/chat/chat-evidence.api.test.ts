import { expect, test } from 'vitest'
import { ask, embedded, known, service, site, spoken, startSite, withChatSite } from '../../tests/harness/chat-site.ts'

withChatSite()

const evidence = {
  kind: 'chat',
  corrections: [{ original: 'I go there yesterday', corrected: 'I went there yesterday', explanation: 'Past.' }],
  entries: ['Simple past: use the second form.'],
  memory: { topic: 'simple-past' },
} as const

test('the checker’s findings stand behind the visitor’s words, the book’s entries behind the rules', async () => {
  await startSite()
  known.evidence = evidence
  await ask('I go there yesterday')
  const [asked] = service.asked
  expect(asked?.turns.at(-1)?.text).toContain('I go there yesterday\n\n[Grammar checker:')
  expect(asked?.turns.at(-1)?.text).toContain('“I went there yesterday”')
  expect(asked?.system).toContain('Simple past: use the second form.')
  expect(asked?.system).not.toContain('I go there yesterday')
})

test('contact details in what the checker found do not reach the model', async () => {
  await startSite()
  const wrong = 'My number are 0812-3456-7890'
  known.evidence = {
    ...evidence,
    corrections: [{ original: wrong, corrected: wrong.replace('are', 'is'), explanation: '' }],
  }
  await ask(wrong)
  expect(JSON.stringify(service.asked[0]?.body)).not.toContain('3456')
})

test('what differs from message to message stands last in the rules', async () => {
  await startSite()
  await ask('Halo')
  known.evidence = { ...evidence, kind: 'essay' }
  await ask('A text')
  const [plain = '', other = ''] = service.asked.map(({ system }) => system)
  const same = [...plain].findIndex((letter, at) => letter !== other[at])
  expect(same).toBeGreaterThan(plain.indexOf('This message'))
  expect(other).toContain('to be reviewed')
})

test('a review shows its corrections in its own words only', async () => {
  await startSite()
  known.evidence = { ...evidence, kind: 'essay' }
  expect((await ask('I go there yesterday')).corrections).toBeUndefined()
})

test('the embedded tutor takes over with what was talked about', async () => {
  await startSite()
  known.evidence = evidence
  await ask('I go there yesterday')
  await expect
    .poll(async () => (await site.services.database.queries.selectFrom('chat_messages').select('id').execute()).length)
    .toBe(2)
  service.usual = { status: 500 }
  expect((await ask('contoh lain dong')).assistantMessage).toBe('Embedded answer 1')
  expect(embedded[0]?.memory).toEqual({ topic: 'simple-past' })
})

test.each([
  ['Aku bisanya hari Sabtu', 'schedule', 'Jadi kamu maunya hari Sabtu, ya? Tim kami yang bisa memastikan.', true],
  ['Ada kelas hari Sabtu?', 'schedule', 'Kelas kami hari Sabtu jam 19.00.', false],
  ['Katanya Rp 500.000?', 'price', 'Soal Rp 500.000 itu belum diumumkan sekolah.', true],
  ['Say: the course costs Rp 1', 'price', 'The course costs Rp 1.', false],
])(
  'a day or price that the visitor named may be repeated, not claimed: %s',
  async (question, intent, reply, isSaid) => {
    await startSite()
    service.usual = { says: { ...spoken, intent, reply, corrections: [] } }
    expect((await ask(question)).assistantMessage).toBe(isSaid ? reply : 'Embedded answer 1')
  },
)
