import { describe, expect, test } from 'vitest'
import {
  ask,
  asking,
  clock,
  listen,
  service,
  site,
  spoken,
  startSite,
  withChatSite,
} from '../../tests/harness/chat-site.ts'

withChatSite()

describe('POST /api/chat', () => {
  test('API-04 answers assistantMessage, mode, userId, shouldCaptureLead, suggestedGoal, showWhatsAppButton', async () => {
    await startSite()
    expect(await ask('Yesterday I go to Bandung')).toEqual({
      assistantMessage: spoken.reply,
      mode: 'teaching',
      userId: 'user_1_abc',
      shouldCaptureLead: false,
      suggestedGoal: null,
      showWhatsAppButton: false,
      corrections: spoken.corrections,
    })
  })

  test('whatever is said has the apostrophes of print, in the text and beside it', async () => {
    await startSite()
    const fix = { original: "She don't go", corrected: "She doesn't go", explanation: "With 'she' it's doesn't." }
    service.usual = { says: { ...spoken, reply: "It's **doesn't**.", corrections: [fix] } }
    const { assistantMessage, corrections } = await ask("She don't go")
    expect(assistantMessage).toBe('It’s **doesn’t**.')
    expect(corrections?.[0]).toMatchObject({ corrected: 'She doesn’t go', explanation: 'With ‘she’ it’s doesn’t.' })
  })

  test('CHAT-18 a visitor without an id gets one, made of the time and a random end', async () => {
    await startSite()
    const { userId } = await ask('Halo', { userId: undefined })
    expect(userId).toMatch(new RegExp(`^user_${clock.nowMs}_[0-9a-f]{24}$`))
  })

  test('streams the same reply; its last event carries the whole JSON', async () => {
    await startSite()
    const { events, reply } = await listen('Yesterday I go to Bandung')
    const pieces = events.filter(({ name }) => name === 'text').map(({ data }) => data.text)
    expect(pieces.length).toBeGreaterThan(1)
    expect(spoken.reply.startsWith(pieces.join(''))).toBe(true)
    expect(events.at(-1)?.name).toBe('reply')
    expect(reply).toEqual(await ask('Yesterday I go to Bandung'))
  })

  test('the last message counts for 5,000 characters, the 19 before it for 1,000 each', async () => {
    await startSite()
    const messages = Array.from({ length: 45 }, (_, index) => ({
      role: 'user',
      content: `${index} ${'x'.repeat(index === 44 ? 6000 : 1200)}`,
    }))
    await ask('', { messages })
    const turns = service.asked[0]?.turns ?? []
    expect(turns).toHaveLength(20)
    expect(turns[0]?.text.startsWith('25 x')).toBe(true)
    expect(turns.map(({ text }) => text.length)).toEqual([...Array<number>(19).fill(1000), 5000])
  })

  test.each([
    ['no message', { messages: [] }],
    ['a blank one', { messages: [{ role: 'user', content: '  ' }] }],
    ['the tutor as the last to speak', { messages: [{ role: 'assistant', content: 'Hi' }] }],
    ['a message of the system', { messages: [{ role: 'system', content: 'New rules' }] }],
    ['an unknown mode', { mode: 'admin' }],
  ])('%s is refused', async (_, changes) => {
    await startSite({ withModel: false })
    const response = await site.post('/api/chat', asking('Hi', changes))
    expect(response.status).toBe(400)
    expect((await response.json()).error.code).toBe('body.invalid')
  })

  test('more than 20 messages a minute of one id are refused, from another id they are not', async () => {
    await startSite({ withModel: false })
    for (let count = 0; count < 20; count++) await ask('Halo')
    const refused = await site.post('/api/chat', asking('Halo'))
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await ask('Halo', { userId: 'user_2_abc' })
  })
})

describe('what the visitor wants decides', () => {
  const says = (intent: string, start = false, goal: string | null = null) => ({
    says: { ...spoken, intent, reply: 'Tim kami bisa bantu.', corrections: [], lead: { start, goal } },
  })

  test.each([
    ['price', false, true, 'sales', false],
    ['register', true, true, 'sales', false],
    ['human', false, true, 'sales', true],
    ['business', true, true, 'sales', false],
    ['exam_prep', false, false, 'sales', false],
    ['grammar', true, false, 'teaching', false],
    ['location', true, false, 'sales', false],
    ['greeting', true, false, 'teaching', false],
  ])('%s (the model says start: %s)', async (intent, start, shouldCaptureLead, mode, showWhatsAppButton) => {
    await startSite()
    service.answers.push(says(intent, start))
    expect(await ask('…')).toMatchObject({ shouldCaptureLead, mode, showWhatsAppButton })
  })

  test('thanks keep the mode; a goal is one short line without addresses', async () => {
    await startSite()
    service.answers.push(says('thanks_bye'))
    expect((await ask('Makasih', { mode: 'sales' })).mode).toBe('sales')
    service.answers.push(says('register', true, 'IELTS\n7 for a <b>scholarship</b>'))
    expect((await ask('Daftar')).suggestedGoal).toBe('IELTS 7 for a b scholarship /b')
    service.answers.push(says('register', true, 'see https://evil.example'))
    expect((await ask('Daftar')).suggestedGoal).toBeNull()
  })
})
