import type { Kysely } from 'kysely'

/** How the tutor understood the message that a reply answers, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('chat_messages').addColumn('trace', 'text').execute()
}
