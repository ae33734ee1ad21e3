import type { Kysely } from 'kysely'

/** Explanations by the language model, cached for a day, with a lock for running requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('word_explanations')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('explanation', 'text')
    .addColumn('explained_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('asked_until_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('word_explanations_explained').on('word_explanations').column('explained_at_ms').execute()
}
