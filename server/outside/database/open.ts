import { StartError } from '../../log/start-error.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './tables.ts'

export interface OpenOptions {
  /** Refuses a database without the site's tables, and makes no file. */
  mustExist?: boolean
}

/** Opens and migrates the configured database. Rejects with a StartError that says what to do. */
export async function openDatabase(
  configuration: { databaseUrl: string | null; dataDir: string },
  { mustExist = false }: OpenOptions = {},
): Promise<Database> {
  const database = configuration.databaseUrl
    ? await openPostgres(configuration.databaseUrl)
    : openSqlite(configuration.dataDir, { mustExist })
  try {
    if (mustExist) await refuseForeignDatabase(database)
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function refuseForeignDatabase({ queries, description }: Database): Promise<void> {
  const tables = await queries.introspection.getTables()
  if (tables.some(({ name }) => name === 'settings')) return
  throw new StartError(
    `There is no data of the site in ${description}. Set DATABASE_URL or DATA_DIR as for the site, or start the site first.`,
  )
}
