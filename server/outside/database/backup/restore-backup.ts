import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../../log/start-error.ts'
import { MIGRATIONS } from '../migrate.ts'
import { type DatabasePlace, openDatabase } from '../open.ts'
import { NO_LIMITS, openPostgres } from '../postgres.ts'
import { flushToDisk, openBackup, readFiles, removeExtras, type SchoolFile } from './backup-file.ts'
import { type Digests, differences, digestsOf } from './digest.ts'
import { fillPostgres, refuseWhileConnected } from './fill-postgres.ts'
import { sqliteSource, tablesOf } from './sqlite-rows.ts'

const BUSY_TIMEOUT_MS = 500

export interface RestoreReport {
  /** The database that was written. */
  into: string
  digests: Digests
  madeAt: string
  files: SchoolFile[]
  /** Where the old SQLite file is kept. */
  oldFile: string | null
}

/** Puts a backup in the place of the site's data, on either engine. The site must be stopped. */
export async function restoreBackup(place: DatabasePlace, file: string): Promise<RestoreReport> {
  const { connection, facts } = await openBackup(file)
  try {
    const unknown = facts.migrations.filter((name) => !(name in MIGRATIONS))
    if (unknown.length > 0)
      throw new StartError(`${file} is newer than this code: it has ${unknown.join(', ')}. Update the code first.`)
    const done = place.databaseUrl
      ? await restoreToPostgres(place.databaseUrl, connection, facts.migrations)
      : await restoreToSqlite(place, file, facts.digests)
    return { ...done, digests: facts.digests, madeAt: facts.madeAt, files: readFiles(connection) }
  } finally {
    connection.close()
  }
}

async function restoreToPostgres(databaseUrl: string, backup: DatabaseSync, migrations: string[]) {
  const database = await openPostgres(databaseUrl, NO_LIMITS)
  try {
    await refuseWhileConnected(database)
    await fillPostgres(database, sqliteSource(backup), migrations)
    return { into: database.description, oldFile: null }
  } finally {
    await database.close()
  }
}

async function restoreToSqlite(place: DatabasePlace, backup: string, digests: Digests) {
  const { dataDir } = place
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const target = join(dataDir, 'site.db')
  if (existsSync(target) && isInUse(target)) throw new StartError(`${target} is in use. Stop the site, then try again.`)
  const folder = mkdtempSync(join(dataDir, '.unfinished-'))
  try {
    const made = await copyWithoutExtras(backup, join(folder, 'site.db'), digests)
    const oldFile = existsSync(target)
      ? `${target}.before-restore-${new Date().toISOString().replaceAll(':', '')}`
      : null
    if (oldFile) renameSync(target, oldFile)
    for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true })
    renameSync(made, target)
    flushToDisk(dataDir)
    const database = await openDatabase(place)
    await database.close()
    return { into: database.description, oldFile }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function copyWithoutExtras(backup: string, made: string, digests: Digests): Promise<string> {
  copyFileSync(backup, made)
  // A copy has the rights of what it was copied from.
  chmodSync(made, 0o600)
  const connection = new DatabaseSync(made)
  removeExtras(connection)
  const wrong = differences(digests, await digestsOf(sqliteSource(connection), tablesOf(connection)))
  connection.close()
  if (wrong.length > 0) throw new StartError(`Nothing was changed: ${wrong.join(', ')} could not be copied exactly.`)
  flushToDisk(made)
  return made
}

/** Leaving WAL mode, which also empties the log into the file, is refused while anybody else has the file open. */
export function isInUse(file: string): boolean {
  const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    connection.exec('pragma journal_mode = delete')
    return false
  } catch {
    return true
  } finally {
    connection.close()
  }
}
