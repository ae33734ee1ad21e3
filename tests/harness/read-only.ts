import { sql } from 'kysely'
import type { Database } from '../../server/outside/database/tables.ts'

/** As a disk or a server does that became read-only: what is stored can be read, nothing can be stored. */
export async function makeReadOnly({ engine, queries }: Database): Promise<void> {
  if (engine === 'sqlite') return void (await sql`pragma query_only = on`.execute(queries))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(queries)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(queries)
  // It holds for new connections: the one that ends them all is among them.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
    .execute(queries)
    .catch(() => {})
}
