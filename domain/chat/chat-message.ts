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

/**
 * Of an excerpt, what the visitor wrote besides name, address and number, which were asked for last. Leads keep it in one
 * line, so that a role begins a message wherever it stands.
 */
export function visitorsWords(excerpt: string, name: string | null = null): string {
  const [, ...parts] = excerpt.split(/(?:^|\s)(user|assistant): /)
  return parts
    .flatMap((part, at) => (at % 2 === 1 && parts[at - 1] === 'user' ? [part.trim()] : []))
    .filter((words) => words !== name && !isContact(words))
    .join('\n')
}

/** A number that begins with +, 0 or 62: prices do not. */
const CONTACT = /\S+@\S+|(?<![\d.,])(?:\+|\(?0|62)(?:[\s().-]*\d){7,}/g
const MOST_BESIDE = 4

/** 'Eh salah, emailnya sari@contoh.id', and nothing more. */
function isContact(words: string): boolean {
  const beside = words.replace(CONTACT, ' ')
  return beside !== words && (beside.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= MOST_BESIDE
}
