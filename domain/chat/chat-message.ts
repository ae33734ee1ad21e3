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

/** Of an excerpt, what the visitor wrote; a line without a role goes on with the one before. */
export function visitorsWords(excerpt: string): string {
  let isVisitor = false
  const lines = excerpt.split('\n').flatMap((line) => {
    const [, role, content = line] = line.match(/^(user|assistant): (.*)$/) ?? []
    if (role) isVisitor = role === 'user'
    return isVisitor ? [content] : []
  })
  return lines.join('\n')
}
