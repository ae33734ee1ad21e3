import type { ChatReply } from '../../../domain/chat/chat-contract.ts'
import type { ChatMessage } from '../../../domain/chat/chat-message.ts'
import type { ChatMode } from '../../../domain/chat/chat-mode.ts'
import { type LeadCapture, NO_CAPTURE } from '../../../domain/chat/lead-capture.ts'
import type { Language } from '../../../domain/shared/language.ts'
import { randomText } from '../../lib/anonymous-id.ts'

export interface ShownMessage extends ChatMessage {
  corrections?: ChatReply['corrections']
  terms?: ChatReply['terms']
  quiz?: ChatReply['quiz']
  right?: ChatReply['right']
  review?: ChatReply['review']
  /** Shown as a link below the text. */
  link?: string
  /** Shows the school's phone and e-mail below the text. */
  showsContact?: true
  /** Part of the lead dialogue: never sent to the tutor. */
  isDetail?: true
  /** What is sent to the tutor: the message without contact details. */
  sentAs?: string
}

export interface ChatState {
  conversationId: string
  messages: readonly ShownMessage[]
  mode: ChatMode
  messageCount: number
  capture: LeadCapture
  offersWhatsApp: boolean
  /** The language of the last reply, if known; lead questions use it, too. */
  speaks: Language | null
  /** The reply that is being streamed. */
  pending: { text: string } | null
  /** Whether the last question may be asked again. */
  canRetry: boolean
  isHandingOver: boolean
  /** Text of the live region; set once a reply is complete. */
  announcement: string
}

/** One conversation. Lives as long as the page: replies also arrive while the panel is closed. */
export interface ChatSession {
  state: ChatState
  subscribe(listener: () => void): () => void
  update(change: Partial<ChatState>): void
  say(content: string, more?: Partial<ShownMessage>): void
  hear(content: string, more?: Partial<ShownMessage>): void
}

/** Whether there is more than the greeting. */
export const hasBegun = ({ messages, pending }: ChatState): boolean => messages.length > 1 || pending !== null

export const newChat = (): ChatState => ({
  conversationId: `chat_${randomText()}`,
  messages: [],
  mode: 'teaching',
  messageCount: 0,
  capture: NO_CAPTURE,
  offersWhatsApp: false,
  speaks: null,
  pending: null,
  canRetry: false,
  isHandingOver: false,
  announcement: '',
})
