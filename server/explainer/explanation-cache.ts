import { type Explanation, explanation as explanationSchema } from '../../domain/explainer/explainer-contract.ts'
import type { Database } from '../outside/database/tables.ts'

const CACHE_MS = 24 * 60 * 60_000
/** Longer than any call to the model. */
const LEASE_MS = 30_000

/** Explanations by the model, shared by all visitors and processes for a day. */
export function explanationCache({ queries }: Database, now: () => number) {
  return {
    read: async (word: string): Promise<Explanation | null> => {
      const row = await queries
        .selectFrom('word_explanations')
        .select('explanation')
        .where('word', '=', word)
        .where('explained_at_ms', '>', now() - CACHE_MS)
        .executeTakeFirst()
      return row?.explanation ? parse(row.explanation) : null
    },

    /** True for one caller among all processes; the others wait for its result. */
    claim: async (word: string): Promise<boolean> => {
      const nowMs = now()
      const claimed = await queries
        .insertInto('word_explanations')
        .values({ word, explanation: null, explained_at_ms: 0, asked_until_ms: nowMs + LEASE_MS })
        .onConflict((conflict) =>
          conflict
            .column('word')
            .doUpdateSet({ asked_until_ms: nowMs + LEASE_MS })
            .where('word_explanations.asked_until_ms', '<=', nowMs)
            .where('word_explanations.explained_at_ms', '<=', nowMs - CACHE_MS),
        )
        .returning('word')
        .executeTakeFirst()
      return claimed !== undefined
    },

    isAsked: async (word: string): Promise<boolean> => {
      const row = await queries
        .selectFrom('word_explanations')
        .select('word')
        .where('word', '=', word)
        .where('asked_until_ms', '>', now())
        .executeTakeFirst()
      return row !== undefined
    },

    write: async (word: string, explanation: Explanation): Promise<void> => {
      const nowMs = now()
      await queries
        .updateTable('word_explanations')
        .set({ explanation: JSON.stringify(explanation), explained_at_ms: nowMs, asked_until_ms: 0 })
        .where('word', '=', word)
        .execute()
      await queries
        .deleteFrom('word_explanations')
        .where('explained_at_ms', '<=', nowMs - CACHE_MS)
        .where('asked_until_ms', '<=', nowMs)
        .execute()
    },

    release: async (word: string): Promise<void> => {
      await queries.updateTable('word_explanations').set({ asked_until_ms: 0 }).where('word', '=', word).execute()
    },
  }
}

export type ExplanationCache = ReturnType<typeof explanationCache>

/** Entries of an older version that no longer parse count as missing. */
function parse(json: string): Explanation | null {
  const read = explanationSchema.safeParse(JSON.parse(json))
  return read.success ? read.data : null
}
