import { sql } from 'kysely'
import { StartError } from '../../../log/start-error.ts'
import { migrate } from '../migrate.ts'
import type { Database } from '../tables.ts'
import { copyRows } from './copy-rows.ts'
import { type Digests, differences, digestsOf } from './digest.ts'
import { postgresSink, postgresSource } from './postgres-rows.ts'
import type { RowSource } from './rows.ts'
import { remakePostgresTables, tablesAsOf } from './schema.ts'

/**
 * Replaces all data in one transaction, reads it back and compares it. Whatever fails, the old data stays. Afterwards
 * the tables are migrated to what this code needs.
 */
export async function fillPostgres(database: Database, source: RowSource, applied: string[]): Promise<Digests> {
  await migrate(database)
  const tables = await tablesAsOf(applied)
  const digests = await database.queries.transaction().execute(async (transaction) => {
    await remakePostgresTables(transaction, applied)
    const written = await copyRows(source, postgresSink(transaction, tables))
    const wrong = differences(written, await digestsOf(postgresSource(transaction), tables))
    if (wrong.length > 0) throw new StartError(`Nothing was changed: ${wrong.join(', ')} could not be copied exactly.`)
    return written
  })
  await sql`analyze`.execute(database.queries)
  await migrate(database)
  return digests
}

/** The site, or another program, must not write while its data is replaced. */
export async function refuseWhileConnected({ queries, description }: Database): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(queries)
  const others = Number(rows[0]?.count)
  if (others > 0)
    throw new StartError(`${description} is in use by ${others} other connections. Stop the site, then try again.`)
}
