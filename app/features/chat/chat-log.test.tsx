import { describe, expect, test } from 'vitest'
import { brand } from '../../../content/brand.ts'
import { startCapture } from '../../../domain/chat/lead-capture.ts'
import { en, id } from '../../../tests/harness/chat-page.ts'
import { rendered, wordsOf } from '../../../tests/harness/rendered.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLog } from './chat-log.tsx'
import { type ChatSession, type ChatState, newChat, type ShownMessage } from './chat-state.ts'
import type { Speech } from './speech.ts'

const ignore = () => {}
const stateOf = (changes: Partial<ChatState>): ChatState => ({ ...newChat(), ...changes })
const sessionOf = (state: ChatState): ChatSession => ({
  state,
  subscribe: () => ignore,
  update: ignore,
  say: ignore,
  hear: ignore,
})

const message = (role: ShownMessage['role'], content: string, more: Partial<ShownMessage> = {}): ShownMessage => ({
  id: `${role} ${content}`,
  role,
  content,
  timestamp: 0,
  ...more,
})
function logOf(messages: readonly ShownMessage[], changes: Partial<ChatState> = {}): string {
  const state = stateOf({ messages, ...changes })
  return rendered(<ChatLog log={{ current: null }} session={sessionOf(state)} state={state} speech={en} />)
}
const replied = (content: string, more: Partial<ShownMessage> = {}) =>
  logOf([message('user', 'Check it'), message('assistant', content, more)])

function composerOf(changes: Partial<ChatState>, speech: Speech = en): string {
  const state = stateOf(changes)
  return rendered(
    <ChatComposer session={sessionOf(state)} state={state} speech={speech} isMobile={false} onClose={ignore} />,
  )
}

test('the log is no live region: whole replies are announced by the panel', () => {
  expect(replied('Hello!')).toMatch(/role="log" aria-live="off"/)
})

test('a correction that a reply does not spell out is shown, its reason folded; one that it does is not', () => {
  const corrections = [{ original: 'I go', corrected: 'I went', explanation: 'It is over.' }]
  const html = replied('Nearly!', { corrections })
  expect(html).toContain('<del>go</del>')
  expect(html).toContain('<ins>went</ins>')
  expect(html).toMatch(/<details class="fix-why"><summary>.*Why\?.*<\/summary><p>It is over\.<\/p><\/details>/)
  expect(replied('Nearly: *I go* → **I went**', { corrections })).not.toContain('<ins>')
})

test('a sentence that is right is shown whole, and can be tried again', () => {
  const html = replied('Well done.', { right: 'She goes to school every day.' })
  expect(html).toContain('<span class="fix-right">She goes to school every day.</span>')
  expect(html).toMatch(/<button[^>]*class="fix-again">/)
})

describe('a question with choices', () => {
  const question = message(
    'assistant',
    'Right!\n\n**2/5** How ___ money do you need?\n- **1** many\n- **2** few\n- **3** much',
  )
  const chipsOf = (html: string) =>
    [...html.matchAll(/<button[^>]*quiz-chip[^>]*>.*?<\/button>/g)].map(([chip]) => chip)

  test('has them as chips, and says which one it is', () => {
    const html = logOf([message('user', 'quiz'), question])
    expect(html).toContain('aria-label="How … money do you need?"')
    expect(chipsOf(html).map(wordsOf)).toEqual(['1 many', '2 few', '3 much'])
    expect(chipsOf(html).join()).not.toContain('disabled')
    expect(html).not.toMatch(/<(?:ul|ol)>/)
    expect(wordsOf(html)).toContain('Question 2 of 5')
  })

  test('is answered once: the chosen one stays marked, none can be pressed, and its number is no message', () => {
    const html = logOf([message('user', 'quiz'), question, message('user', '3'), message('assistant', 'Spot on.')])
    const chips = chipsOf(html)
    expect(chips.filter((chip) => chip.includes('aria-pressed="true"')).map(wordsOf)).toEqual(['3 much'])
    expect(chips.every((chip) => chip.includes('disabled=""'))).toBe(true)
    expect(html.match(/chat-ours/g)).toHaveLength(1)
  })
})

describe('after an answer to a quiz', () => {
  const asks = (number: number) => `**${number}/5** How ___ money?\n- **1** many\n- **2** much`
  const messages = [
    message('assistant', asks(1)),
    message('user', '2'),
    message('assistant', `Right!\n\n${asks(2)}`, {
      quiz: { number: 1, total: 5, chosen: 'much', answer: 'much', score: 1 },
    }),
  ]
  const nextOf = (html: string) => html.match(/<button[^>]*quiz-next[^>]*>/)?.[0]

  test('the next question waits for a press', () => {
    expect(nextOf(logOf(messages))).not.toContain('disabled')
    expect(wordsOf(logOf(messages))).not.toContain('still replying')
    expect(wordsOf(logOf(messages))).not.toContain('Question 2 of 5')
  })

  test('it goes on waiting while a reply is arriving: the button says why it cannot be pressed', () => {
    const html = logOf([...messages, message('user', 'Why?')], { pending: { text: '' } })
    expect(nextOf(html)).toContain('disabled=""')
    const [, reason] = nextOf(html)?.match(/aria-describedby="([^"]+)"/) ?? []
    expect(html).toContain(`<p class="quiz-or" id="${reason}">One moment, I’m still replying.</p>`)
    expect(wordsOf(html)).not.toContain('Question 2 of 5')
  })
})

test('starters are offered before the first question, and no longer', () => {
  const greeting = message('assistant', en.t('chat.greeting'))
  expect(logOf([greeting])).toContain('Give me a grammar quiz')
  expect(logOf([greeting, message('user', 'hi')])).not.toContain('Give me a grammar quiz')
  expect(logOf([greeting])).toMatch(/<time[^>]*>\d\d:\d\d<\/time>/)
})

test('CHAT-12 a question that was not answered can be asked again, but not while a detail is asked for', () => {
  const messages = [message('user', 'hi'), message('assistant', 'Let’s grow your vocabulary')]
  expect(logOf(messages, { canRetry: true })).toContain('chat-retry')
  expect(logOf(messages)).not.toContain('chat-retry')
  expect(logOf(messages, { canRetry: true, pending: { text: '' } })).not.toContain('chat-retry')
})

test('CHAT-11 where WhatsApp fails, phone and mail of the school are links, and nowhere else', () => {
  const html = replied('I’m having trouble connecting you right now.', { showsContact: true })
  expect(wordsOf(html)).toContain(`You can also call or email us: ${brand.phone} ${brand.email}`)
  expect(html).toContain(`href="tel:${brand.phone.replace(/[^\d+]/g, '')}"`)
  expect(html).toContain(`href="mailto:${brand.email}"`)
  expect(replied('I am here.')).not.toContain('mailto:')
})

describe('CHAT-03 CHAT-07 the field', () => {
  test.each([
    ['name', 'text', 'Enter your name...'],
    ['email', 'email', 'Enter your email...'],
    ['phone', 'tel', 'Enter your phone...'],
  ] as const)('of the %s has its own type and says what to enter, and for what', (field, type, placeholder) => {
    const html = composerOf({ capture: { ...startCapture('capture_1', null), field } })
    expect(html).toMatch(new RegExp(`<input type="${type}" [^>]*placeholder="${placeholder}"`))
    expect(wordsOf(html)).toContain('We use your details to contact you about classes')
  })

  test('of a message is another, in each language', () => {
    expect(composerOf({})).toMatch(/<textarea [^>]*placeholder="Type your message\.\.\."/)
    expect(composerOf({}, id)).toMatch(/<textarea [^>]*placeholder="Ketik pesanmu…"/)
    expect(wordsOf(composerOf({}))).not.toContain('We use your details')
  })
})

test('CHAT-02 while a reply is pending, field and button are disabled', () => {
  expect(composerOf({ pending: { text: '' } }).match(/disabled=""/g)).toHaveLength(2)
  expect(composerOf({})).not.toContain('disabled=""')
})

test('CHAT-09 CHAT-10 WhatsApp is offered once it is due; a person is always one press away', () => {
  expect(wordsOf(composerOf({ offersWhatsApp: true }))).toContain('Chat on WhatsApp')
  expect(wordsOf(composerOf({}))).not.toContain('Chat on WhatsApp')
  expect(wordsOf(composerOf({}))).toContain('Talk to our team')
})
