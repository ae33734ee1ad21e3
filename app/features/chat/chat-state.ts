import type { ChatReply } from '../../../domain/chat/chat-contract.ts'
import type { ChatMessage } from '../../../domain/chat/chat-message.ts'
import type { ChatMode } from '../../../domain/chat/chat-mode.ts'
import { type LeadCapture, NO_CAPTURE } from '../../../domain/chat/lead-capture.ts'
import type { Language } from '../../../domain/shared/language.ts'
import { randomText } from '../../lib/anonymous-id.ts'

export interface ShownMessage extends ChatMessage {
  corrections?: ChatReply['corrections']
  terms?: ChatReply['terms']
  /** Where the visitor can go on. */
  link?: string
  /** The school's phone and e-mail stand below it. */
  showsContact?: true
  /** A detail that was asked for, or the asking: for the school's people, not for the tutor. */
  isDetail?: true
}

export interface ChatState {
  conversationId: string
  messages: readonly ShownMessage[]
  mode: ChatMode
  messageCount: number
  capture: LeadCapture
  offersWhatsApp: boolean
  /** The language of the last reply, where the tutor told it: details are asked for in it, too. */
  speaks: Language | null
  /** The reply that is being written. */
  pending: { text: string } | null
  /** Whether the last question may be asked again. */
  canRetry: boolean
  isHandingOver: boolean
  /** What a screen reader is told, once a reply is whole. */
  announcement: string
}

/** Whether anything but the greeting was said. */
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
