import { type Kysely, sql } from 'kysely'

/** A device is told for as long as its session: of those before, browser and system say which session is theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('desk_devices').addColumn('session_id', 'text').execute()
  await db.schema.createIndex('desk_devices_session').on('desk_devices').column('session_id').execute()
  await sql`update desk_devices set session_id = (
    select id from auth_session
    where "userId" = desk_devices.user_id and "userAgent" = desk_devices.name
    order by "updatedAt" desc limit 1
  )`.execute(db)
}
