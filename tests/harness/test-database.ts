import { cpSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '../../server/outside/database/open.ts'
import { openPostgres, type PostgresLimits } from '../../server/outside/database/postgres.ts'
import { openSqlite } from '../../server/outside/database/sqlite.ts'
import type { Database } from '../../server/outside/database/tables.ts'
import { createDatabase } from './postgres-server.ts'
import { quickFolder } from './quick-folder.ts'

export interface TestDatabase {
  configuration: { databaseUrl: string | null; dataDir: string }
  /** As it is: a copy needs no migration. Commits do not wait for the disk. */
  open(limits?: PostgresLimits): Promise<Database>
  remove(): void
}

/** Where a suite's own database is, with its tables but no rows, on the engine that this run is for. */
export async function testDatabase(): Promise<TestDatabase> {
  const dataDir = newFolder()
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  if (process.env.TEST_ENGINE === 'postgres') {
    postgresTemplate ??= makePostgresTemplate()
    const databaseUrl = await createDatabase(serverUrl(), await postgresTemplate)
    return { configuration: { databaseUrl, dataDir }, open: (limits) => openPostgres(databaseUrl, limits), remove }
  }
  sqliteTemplate ??= makeSqliteTemplate()
  cpSync(await sqliteTemplate, dataDir, { recursive: true })
  const open = async () => {
    const database = openSqlite(dataDir)
    await sql`pragma synchronous = off`.execute(database.queries)
    return database
  }
  return { configuration: { databaseUrl: null, dataDir }, open, remove }
}

/** Migrated once a worker; a copy is quicker than the migrations. */
let sqliteTemplate: Promise<string> | undefined
let postgresTemplate: Promise<string> | undefined

async function makeSqliteTemplate(): Promise<string> {
  const dataDir = newFolder()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  await (await openDatabase({ databaseUrl: null, dataDir })).close()
  return dataDir
}

async function makePostgresTemplate(): Promise<string> {
  const databaseUrl = await createDatabase(serverUrl())
  await (await openDatabase({ databaseUrl, dataDir: '' })).close()
  return new URL(databaseUrl).pathname.slice(1)
}

const newFolder = (): string => quickFolder('site-data-')

function serverUrl(): string {
  const url = inject('postgresUrl')
  if (!url) throw new Error('PostgreSQL is not available')
  return url
}
