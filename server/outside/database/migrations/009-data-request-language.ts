import type { Kysely } from 'kysely'

/** A request is answered in the language it was made in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('data_requests').addColumn('language', 'text').execute()
}
