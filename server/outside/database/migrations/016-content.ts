import { type Kysely, sql } from 'kysely'

/** What lists are filtered by with one value: its people are found in their order, however few they are. */
const FILTERED_BY = ['step', 'kind', 'source', 'program', 'city']

/** Content that the school's people change at the desk, quick filters of its lists, and what a person did on the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFilters(db)
  await createContent(db)
  await createTraces(db)
}

async function createFilters(db: Kysely<unknown>): Promise<void> {
  for (const column of FILTERED_BY)
    await db.schema
      .createIndex(`desk_people_by_${column}`)
      .on('desk_people')
      .columns(['is_set_aside', column, 'newest_at_ms', 'person_id'])
      .execute()
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('school_versions')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull().unique())
    .addColumn('value', 'text')
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('school_versions_key', ['section', 'version'])
    .execute()
  await db.schema
    .createTable('school_photos')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('base64', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}

/** Once a person and thing, with the last time. */
async function createTraces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('analytics_events_views')
    .on('analytics_events')
    .column('session_id')
    .where(sql.ref('name'), '=', sql.lit('view'))
    .execute()
  await db.schema
    .createTable('document_opens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('opened_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('document_opens_user').on('document_opens').column('user_id').execute()
  await db.schema.createIndex('document_opens_opened').on('document_opens').column('opened_at_ms').execute()
  await db.schema
    .createTable('explained_words')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('asked_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('explained_words_user').on('explained_words').column('user_id').execute()
  await db.schema.createIndex('explained_words_asked').on('explained_words').columns(['asked_at_ms', 'word']).execute()
}
