import { migrate } from './migrate.ts'
import { DEFAULT_LIMITS, NO_LIMITS, openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './tables.ts'

/** Opens and migrates the configured database. Rejects with a StartError that says what to do. */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  limits = DEFAULT_LIMITS,
): Promise<Database> {
  if (!databaseUrl) return migrated(openSqlite(dataDir))
  // A migration of large tables, or of another process, may take longer than any request.
  await (await migrated(await openPostgres(databaseUrl, NO_LIMITS))).close()
  return openPostgres(databaseUrl, limits)
}

async function migrated(database: Database): Promise<Database> {
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
