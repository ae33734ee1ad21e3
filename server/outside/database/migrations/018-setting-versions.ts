import { type Kysely, sql } from 'kysely'

/** Who changed a setting last, and how often it was changed: a change of an outdated version is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('desk_settings')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(sql`0`))
    .execute()
  await db.schema.alterTable('desk_settings').addColumn('changed_by', 'text').execute()
}
