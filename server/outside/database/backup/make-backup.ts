import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../../log/start-error.ts'
import { migrationState } from '../migrate.ts'
import type { Database } from '../tables.ts'
import { flushToDisk, openBackup, type SchoolFile, sha256Of, writeExtras } from './backup-file.ts'
import { copyRows } from './copy-rows.ts'
import { type Digests, rowsIn } from './digest.ts'
import { postgresSource } from './postgres-rows.ts'
import type { RowSink } from './rows.ts'
import { makeEmptySqlite } from './schema.ts'
import { openSnapshot, sqliteSink, sqliteSource } from './sqlite-rows.ts'

export interface BackupDeps {
  database: Database
  dataDir: string
  files: readonly SchoolFile[]
}

export interface BackupReport {
  file: string
  bytes: number
  tables: number
  rows: number
  files: number
  sha256: string
}

/**
 * Copies all rows of one moment, and the school's files, to a new SQLite file. The site may write meanwhile. The file
 * gets its name once it was read back and found whole.
 */
export async function makeBackup(deps: BackupDeps, file: string): Promise<BackupReport> {
  const { applied, unknown } = await migrationState(deps.database)
  if (unknown.length > 0) throw new StartError(`The database is newer than this code: it has ${unknown.join(', ')}.`)
  const folder = newFolderBeside(file)
  try {
    const made = await makeEmptySqlite(folder, applied)
    await fill(deps, made, applied)
    const { connection, facts } = await openBackup(made)
    connection.close()
    flushToDisk(made)
    chmodSync(made, 0o600)
    renameSync(made, file)
    flushToDisk(dirname(file))
    return {
      file,
      bytes: statSync(file).size,
      tables: Object.keys(facts.digests).length,
      rows: rowsIn(facts.digests),
      files: deps.files.length,
      sha256: await sha256Of(file),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function newFolderBeside(file: string): string {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    return mkdtempSync(join(dirname(file), '.unfinished-'))
  } catch (error) {
    throw new StartError(
      `${dirname(file)} cannot be written (${(error as Error).message}). Set BACKUP_DIR to another folder.`,
    )
  }
}

async function fill({ database, dataDir, files }: BackupDeps, made: string, migrations: string[]): Promise<void> {
  const connection = new DatabaseSync(made)
  // It is a new file that is thrown away if anything fails.
  connection.exec('pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off; begin')
  const madeAt = new Date().toISOString()
  const digests = await copyMoment(database, dataDir, sqliteSink(connection))
  writeExtras(connection, { madeAt, engine: database.engine, migrations, digests }, files)
  connection.exec('commit')
  connection.close()
}

/** All rows of the moment when it begins, whatever is stored meanwhile. */
export async function copyMoment(database: Database, dataDir: string, sink: RowSink): Promise<Digests> {
  if (database.engine === 'postgres') {
    const transaction = database.queries.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    return transaction.execute((queries) => copyRows(postgresSource(queries), sink))
  }
  const snapshot = openSnapshot(join(dataDir, 'site.db'))
  try {
    return await copyRows(sqliteSource(snapshot), sink)
  } finally {
    snapshot.close()
  }
}
