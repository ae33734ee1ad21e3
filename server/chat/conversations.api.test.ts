import { describe, expect, test } from 'vitest'
import {
  ask,
  clock,
  embedded,
  service,
  site,
  spoken,
  startSite,
  transcript,
  withChatSite,
} from '../../tests/harness/chat-site.ts'
import { erasePerson } from '../people/erase-person.ts'
import { exportPerson } from '../people/export-person.ts'

withChatSite()

describe('conversations', () => {
  test('are kept, with who spoke; a visitor’s details are not', async () => {
    await startSite()
    service.answers.push({ says: spoken }, { status: 403 })
    await ask('Satu', { leadInfo: { name: 'Sari Wulandari' } })
    clock.nowMs += 5000
    await ask('Dua')
    await expect.poll(transcript).toEqual([
      { role: 'user', content: 'Satu', speaker: 'visitor' },
      { role: 'assistant', content: spoken.reply, speaker: 'model' },
      { role: 'user', content: 'Dua', speaker: 'visitor' },
      { role: 'assistant', content: 'Embedded answer 1', speaker: 'tutor' },
    ])
  })

  test('belong to whoever left details from that browser, alone', async () => {
    await startSite({ withModel: false })
    const details = (userId: string, email: string) =>
      site.post('/api/chat/capture-lead', {
        userId,
        captureId: `capture_${email.padEnd(12, '0').replace(/\W/g, '_')}`,
        leadInfo: { name: 'Sari', email },
        status: 'partial',
        language: 'id',
        consent: { wordingVersion: '1', language: 'id', marketing: false },
      })
    for (const userId of ['user_sari', 'user_shared', 'user_budi']) await ask(`Halo dari ${userId}`, { userId })
    await details('user_sari', 'sari@contoh.id')
    await details('user_shared', 'sari@contoh.id')
    await details('user_shared', 'budi@contoh.id')
    const deps = { ...site.services, school: 'Langkah' }
    const { conversations } = await exportPerson(deps, 'sari@contoh.id', 'joined')
    expect(conversations?.map((message) => (message as { content: string }).content)).toEqual([
      'Halo dari user_sari',
      'Embedded answer 1',
    ])
    expect(await erasePerson(deps, 'sari@contoh.id', 'joined')).toMatchObject({ conversations: 1 })
    expect((await transcript()).map(({ content }) => content)).not.toContain('Halo dari user_sari')
    expect((await transcript()).map(({ content }) => content)).toContain('Halo dari user_shared')
  })

  test('a reply does not depend on being kept', async () => {
    await startSite({ withModel: false })
    await site.services.database.queries.schema.dropTable('chat_messages').execute()
    expect((await ask('Halo')).assistantMessage).toBe('Embedded answer 1')
    expect(site.logLines().some(({ msg }) => msg === 'an exchange was not kept')).toBe(true)
  })

  test('the embedded tutor is reminded of its own, through answers of the model', async () => {
    await startSite()
    service.usual = { status: 403 }
    await ask('Satu')
    service.usual = { says: spoken }
    await ask('Dua')
    service.usual = { status: 403 }
    await ask('Tiga')
    await ask('Empat', { conversationId: 'conversation-2' })
    await ask('Lima', { userId: 'user_2_other' })
    expect(embedded.map(({ memory }) => memory)).toEqual([null, { asked: 1 }, null, null])
  })

  test('are forgotten when nothing was said for the days of the setting', async () => {
    await startSite({ withModel: false, environment: { KEEP_TRANSCRIPTS_DAYS: '2' } })
    await ask('Lama')
    clock.nowMs += 3 * 24 * 60 * 60 * 1000
    await ask('Baru', { conversationId: 'conversation-2' })
    await site.services.scheduledTasks.work()
    expect((await transcript()).map(({ content }) => content)).toEqual(['Baru', 'Embedded answer 2'])
  })

  test('a reply of the embedded tutor stands there with how the message was understood', async () => {
    await startSite({ withModel: false })
    site.services.tutor.answer = async () => ({
      text: 'Hai!',
      intent: 'greeting',
      corrections: [],
      lead: { start: false, goal: null },
      memory: null,
      trace: { move: 'says something else', topic: 'greeting', score: 0.3 },
    })
    await ask('Halo')
    const rows = await site.services.database.queries.selectFrom('chat_messages').select('trace').execute()
    expect(rows.map(({ trace }) => trace && JSON.parse(trace))).toEqual([
      null,
      { move: 'says something else', topic: 'greeting', score: 0.3 },
    ])
  })
})
