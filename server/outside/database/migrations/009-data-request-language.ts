import type { Kysely } from 'kysely'

/** The language that somebody asked in is the one they are answered in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('data_requests').addColumn('language', 'text').execute()
}
