import { StartError } from '../../log/start-error.ts'
import { migrate } from './migrate.ts'
import { DEFAULT_LIMITS, NO_LIMITS, openPostgres, type PostgresLimits } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Database } from './tables.ts'

export interface DatabasePlace {
  databaseUrl: string | null
  dataDir: string
}

export interface OpenOptions {
  /** Refuses a database without the site's tables, and makes no file. */
  mustExist?: boolean
  /** Of PostgreSQL. */
  limits?: PostgresLimits
}

/** Opens the site's database as it is, for commands that change nothing in it. */
export async function openUnmigrated({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl, NO_LIMITS) : openSqlite(dataDir, { mustExist: true })
  try {
    await refuseForeignDatabase(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens and migrates the configured database. Rejects with a StartError that says what to do. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  { mustExist = false, limits = DEFAULT_LIMITS }: OpenOptions = {},
): Promise<Database> {
  if (!databaseUrl) return migrated(openSqlite(dataDir, { mustExist }), mustExist)
  // A migration of large tables, or of another process, may take longer than any request.
  await (await migrated(await openPostgres(databaseUrl, NO_LIMITS), mustExist)).close()
  return openPostgres(databaseUrl, limits)
}

async function migrated(database: Database, mustExist: boolean): Promise<Database> {
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
