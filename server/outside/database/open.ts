import { StartError } from '../../log/start-error.ts'
import { migrate, migrationState } from './migrate.ts'
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
  /** Called before tables that are in use are changed, with the name of the first migration. */
  beforeMigrating?: ((database: Database, migration: string) => Promise<void>) | undefined
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
  { limits = DEFAULT_LIMITS, ...options }: OpenOptions = {},
): Promise<Database> {
  if (!databaseUrl) return migrated(openSqlite(dataDir, options), options)
  // A migration of large tables, or of another process, may take longer than any request.
  await (await migrated(await openPostgres(databaseUrl, NO_LIMITS), options)).close()
  return openPostgres(databaseUrl, limits)
}

async function migrated(database: Database, { mustExist, beforeMigrating }: OpenOptions): Promise<Database> {
  try {
    if (mustExist) await refuseForeignDatabase(database)
    const { applied, pending, unknown } = await migrationState(database)
    const isChanged = applied.length > 0 && unknown.length === 0
    if (isChanged && pending[0]) await beforeMigrating?.(database, pending[0])
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
