import { expect, test, vi } from 'vitest'
import { answers, ask, en, otherwise, page, session, withChatPage } from '../../../tests/harness/chat-page.ts'
import { handOver } from './hand-over.ts'

withChatPage()

const link = { href: '', rel: '', click: vi.fn() }
const tab = {
  opener: {} as object | null,
  closed: false,
  close: vi.fn(),
  document: { title: '', createElement: () => link, body: { append() {} } },
}
const open = vi.fn<() => typeof tab | null>()
const person = async (opened: typeof tab | null = tab) => {
  open.mockReset().mockReturnValue(opened)
  tab.close.mockReset()
  link.click.mockReset()
  vi.stubGlobal('open', open)
  return handOver(session, en)
}

test('CHAT-09 WhatsApp is offered when the server says so, too', async () => {
  answers.push({ showWhatsAppButton: true })
  await ask('I want to talk to a person')
  expect(session.state.offersWhatsApp).toBe(true)
})

test('CHAT-10 CHAT-13 WhatsApp gets what is known and the last five messages; then the button hides', async () => {
  const whatsappLink = 'https://wa.me/6282222222222?text=Hi'
  otherwise.set('/api/chat/whatsapp-handoff', () => Response.json({ whatsappLink }))
  answers.push({
    assistantMessage: 'Our team can tell you.',
    mode: 'sales',
    shouldCaptureLead: true,
    suggestedGoal: 'IELTS for a scholarship',
  })
  await ask('How much is it?', 'Sari Wulandari', 'sari@contoh.id', '081234567890')
  expect(await person()).toBe(true)
  expect(page.sentTo('/api/chat/whatsapp-handoff')[0]).toMatchObject({
    leadInfo: {
      name: 'Sari Wulandari',
      email: 'sari@contoh.id',
      phone: '081234567890',
      goal: 'IELTS for a scholarship',
    },
    userId: expect.stringMatching(/^user_/),
    conversationExcerpt: expect.stringMatching(/^(?:(?:user|assistant): .*\n?){5}$/),
  })
  expect([tab.opener, link.href, link.rel]).toEqual([null, whatsappLink, 'noreferrer'])
  expect(link.click).toHaveBeenCalledOnce()
  expect(session.state.offersWhatsApp).toBe(false)
})

test('CHAT-10 its window is opened by the press itself, not when the server has answered', async () => {
  let openedBeforeCall = false
  otherwise.set('/api/chat/whatsapp-handoff', () => {
    openedBeforeCall = open.mock.calls.length === 1
    return Response.json({ whatsappLink: 'https://wa.me/6282222222222' })
  })
  await person()
  expect(openedBeforeCall).toBe(true)
})

test('CHAT-10 a window that did not open, or shows another site, is not called open: the link is there', async () => {
  const whatsappLink = 'https://wa.me/6282222222222?text=Hi'
  let hasLeft = false
  const elsewhere = Object.defineProperty({ ...tab }, 'document', {
    get: () => {
      if (hasLeft) throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
      return tab.document
    },
  })
  otherwise.set('/api/chat/whatsapp-handoff', () => {
    hasLeft = true
    return Response.json({ whatsappLink })
  })
  for (const missing of [null, { ...tab, closed: true }, elsewhere]) {
    hasLeft = false
    expect(await person(missing)).toBe(false)
    expect(session.state.messages.at(-1)).toMatchObject({ content: en.t('handoff.blocked'), link: whatsappLink })
  }
})

test.each([
  ['a refusal', () => new Response('{}', { status: 503 }), 'handoff.failed'],
  [
    'no network',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'handoff.broken',
  ],
  ['an answer that cannot be read', () => new Response('<html>'), 'handoff.broken'],
] as const)('CHAT-11 %s is told by the assistant, with other ways to reach the school', async (_, answer, text) => {
  otherwise.set('/api/chat/whatsapp-handoff', answer)
  expect(await person()).toBe(false)
  expect(tab.close).toHaveBeenCalledOnce()
  expect(session.state.messages.at(-1)).toMatchObject({ content: en.t(text), showsContact: true })
})
