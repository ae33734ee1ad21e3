import type { Kysely } from 'kysely'

/** People, their leads, and the outbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('person_keys')
    .addColumn('value', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('person_keys_person').on('person_keys').column('person_id').execute()

  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('phone_typed', 'text')
    .addColumn('phone', 'text')
    .addColumn('city', 'text')
    .addColumn('goal', 'text')
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('is_suspect', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('conversation_excerpt', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('leads_created').on('leads').column('created_at_ms').execute()
  await db.schema.createIndex('leads_person').on('leads').column('person_id').execute()

  await db.schema
    .createTable('withdrawn_leads')
    .addColumn('idempotency_key', 'text', (column) => column.primaryKey())
    .addColumn('withdrawn_at_ms', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('locked_until_ms', 'bigint', (column) => column.notNull())
    .addColumn('locked_by', 'text')
    .addColumn('done_at_ms', 'bigint')
    .addColumn('dead_at_ms', 'bigint')
    .addColumn('last_problem', 'text')
    .addColumn('external_id', 'text')
    .addColumn('external_status', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['done_at_ms', 'dead_at_ms', 'due_at_ms']).execute()
  await db.schema.createIndex('outbox_external').on('outbox').column('external_id').execute()

  await db.schema
    .createTable('outbox_pace')
    .addColumn('recipient', 'text', (column) => column.primaryKey())
    .addColumn('next_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}
