import { describe, expect, test, vi } from 'vitest'
import {
  answers,
  ask,
  en,
  id,
  lastSaid,
  page,
  reload,
  said,
  session,
  slowReply,
  withChatPage,
} from '../../../tests/harness/chat-page.ts'
import { fakeTimeouts, never } from '../../../tests/harness/page-globals.ts'
import { greet, retry, send, startOver, stop } from './chat-session.ts'

withChatPage()

describe('a question', () => {
  test('CHAT-02 that is blank is not sent', async () => {
    await ask('', '   ')
    expect(page.calls).toEqual([])
    expect(session.state.messages).toEqual([])
  })

  test('CHAT-02 waits for the answer to the one before', async () => {
    const { answer, end } = slowReply()
    answers.push(answer)
    const first = ask('Hello')
    await ask('And this?')
    end('One at a time.')
    await first
    expect(page.sentTo('/api/chat')).toHaveLength(1)
    expect(said()).toEqual(['One at a time.'])
  })

  test('a reply without an id leaves the visitor’s own, and one that was stored by mistake is replaced', async () => {
    localStorage.setItem('user-id', 'undefined')
    answers.push({ userId: undefined as unknown as string })
    await ask('hi', 'hello')
    const [first, second] = page.sentTo('/api/chat')
    expect(first?.userId).toMatch(/^user_\d+_/)
    expect(second?.userId).toBe(first?.userId)
  })

  test('CHAT-05 carries messages, mode, messageCount + 1 and userId; the reply’s id and mode are kept', async () => {
    greet(session, en)
    answers.push({ mode: 'sales' })
    await ask('Which programs are there?', 'Thanks')
    const [first, second] = page.sentTo('/api/chat')
    expect(first).toMatchObject({ mode: 'teaching', messageCount: 1, userId: expect.stringMatching(/^user_\d+_/) })
    expect(first).not.toHaveProperty('leadInfo')
    expect(first?.messages).toEqual([
      { role: 'assistant', content: expect.stringContaining('Ms Kiky') },
      { role: 'user', content: 'Which programs are there?' },
    ])
    expect(second).toMatchObject({
      mode: 'sales',
      messageCount: 2,
      userId: 'user_1794700000000_0123456789abcdef01234567',
    })
  })

  test('CHAT-18 has an id, a role, its content and the time; the visitor’s id stays in the browser', async () => {
    await ask('Hello')
    const chat = JSON.parse(page.kept.get('chat') ?? '{}')
    expect(chat).toMatchObject({ messageCount: 1 })
    expect(chat.messages[0]).toMatchObject({
      id: expect.stringMatching(/^user_\d{13}/),
      role: 'user',
      content: 'Hello',
      timestamp: expect.any(Number),
    })
    expect(page.sentTo('/api/chat')[0]?.userId).toMatch(/^user_\d{13}_[0-9a-f]{24}$/)
    expect(page.kept.get('user-id')).toBe('user_1794700000000_0123456789abcdef01234567')
  })
})

describe('a reply', () => {
  test('is shown as it comes, and told to a screen reader once, when it is whole', async () => {
    const told = new Set<string>()
    session.subscribe(() => told.add(session.state.announcement))
    const { answer, more, end } = slowReply()
    answers.push(answer)
    const asked = ask('Check it')
    more('Yours: **I went**')
    await vi.waitFor(() => expect(session.state.pending?.text).toBe('Yours: **I went**'))
    end('Yours: **I went** home')
    await asked
    expect(session.state.pending).toBeNull()
    expect([...told].filter(Boolean)).toEqual(['Typing...', 'Yours: I went home'])
  })

  test('can be stopped: what was written stays, and the question can be asked again in its place', async () => {
    const { answer, more } = slowReply()
    answers.push(answer, { assistantMessage: 'The second reply' })
    const asked = ask('Hello')
    more('The first words')
    await vi.waitFor(() => expect(session.state.pending?.text).toBe('The first words'))
    stop()
    await asked
    expect(lastSaid()).toBe('The first words…')
    expect(session.state.canRetry).toBe(true)
    await retry(session, en)
    expect(session.state.messages.map(({ content }) => content)).toEqual(['Hello', 'The second reply'])
  })

  test('that the page was closed on can be asked for again', async () => {
    answers.push(never)
    ask('Are you there?')
    expect(reload().state.canRetry).toBe(true)
    await retry(session, en)
    expect(said()).toEqual(['Halo juga!'])
  })
})

describe('a conversation', () => {
  test('is remembered for a day, and not a moment longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await ask('Remember me')
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(reload().state.messages[0]?.content).toBe('Remember me')
    vi.advanceTimersByTime(1)
    expect(reload().state.messages).toEqual([])
  })

  test('starts over with a greeting alone, in the browser’s memory too', async () => {
    await ask('Remember me')
    startOver(session, en)
    expect(said()).toEqual([en.t('chat.greeting')])
    expect(reload().state.messages).toHaveLength(1)
  })

  test('goes on in every tab', async () => {
    const first = session
    await send(reload(), 'Hello from the second', en)
    page.events.dispatchEvent(Object.assign(new Event('storage'), { key: 'chat' }))
    expect(first.state.messages).toEqual(session.state.messages)
  })
})

describe('CHAT-12 CHAT-17 when our server is away', () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'))

  test.each([
    ['I need help with grammar', 'Grammar is best learned in small steps'],
    ['I need help with grammer', 'it’s **grammar**, with **-ar**. Tip:'],
    ['teach me vocab', 'Let’s grow your vocabulary'],
    ['the vowel in ship', 'tell short sounds from long ones'],
    ['speaking, please', 'Let’s practise a conversation'],
    ['English for work', 'For work, start with sentences you need often'],
    ['hello', 'I’m here to help you with your English learning. What would you like to focus on?'],
  ])(
    'CHAT-12 CHAT-17 the reply is canned, by keyword, and the question can be asked again: %s',
    async (asked, reply) => {
      answers.push(away, { assistantMessage: 'Here I am again.' })
      await ask(asked)
      expect(lastSaid()).toContain(reply)
      await retry(session, en)
      expect(said()).toEqual(['Here I am again.'])
    },
  )

  test.each([
    ['mau latihan ngobrol', 'Kita latihan ngobrol, yuk.'],
    ['halo', 'Aku di sini untuk bantu kamu belajar bahasa Inggris. Mau fokus ke apa?'],
  ])('CHAT-12 in Indonesian, too: %s', async (asked, reply) => {
    answers.push(away)
    await send(session, asked, id)
    expect(lastSaid()).toContain(reply)
  })

  test.each([
    ['Help with grammer', 'I can help with grammar.'],
    ['Hello', 'I’m here to help! Let me know what you’d like to work on with your English learning.'],
  ])('CHAT-12 CHAT-17 after a failure in the browser itself the shorter set answers: %s', async (asked, reply) => {
    answers.push(() => Response.json({ mode: 'teaching', userId: 'user_1' }))
    await ask(asked)
    expect(lastSaid()).toContain(reply)
  })

  test.each([
    [429, 'grammar', 'Wait a little'],
    [503, 'grammar', 'Grammar is best learned'],
  ])('a %s is answered in words', async (status, asked, reply) => {
    answers.push(() => new Response('{}', { status }))
    await ask(asked)
    expect(lastSaid()).toContain(reply)
  })

  test('a reply that is cut off gives way to a canned one', async () => {
    const { answer, more, cut } = slowReply()
    answers.push(answer)
    const asked = ask('vocab')
    more('Half a')
    await vi.waitFor(() => expect(session.state.pending?.text).toBe('Half a'))
    cut()
    await asked
    expect(lastSaid()).toContain('Let’s grow your vocabulary')
  })

  test.each(['beforeunload', 'pagehide'])(
    'a page that is left meanwhile (%s) only offers to ask again',
    async (sign) => {
      answers.push(() => {
        dispatchEvent(new Event(sign))
        return away()
      })
      await ask('hello')
      expect(said()).toEqual([])
      reload()
      expect(session.state).toMatchObject({ canRetry: true, pending: null })
    },
  )

  test('a silent server is waited for 25 s, and no longer', async () => {
    fakeTimeouts()
    answers.push(never)
    const asked = ask('vocab')
    await vi.advanceTimersByTimeAsync(24_999)
    expect(session.state.pending).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(lastSaid()).toContain('Let’s grow your vocabulary')
  })
})
