import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './tables.ts'

/** Opens and migrates the configured database. Rejects with a StartError that says what to do. */
export async function openDatabase(configuration: { databaseUrl: string | null; dataDir: string }): Promise<Database> {
  const database = configuration.databaseUrl
    ? await openPostgres(configuration.databaseUrl)
    : openSqlite(configuration.dataDir)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
