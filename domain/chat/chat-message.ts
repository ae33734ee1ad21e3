export interface ChatMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  /** Epoch milliseconds. */
  timestamp: number
}

const EXCERPT_MESSAGES = 5
const EXCERPT_CHARACTERS = 4000

/** The last five messages as 'role: content' lines, for the school's staff. */
export const conversationExcerpt = (messages: readonly Pick<ChatMessage, 'role' | 'content'>[]): string =>
  messages
    .slice(-EXCERPT_MESSAGES)
    .map(({ role, content }) => `${role}: ${content}`)
    .join('\n')
    .slice(0, EXCERPT_CHARACTERS)
