import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { factsOf, findableWords, type StoredSubmission } from '../../../../domain/desk/person-facts.ts'

const BATCH = 500
/** Older submissions were answered in other ways, or never will be. */
const RECENT_MS = 3 * 24 * 60 * 60_000

/** The staff's desk: how far the school is with each person, notes, what was done by whom, and settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPeople(db)
  await createSearch(db)
  await createStory(db)
  await fillPeople(db as Kysely<Filled>)
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_people')
    .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'text')
    .addColumn('changed_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('lost_reason', 'text')
    .addColumn('lost_words', 'text')
    .addColumn('owner_id', 'text')
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_at_ms', 'bigint')
    .addColumn('claimed_until_ms', 'bigint')
    .addColumn('next_contact_at_ms', 'bigint')
    .addColumn('next_contact_words', 'text')
    .addColumn('waiting_since_ms', 'bigint')
    .addColumn('answered_at_ms', 'bigint')
    .addColumn('arrived_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('newest_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('submissions', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('phone_typed', 'text')
    .addColumn('city', 'text')
    .addColumn('goal', 'text')
    .addColumn('program', 'text')
    .addColumn('start_date', 'text')
    .addColumn('company', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('wants_news', 'integer', (column) => column.notNull())
    .addColumn('excerpt', 'text')
    .addColumn('is_partial', 'integer', (column) => column.notNull())
    .addColumn('is_set_aside', 'integer', (column) => column.notNull())
    .addColumn('is_demo', 'integer', (column) => column.notNull())
    .addColumn('asks_if_same', 'integer', (column) => column.notNull())
    .addColumn('decisions', 'text', (column) => column.notNull())
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`desk_people_${name}`).on('desk_people').columns(columns)
  // With all that lists filter by: a page is found without reading rows that are not shown.
  const filtered = ['step', 'kind', 'source', 'program', 'city', 'owner_id', 'is_partial', 'arrived_at_ms']
  await index('newest', ['is_set_aside', 'newest_at_ms', 'person_id', ...filtered]).execute()
  await index('owner', [
    'owner_id',
    'is_set_aside',
    'newest_at_ms',
    'person_id',
    ...filtered.filter((name) => name !== 'owner_id'),
  ]).execute()
  await index('name', ['name_key']).execute()
  await index('waiting', ['waiting_since_ms', 'person_id']).where(sql.ref('waiting_since_ms'), 'is not', null).execute()
  await index('due', ['next_contact_at_ms', 'person_id']).where(sql.ref('next_contact_at_ms'), 'is not', null).execute()
  await index('claimed', ['claimed_until_ms']).where(sql.ref('claimed_until_ms'), 'is not', null).execute()
  await index('partial', ['newest_at_ms', 'person_id']).where(sql.ref('is_partial'), '=', sql.lit(1)).execute()
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('desk_words')
    // Compared byte by byte: the index finds all that begin alike.
    .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('newest_at_ms', 'bigint', (column) => column.notNull())
    // With the time, so that the newest of many are found in the index alone.
    .addPrimaryKeyConstraint('desk_words_key', ['word', 'person_id', 'newest_at_ms'])
    .execute()
  await db.schema.createIndex('desk_words_person').on('desk_words').column('person_id').execute()
  await db.schema
    .createTable('people_apart')
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('other_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('people_apart_key', ['person_id', 'other_id'])
    .execute()
  await db.schema.createIndex('people_apart_other').on('people_apart').column('other_id').execute()
}

async function createStory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('desk_notes_person').on('desk_notes').columns(['person_id', 'created_at_ms']).execute()

  await db.schema
    .createTable('desk_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('cascade'))
    .addColumn('actor_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('desk_events_person').on('desk_events').columns(['person_id', 'seq']).execute()
  await db.schema.createIndex('desk_events_created').on('desk_events').column('created_at_ms').execute()

  await db.schema
    .createTable('desk_settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}

interface Filled {
  people: { id: string }
  leads: StoredSubmission & { person_id: string }
  desk_people: Record<string, unknown>
  desk_words: { word: string; person_id: string; newest_at_ms: number }
}

async function fillPeople(db: Kysely<Filled>): Promise<void> {
  let after = ''
  for (;;) {
    const people = await db
      .selectFrom('people')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const last = people.at(-1)
    if (!last) return
    after = last.id
    await fillBatch(
      db,
      people.map(({ id }) => id),
    )
  }
}

async function fillBatch(db: Kysely<Filled>, ids: readonly string[]): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('person_id', 'in', ids)
    .orderBy('created_at_ms', 'desc')
    .execute()
  const byPerson = [...Map.groupBy(leads, ({ person_id }) => person_id)]
  if (byPerson.length === 0) return
  const rows = byPerson.map(([person_id, own]) => rowOf(person_id, own))
  for (let from = 0; from < rows.length; from += 100)
    await db
      .insertInto('desk_people')
      .values(rows.slice(from, from + 100))
      .execute()
  const words = byPerson.flatMap(([person_id, own]) =>
    findableWords(own).map((word) => ({ word, person_id, newest_at_ms: own[0]?.created_at_ms ?? 0 })),
  )
  for (let from = 0; from < words.length; from += 500)
    await db
      .insertInto('desk_words')
      .values(words.slice(from, from + 500))
      .execute()
}

function rowOf(person_id: string, leads: readonly StoredSubmission[]) {
  const facts = factsOf(leads)
  const newestAtMs = leads[0]?.created_at_ms ?? 0
  const isWaiting = !facts.is_partial && !facts.is_set_aside && newestAtMs > Date.now() - RECENT_MS
  return {
    ...facts,
    person_id,
    version: 0,
    changed_at_ms: newestAtMs,
    step: 'new',
    waiting_since_ms: isWaiting ? newestAtMs : null,
    arrived_at_ms: leads.at(-1)?.created_at_ms ?? newestAtMs,
    newest_at_ms: newestAtMs,
    submissions: leads.length,
    decisions: '{}',
  }
}
