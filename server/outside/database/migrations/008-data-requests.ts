import type { Kysely } from 'kysely'

/** Requests for a copy or the erasure of personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at_ms', 'bigint')
    .addColumn('done_at_ms', 'bigint')
    .execute()
  await db.schema
    .createIndex('data_requests_open')
    .on('data_requests')
    .columns(['done_at_ms', 'confirmed_at_ms'])
    .execute()
}
