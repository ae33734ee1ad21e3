import type { Kysely } from 'kysely'

/** Sessions and events, which expire; daily counts without personal data, which do not; daily tasks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('analytics_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('started_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .addColumn('drop_reason', 'text')
    .addColumn('success', 'integer')
    .addColumn('chat_step', 'integer', (column) => column.notNull())
    .addColumn('form_step', 'integer', (column) => column.notNull())
    .addColumn('messages', 'integer', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    .addColumn('first_sent_at_ms', 'bigint')
    .addColumn('has_reply', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('analytics_sessions_user').on('analytics_sessions').column('user_id').execute()
  await db.schema
    .createIndex('analytics_sessions_open')
    .on('analytics_sessions')
    .columns(['ended_at_ms', 'last_seen_at_ms'])
    .execute()

  await db.schema
    .createTable('analytics_events')
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('success', 'integer')
    .addColumn('duration_ms', 'bigint')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('analytics_events_created').on('analytics_events').column('created_at_ms').execute()

  await db.schema
    .createTable('analytics_counts')
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('analytics_counts_key', ['metric', 'day', 'key'])
    .execute()

  await db.schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_day', 'text', (column) => column.notNull())
    .addColumn('locked_until_ms', 'bigint', (column) => column.notNull())
    .execute()
}
