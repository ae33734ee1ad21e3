import { describe, expect, test, vi } from 'vitest'
import {
  answers,
  ask,
  en,
  id,
  lastSaid,
  otherwise,
  page,
  reload,
  said,
  session,
  withChatPage,
} from '../../../tests/harness/chat-page.ts'
import { sendWaiting, waitingRequests } from '../../lib/waiting-queue.ts'
import { send, startOver } from './chat-session.ts'
import { contactLinks } from './contact-links.ts'
import { askedField } from './lead-dialogue.ts'

withChatPage()

const GOAL = 'IELTS for a scholarship'
const wantsPrice = {
  assistantMessage: 'Our team can tell you.',
  mode: 'sales',
  shouldCaptureLead: true,
  suggestedGoal: GOAL,
} as const
const leads = () => page.sentTo('/api/chat/capture-lead')
const askForPrice = async (...details: string[]) => {
  answers.push(wantsPrice)
  await ask('How much is it?', ...details)
}

describe('details, once a wish was heard', () => {
  test('CHAT-06 CHAT-09 each is kept at once; with the last the team is told, with the last five messages', async () => {
    await askForPrice('Sari Sembilan')
    expect(lastSaid()).toBe('Nice to meet you, Sari! What’s your email?')
    await vi.waitFor(() =>
      expect(leads().at(-1)).toMatchObject({ status: 'partial', leadInfo: { name: 'Sari Sembilan' } }),
    )
    expect(session.state.offersWhatsApp).toBe(false)
    await ask('sari9@contoh.id', '0812-3456-7899')
    expect(lastSaid()).toContain('on +62\u00a0812\u00a03456\u00a07899,')
    expect(contactLinks(lastSaid()).filter(({ href }) => href)).toEqual([])
    expect(session.state.offersWhatsApp).toBe(true)
    const info = { name: 'Sari Sembilan', email: 'sari9@contoh.id', phone: '0812-3456-7899', goal: GOAL }
    await vi.waitFor(() => expect(page.calls.at(-1)?.path).toBe('/api/notify-whatsapp'))
    expect(leads().at(-1)).toMatchObject({ status: 'complete', leadInfo: info })
    const excerpt = String(page.sentTo('/api/notify-whatsapp')[0]?.conversationExcerpt)
    expect(excerpt.split('\n')).toHaveLength(5)
    expect(excerpt).toContain('user: 0812-3456-7899')
    expect(excerpt).toMatch(/assistant: .*I have all I need/)
  })

  test('the question for the first follows the reply without saying the same again', async () => {
    await askForPrice()
    expect(said().slice(-2)).toEqual([wantsPrice.assistantMessage, expect.stringMatching(/^May I ask .*your name\?$/)])
    expect(lastSaid()).not.toContain('team')
  })

  test('CHAT-07 a wrong one is explained by the assistant, and asked for again; the tutor is not asked', async () => {
    await askForPrice()
    for (const [typed, problem, again] of [
      ['<>', 'field.required', 'capture.again.name'],
      ['X', 'name.invalid', 'capture.again.name'],
      ['Budi', null, null],
      ['budi@contoh', 'email.invalid', 'capture.again.email'],
      ['budi@contoh.id', null, null],
      ['12ab', 'phone.invalid', 'capture.again.phone'],
    ] as const) {
      await ask(typed)
      if (problem) expect(said().slice(-2), typed).toEqual([en.t(problem), en.t(again)])
    }
    expect(page.sentTo('/api/chat')).toHaveLength(1)
  })

  test('a screen reader hears what was wrong with one, not only the question that follows', async () => {
    await askForPrice('Sari', 'jo@')
    expect(session.state.announcement).toMatch(/^Please enter a valid email address So, what’s your email\?/)
  })

  test('CHAT-05 a question in the middle is answered, with leadInfo only then, and the field is asked for again', async () => {
    await askForPrice('Rahasia Sekali')
    answers.push({ assistantMessage: 'Only to call you back.' })
    await ask('What is it for?')
    expect(said().slice(-2)).toEqual(['Only to call you back.', en.t('capture.again.email')])
    const [first, second] = page.sentTo('/api/chat')
    expect(first).not.toHaveProperty('leadInfo')
    expect(second?.leadInfo).toEqual({ name: 'Rahasia Sekali', goal: GOAL })
    expect(JSON.stringify(second?.messages)).not.toContain('Rahasia')
  })

  test('two told in one message are both taken, and what is missing is asked for', async () => {
    await askForPrice('Budi Sekaligus, budi.sekaligus@contoh.id')
    expect(session.state.capture).toMatchObject({
      field: 'phone',
      answers: { name: 'Budi Sekaligus', email: 'budi.sekaligus@contoh.id' },
    })
  })

  test('one that is put right afterwards reaches the team as a lead of its own', async () => {
    await askForPrice('Siti Salah, siti.salah@contoh.id, 0812-0000-0001', 'sorry, my number is 0812-3456-7822')
    expect(lastSaid()).toBe(en.t('capture.corrected'))
    await vi.waitFor(() => expect(page.sentTo('/api/notify-whatsapp')).toHaveLength(2))
    const complete = leads().filter(({ status }) => status === 'complete')
    expect(complete.map(({ leadInfo }) => (leadInfo as { phone: string }).phone)).toEqual([
      '0812-0000-0001',
      '0812-3456-7822',
    ])
    expect(new Set(complete.map(({ captureId }) => captureId)).size).toBe(2)
  })

  test('a bare no is a wish to stop, and a wish to learn is no name', async () => {
    await askForPrice('just teach me grammar')
    expect(lastSaid()).toBe(en.t('capture.again.name'))
    await ask('no')
    expect(lastSaid()).toBe(en.t('capture.stopped.none'))
  })

  test('each is asked for twice at the most; then only what is told by itself is taken, until there is a new wish', async () => {
    await askForPrice('Dewi Diam')
    answers.push({ assistantMessage: 'One.' }, { assistantMessage: 'Two.' }, { assistantMessage: 'Three.' })
    await ask('Do you have evening classes?')
    expect(lastSaid()).toBe(en.t('capture.again.email'))
    await ask('Where are you?', 'I have three cat.')
    expect(said().slice(-2)).toEqual(['Two.', 'Three.'])
    expect(askedField(session.state)).toBeNull()
    answers.push(wantsPrice, { assistantMessage: 'Four.' })
    await ask('And how much is it?')
    expect(lastSaid()).toBe(en.t('capture.again.email'))
    await ask('Is it online?')
    expect(lastSaid()).toBe('Four.')
    await ask('my email is dewi@contoh.id')
    expect(lastSaid()).toBe(en.t('capture.phone'))
    await vi.waitFor(() => expect(leads().at(-1)).toMatchObject({ leadInfo: { email: 'dewi@contoh.id' } }))
  })

  test('a question beside one is answered first, without it; then the next is asked for', async () => {
    await askForPrice()
    answers.push({ assistantMessage: 'Yes, online too.' })
    await ask('Bagus Sekali. Do you have online classes?')
    expect(said().slice(-2)).toEqual(['Yes, online too.', en.t('capture.email', { name: 'Bagus' })])
    const sent = page.sentTo('/api/chat').at(-1)
    expect(sent?.messages).toMatchObject([{}, {}, { role: 'user', content: 'Do you have online classes?' }])
    expect(JSON.stringify(sent?.messages)).not.toContain('Bagus')
    expect(session.state.messages.find(({ content }) => content.startsWith('Bagus'))).toBeDefined()
  })

  test('a stop with a question behind it takes them back, and the answer to the question starts nothing', async () => {
    await askForPrice('Rudi Batal')
    answers.push({ ...wantsPrice, assistantMessage: 'It depends on the city.' })
    await ask('cancel. how much is it in Medan? and in Bali?')
    expect(said().slice(-2)).toEqual([en.t('capture.deleted'), 'It depends on the city.'])
    await vi.waitFor(() => expect(leads().at(-1)).toMatchObject({ status: 'stopped', leadInfo: {} }))
    expect(leads().at(-1)?.captureId).toBe(leads()[0]?.captureId)
  })

  test('whoever the tutor hears refuse or go is not asked again, and can still take back what was told', async () => {
    await askForPrice('Lia Pamit')
    answers.push({ assistantMessage: 'See you!', stopsAsking: true })
    await ask('ok gotta go now')
    expect(lastSaid()).toBe('See you!')
    await ask('cancel')
    expect(lastSaid()).toBe(en.t('capture.stopped'))
    await vi.waitFor(() => expect(leads().at(-1)).toMatchObject({ status: 'stopped' }))
  })

  test('who would rather be written to keeps the lead without a number', async () => {
    await askForPrice('Maya Surat', 'maya@contoh.id', 'We would prefer to be contacted by email only')
    expect(lastSaid()).toBe(en.t('capture.none.phone', { email: 'maya@contoh.id' }))
    expect(askedField(session.state)).toBeNull()
    await vi.waitFor(() => expect(leads().at(-1)).toMatchObject({ status: 'partial' }))
  })

  test.each([
    ['a wish to stop', () => send(session, 'batal aja deh', id), id.t('capture.stopped')],
    ['starting over', () => startOver(session, en), en.t('chat.greeting')],
  ])('CHAT-06 %s takes back what was told, on the server too', async (_, end, told) => {
    await askForPrice('Joko Batalkan')
    await end()
    expect(lastSaid()).toBe(told)
    expect(session.state.capture).toEqual({ step: 'idle' })
    await vi.waitFor(() => expect(leads().at(-1)).toMatchObject({ status: 'stopped', leadInfo: {} }))
    expect(leads().at(-1)?.captureId).toBe(leads()[0]?.captureId)
  })

  test('those told while the network is away arrive when it is back', async () => {
    let isAway = true
    otherwise.set('/api/chat/capture-lead', () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return Response.json({ success: true })
    })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await askForPrice('Tono Terputus', 'tono@contoh.id', '081234567000')
    expect(lastSaid()).toContain('I have all I need')
    await vi.waitFor(() => expect(waitingRequests()).toHaveLength(1))
    isAway = false
    await sendWaiting()
    expect(leads().at(-1)).toMatchObject({ status: 'complete', leadInfo: { name: 'Tono Terputus' } })
    expect(waitingRequests()).toEqual([])
  })

  test('a visitor who leaves halfway goes on where they were', async () => {
    await askForPrice('Wati Setengah')
    expect(reload().state.capture).toMatchObject({ field: 'email', answers: { name: 'Wati Setengah' } })
    await ask('wati@contoh.id')
    await vi.waitFor(() => expect(leads().at(-1)).toMatchObject({ leadInfo: { email: 'wati@contoh.id' } }))
    expect(leads().at(-1)?.captureId).toBe(leads()[0]?.captureId)
  })

  test('CHAT-15 a notification that fails is logged, and the visitor sees nothing of it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    otherwise.set('/api/notify-whatsapp', () => new Response('{}', { status: 500 }))
    await askForPrice('Sari Diam', 'sari@contoh.id', '081234567890')
    await vi.waitFor(() =>
      expect(logged).toHaveBeenCalledWith('Failed to send WhatsApp notification:', 'HTTP error! status: 500'),
    )
    expect(lastSaid()).toContain('I have all I need')
    logged.mockRestore()
  })
})
