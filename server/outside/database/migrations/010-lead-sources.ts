import type { Kysely } from 'kysely'

/** Where a lead came from, as a keyed hash, and the order in which waiting jobs take turns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('source', 'text').execute()
  await db.schema.createIndex('leads_source').on('leads').columns(['source', 'updated_at_ms']).execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
