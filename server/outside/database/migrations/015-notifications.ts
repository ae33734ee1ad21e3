import { type Kysely, sql } from 'kysely'

/** Whom the desk tells, where and when. Choices were kept among the settings before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('told_at_ms', 'bigint')
    .execute()
  await db.schema.createIndex('desk_devices_user').on('desk_devices').column('user_id').execute()

  await db.schema
    .createTable('desk_choices')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('digest_day', 'text', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into desk_choices (user_id, value, digest_day, updated_at_ms)
    select auth_user.id, desk_settings.value, '', desk_settings.updated_at_ms
    from desk_settings join auth_user on desk_settings.key = 'notifications:' || auth_user.id`.execute(db)
  await sql`delete from desk_settings where key like 'notifications:%'`.execute(db)
}
