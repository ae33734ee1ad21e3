import { createHash, randomUUID } from 'node:crypto'
import type { ChatTurn, TutorAnswer } from '../../domain/chat/tutor-model.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { Database } from '../outside/database/tables.ts'

/** Both come from the browser: to reach somebody else's conversation one has to know both. */
export interface ConversationKey {
  userId: string
  conversationId: string
}

interface Exchange {
  language: Language
  asked: string
  answer: TutorAnswer
  speaker: 'model' | 'tutor'
  atMs: number
}

/** The memory that the embedded tutor returned with its last answer in this conversation. */
export async function recallMemory({ queries }: Database, key: ConversationKey): Promise<unknown> {
  const row = await queries.selectFrom('conversations').select('memory').where('id', '=', idOf(key)).executeTakeFirst()
  return row ? JSON.parse(row.memory) : null
}

/** The last turns of a conversation as they were told here: what a browser says that the tutor said is not trusted. */
export async function toldTurns({ queries }: Database, key: ConversationKey, count: number): Promise<ChatTurn[]> {
  const rows = await queries
    .selectFrom('chat_messages')
    .select(['role', 'content'])
    .where('conversation_id', '=', idOf(key))
    .orderBy('created_at_ms', 'desc')
    .limit(count)
    .execute()
  return rows.reverse().map(({ role, content }) => ({ role: role as ChatTurn['role'], content }))
}

/** Stores a question and its answer, and the embedded tutor's memory: it may have to take over at any time. */
export async function keepExchange(
  database: Database,
  key: ConversationKey,
  { language, asked, answer, speaker, atMs }: Exchange,
): Promise<void> {
  const id = idOf(key)
  const remembered = answer.memory !== null ? { memory: JSON.stringify(answer.memory) } : {}
  const message = { conversation_id: id, created_at_ms: atMs, trace: null }
  const trace = answer.trace ? JSON.stringify(answer.trace) : null
  await database.relaxedTransaction(async (queries) => {
    await queries
      .insertInto('conversations')
      .values({
        id,
        user_id: key.userId,
        language,
        memory: 'null',
        ...remembered,
        started_at_ms: atMs,
        updated_at_ms: atMs,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...remembered, language, updated_at_ms: atMs }))
      .execute()
    await queries
      .insertInto('chat_messages')
      .values([
        { ...message, id: randomUUID(), role: 'user', content: asked, speaker: 'visitor' },
        {
          ...message,
          id: randomUUID(),
          created_at_ms: atMs + 1,
          role: 'assistant',
          content: answer.text,
          speaker,
          trace,
        },
      ])
      .execute()
  })
}

const idOf = ({ userId, conversationId }: ConversationKey): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, conversationId]))
    .digest('base64url')
