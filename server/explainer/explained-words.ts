import { lookUp } from '../../english/dictionary/look-up.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { PersonPart } from '../people/person-data.ts'
import { toExplanation } from './to-explanation.ts'

/** Keeps a word that the dictionary has: never what was typed, which may be anything. */
export async function keepExplained(database: Database, userId: string, word: string, nowMs: number): Promise<void> {
  const found = toExplanation(lookUp(word))
  if (found.notFound || found.word !== word) return
  await database.relaxedTransaction((queries) =>
    queries
      .insertInto('explained_words')
      .values({ id: `${userId}:${word}`, user_id: userId, word, asked_at_ms: nowMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ asked_at_ms: nowMs }))
      .execute(),
  )
}

export const explainedPart: PersonPart = {
  name: 'words',
  find: async (queries, { userIds }) =>
    (await explainedFor(queries, userIds)).map(({ word, asked_at_ms }) => ({
      word,
      askedAt: new Date(asked_at_ms).toISOString(),
    })),
  erase: async (queries, { userIds }) => {
    if (userIds.length === 0) return 0
    const { numDeletedRows } = await queries
      .deleteFrom('explained_words')
      .where('user_id', 'in', userIds)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}

const explainedFor = async (queries: Queries, userIds: readonly string[]) =>
  userIds.length === 0
    ? []
    : queries.selectFrom('explained_words').selectAll().where('user_id', 'in', userIds).orderBy('asked_at_ms').execute()
