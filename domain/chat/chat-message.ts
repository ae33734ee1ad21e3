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

/** Of an excerpt, what the visitor wrote. Leads keep it in one line, so that a role begins a message wherever it stands. */
export function visitorsWords(excerpt: string): string {
  const [, ...parts] = excerpt.split(/(?:^|\s)(user|assistant): /)
  return parts.flatMap((part, at) => (at % 2 === 1 && parts[at - 1] === 'user' ? [part.trim()] : [])).join('\n')
}
