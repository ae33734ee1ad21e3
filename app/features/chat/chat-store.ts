import { type ChatState, newChat } from './chat-state.ts'

const KEY = 'chat'
const LIVES_MS = 24 * 60 * 60 * 1000
const MAX_MESSAGES = 100

type Saved = Pick<
  ChatState,
  'conversationId' | 'messages' | 'mode' | 'messageCount' | 'capture' | 'offersWhatsApp' | 'speaks' | 'canRetry'
> & {
  savedAtMs: number
}

/** The stored conversation, for a day. A question without an answer can be retried. */
export function recallChat(): ChatState {
  try {
    const saved: Saved | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (!saved || Date.now() - saved.savedAtMs > LIVES_MS || !Array.isArray(saved.messages)) return newChat()
    const { savedAtMs: _, ...state } = saved
    const messages = saved.messages.map(withoutOldReview)
    return { ...newChat(), ...state, messages, canRetry: saved.canRetry || saved.messages.at(-1)?.role === 'user' }
  } catch {
    return newChat()
  }
}

/** Reviews that were kept before they came in both languages are read in words. */
const withoutOldReview = ({ review, ...message }: Saved['messages'][number]) =>
  review && typeof review.next !== 'string' ? { ...message, review } : message

export function rememberChat({
  conversationId,
  messages,
  mode,
  messageCount,
  capture,
  offersWhatsApp,
  speaks,
  canRetry,
}: ChatState): void {
  const saved: Saved = {
    conversationId,
    messages: messages.slice(-MAX_MESSAGES),
    mode,
    messageCount,
    capture,
    offersWhatsApp,
    speaks,
    canRetry,
    savedAtMs: Date.now(),
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(saved))
  } catch {
    // storage is unavailable: the conversation ends with the page
  }
}

/** Calls when another tab continued the conversation. */
export const onChatElsewhere = (follow: (state: ChatState) => void): void =>
  addEventListener('storage', ({ key }) => {
    if (key === KEY) follow(recallChat())
  })

export function forgetChat(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

const DRAFT = 'chat-draft'

/** What is being typed, for a reload of this tab. */
export function recallDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT) ?? ''
  } catch {
    return ''
  }
}

export function rememberDraft(text: string): void {
  try {
    sessionStorage.setItem(DRAFT, text)
  } catch {}
}
