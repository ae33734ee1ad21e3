import type { Queries } from '../outside/database/tables.ts'
import type { Person, PersonPart } from '../people/person-data.ts'

/**
 * A person's conversations, linked by browser only, since they hold no contact details. Those of a browser from which
 * somebody else left details, too, are left out; they expire with retention.
 */
export const conversationPart: PersonPart = {
  name: 'conversations',
  find: async (queries, person) => {
    const userIds = await ownBrowsers(queries, person)
    if (userIds.length === 0) return []
    const messages = await queries
      .selectFrom('chat_messages')
      .innerJoin('conversations', 'conversations.id', 'chat_messages.conversation_id')
      .select(['role', 'content', 'created_at_ms'])
      .where('conversations.user_id', 'in', userIds)
      .orderBy('created_at_ms')
      .execute()
    return messages.map(({ role, content, created_at_ms }) => ({
      role,
      content,
      createdAt: new Date(created_at_ms).toISOString(),
    }))
  },
  erase: async (queries, person) => {
    const userIds = await ownBrowsers(queries, person)
    if (userIds.length === 0) return 0
    const { numDeletedRows } = await queries
      .deleteFrom('conversations')
      .where('user_id', 'in', userIds)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}

async function ownBrowsers(queries: Queries, { userIds, leadIds }: Person): Promise<string[]> {
  const own: string[] = []
  for (const userId of userIds) {
    const ofOthers = await queries
      .selectFrom('leads')
      .select('id')
      .where('details', 'like', `%"userId":${JSON.stringify(userId).replace(/[%_]/g, '_')}%`)
      .where('id', 'not in', leadIds)
      .limit(1)
      .executeTakeFirst()
    if (!ofOthers) own.push(userId)
  }
  return own
}
