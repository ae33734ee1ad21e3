export interface ConversationTable {
  id: string
  user_id: string
  language: string
  /** The tutor's memory of the conversation, as JSON. */
  memory: string
  started_at_ms: number
  updated_at_ms: number
}

export interface ChatMessageTable {
  id: string
  conversation_id: string
  role: 'user' | 'assistant'
  content: string
  /** 'model' is the hosted language model, 'tutor' the embedded one. */
  speaker: 'visitor' | 'model' | 'tutor'
  created_at_ms: number
  /** How the tutor understood the message that a reply answers, as JSON. */
  trace: string | null
}
