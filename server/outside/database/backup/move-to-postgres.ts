import { join } from 'node:path'
import { sql } from 'kysely'
import { StartError } from '../../../log/start-error.ts'
import { migrationState } from '../migrate.ts'
import { NO_LIMITS, openPostgres } from '../postgres.ts'
import type { Database } from '../tables.ts'
import type { Digests } from './digest.ts'
import { fillPostgres } from './fill-postgres.ts'
import { openSnapshot, sqliteSource } from './sqlite-rows.ts'

const TABLES_OF_VISITORS = ['people', 'auth_user', 'conversations', 'analytics_sessions', 'mailbox']

export interface MoveReport {
  into: string
  digests: Digests
}

/** Copies the SQLite data of this moment to PostgreSQL, while the site runs. The SQLite file stays as it is. */
export async function moveToPostgres(
  { database, dataDir }: { database: Database; dataDir: string },
  url: string,
  { replace }: { replace: boolean },
): Promise<MoveReport> {
  if (database.engine !== 'sqlite') throw new StartError('The site is on PostgreSQL already: unset DATABASE_URL first.')
  const { applied } = await migrationState(database)
  const target = await openPostgres(url, NO_LIMITS)
  const snapshot = openSnapshot(join(dataDir, 'site.db'))
  try {
    if (!replace) await refuseData(target)
    return { into: target.description, digests: await fillPostgres(target, sqliteSource(snapshot), applied) }
  } finally {
    snapshot.close()
    await target.close()
  }
}

async function refuseData({ queries, description }: Database): Promise<void> {
  const tables = await queries.introspection.getTables()
  for (const name of TABLES_OF_VISITORS) {
    if (!tables.some((table) => table.name === name)) continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(queries)
    if (rows.length > 0)
      throw new StartError(
        `${description} has data of visitors. Add --replace to delete it and put the copy in its place.`,
      )
  }
}
