import { type Kysely, sql } from 'kysely'

/** The next due job of each kind without reading those of the others, of which thousands may wait in a flood of leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['kind', 'turn', 'due_at_ms'])
    .where(sql.ref('done_at_ms'), 'is', null)
    .where(sql.ref('dead_at_ms'), 'is', null)
    .execute()
}
