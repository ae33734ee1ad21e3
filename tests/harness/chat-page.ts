import { afterEach, beforeEach, vi } from 'vitest'
import { createChatSession, send } from '../../app/features/chat/chat-session.ts'
import type { ChatSession } from '../../app/features/chat/chat-state.ts'
import type { Speech } from '../../app/features/chat/speech.ts'
import { translator } from '../../app/features/i18n/texts.ts'
import { texts as english } from '../../content/en/chat.ts'
import { texts as indonesian } from '../../content/id/chat.ts'
import type { ChatReply } from '../../domain/chat/chat-contract.ts'
import { type Call, pageGlobals } from './page-globals.ts'

export const id: Speech = { language: 'id', t: translator(indonesian), inLanguage: async () => id }
export const en: Speech = { language: 'en', t: translator(english), inLanguage: async () => id }

export type ChatAnswer = Partial<ChatReply> | ((call: Call) => Response | Promise<Response>)

/** One page with a chat and no screen: what the session does can be seen in its state, its storage and its calls. */
export let page: ReturnType<typeof pageGlobals>
export let session: ChatSession
/** What the site answers to the next questions, and by path to everything else. */
export const answers: ChatAnswer[] = []
export const otherwise = new Map<string, () => Response>()

/** For the suite that calls it: a new page for each test. */
export function withChatPage(): void {
  beforeEach(() => {
    answers.length = 0
    otherwise.clear()
    page = pageGlobals((call) => {
      if (call.path !== '/api/chat') return otherwise.get(call.path)?.() ?? Response.json({ success: true })
      const answer = answers.shift() ?? {}
      return typeof answer === 'function' ? answer(call) : Response.json(replyOf(answer))
    })
    session = createChatSession()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}

/** As the page does when it is opened again. */
export function reload(): ChatSession {
  session = createChatSession()
  return session
}

export const ask = async (...messages: string[]): Promise<void> => {
  for (const message of messages) await send(session, message, en)
}
export const said = (): string[] =>
  session.state.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
export const lastSaid = (): string => said().at(-1) ?? ''

const replyOf = (changes: Partial<ChatReply>): ChatReply => ({
  assistantMessage: 'Halo juga!',
  mode: 'teaching',
  userId: 'user_1794700000000_0123456789abcdef01234567',
  shouldCaptureLead: false,
  suggestedGoal: null,
  showWhatsAppButton: false,
  corrections: [],
  ...changes,
})

/** A reply that comes piece by piece; `more` adds one, `end` gives the whole or cuts it off. */
export function slowReply() {
  let stream: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller
    },
  })
  const tell = (name: string, data: unknown) =>
    stream.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
  return {
    answer: ({ signal }: Call) => {
      signal?.addEventListener('abort', () => stream.error(signal.reason))
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
    more: (text: string) => tell('text', { text }),
    end: (assistantMessage: string) => tell('reply', replyOf({ assistantMessage })),
    cut: () => stream.error(new TypeError('network error')),
  }
}
