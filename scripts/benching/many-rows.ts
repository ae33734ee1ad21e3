import { sql } from 'kysely'
import { openDatabase } from '../../server/outside/database/open.ts'
import type { Database } from '../../server/outside/database/tables.ts'

export const LEADS = 50_000
export const EVENTS = 1_000_000
const END = Date.parse('2026-11-15T05:00:00Z')

/** A site that has run for years: each lead of a person of its own, with the notification that was sent. */
export async function fillWithYears(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const end = sql.lit(END)
  const numbers = (count: number) =>
    sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(count - 1)})`
  await database.queries.transaction().execute(async (queries) => {
    await sql`${numbers(LEADS)} insert into people (id, created_at_ms)
      select 'person' || i, ${end} - i * 900000 from n`.execute(queries)
    await sql`${numbers(LEADS)} insert into leads (id, idempotency_key, person_id, kind, status, name, email, phone_typed,
        phone, city, goal, details, marks, is_suspect, language, consent, created_at_ms, updated_at_ms)
      select 'lead' || i, 'key' || i, 'person' || i, 'trial', 'complete', 'Sari "' || i || '" 🌱 Wulandari',
        'sari' || i || '@contoh.id', '0812-' || i, '62812' || i, 'Bandung', 'General English',
        '{"utm":{"utm_source":"source' || i % 40 || '"}}', '[]', 0, 'id', '{"wordingVersion":"1"}',
        ${end} - i * 900000, ${end} - i * 900000 from n`.execute(queries)
    await sql`${numbers(LEADS)} insert into outbox (id, kind, dedupe_key, payload, attempts, due_at_ms, locked_until_ms,
        done_at_ms, created_at_ms)
      select 'job' || i, 'whatsapp.lead', 'lead' || i, '{"leadId":"lead' || i || '"}', 1, 0, 0, ${end} - i * 900000,
        ${end} - i * 900000 from n`.execute(queries)
    await sql`${numbers(EVENTS)} insert into analytics_events (session_id, kind, name, data, success, duration_ms,
        created_at_ms)
      select 'session_' || (i / 10), 'interaction', 'message_sent', '{"mode":"teaching"}', 1, i % 3000, ${end} - i * 7000
      from n`.execute(queries)
  })
  await database.close()
}

/** Rows, and how long all values are together, by column: counted by each engine itself. */
export async function sumsOf(database: Database, columns: Record<string, readonly string[]>): Promise<string> {
  const found: Record<string, unknown> = {}
  for (const [table, names] of Object.entries(columns)) {
    const sums = names.map((name) => sql`sum(length(cast(${sql.ref(name)} as text))) as ${sql.ref(name)}`)
    const query = sql<Record<string, unknown>>`select count(*) as row_count, ${sql.join(sums)} from ${sql.table(table)}`
    const { rows } = await query.execute(database.queries)
    found[table] = Object.entries(rows[0] ?? {}).map(([name, sum]) => [name, sum === null ? null : Number(sum)])
  }
  return JSON.stringify(found)
}

/** Every column that holds text or numbers, by table; the sign-in library's numbers are booleans on PostgreSQL. */
export async function columnsOf({ queries }: Database): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like 'kysely_%'
      and lower(c.type) in ('text', 'integer', 'bigint')
      and not (lower(c.type) = 'integer' and m.name like 'auth_%')
    order by 1, 2`.execute(queries)
  const columns: Record<string, string[]> = {}
  for (const { table, column } of rows) columns[table] = [...(columns[table] ?? []), column]
  return columns
}
