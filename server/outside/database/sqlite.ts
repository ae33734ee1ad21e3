import { AsyncLocalStorage } from 'node:async_hooks'
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { StartError } from '../../log/start-error.ts'
import type { Database, Tables } from './tables.ts'
import { Connections, TransactionDriver, TransactionKysely } from './transaction-driver.ts'

const BUSY = 5
/** Beyond this, queries (such as lists of unusual length) are prepared each time. */
const MAX_CACHED_STATEMENTS = 500
const BUSY_TIMEOUT_MS = 5000

export function openSqlite(dataDir: string, { mustExist = false } = {}): Database {
  const file = join(dataDir, 'site.db')
  if (mustExist && !existsSync(file)) {
    throw new StartError(
      `There is no database at ${file}. Set DATA_DIR or DATABASE_URL as for the site, or start the site first.`,
    )
  }
  const connection = openFile(dataDir, file)
  const connections = new Connections(new ImmediateDriver(connection), { oneConnection: true })
  const view = (joinable: boolean) =>
    new TransactionKysely<Tables>({ dialect: new OneFileDialect(new TransactionDriver(connections, { joinable })) })
  const queries = view(false)
  return {
    engine: 'sqlite',
    description: `SQLite in ${file}`,
    queries,
    joinable: view(true),
    relaxedTransaction: (work) => relaxed.run(true, () => queries.transaction().execute(work)),
    sharedPool: null,
    close: async () => {
      await queries.destroy()
      if (connection.isOpen) connection.close()
    },
  }
}

function openFile(dataDir: string, file: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
    createPrivateFile(file)
    const connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
    enterWalMode(connection)
    connection.exec('pragma synchronous = full; pragma foreign_keys = on')
    connection.exec('begin immediate; rollback')
    return connection
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${reason}). Make it and its site.db writable for this user, or set DATA_DIR to another folder.`,
      error,
    )
  }
}

/** SQLite gives the files beside it the same mode. One that is there is left alone: closing it would drop its locks. */
function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
}

/** Processes that start together on a new file may find it locked here, and SQLite's busy timeout does not apply. */
function enterWalMode(connection: DatabaseSync): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      connection.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== BUSY || Date.now() > deadline) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** Adapts node:sqlite to Kysely's interface and caches prepared statements. */
function forKysely(connection: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => connection.close(),
    prepare: (sql) => {
      const known = prepared.get(sql)
      if (known) return known
      const statement = prepare(connection, sql)
      if (prepared.size < MAX_CACHED_STATEMENTS) prepared.set(sql, statement)
      return statement
    },
  }
}

function prepare(connection: DatabaseSync, sql: string): SqliteStatement {
  const statement = connection.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...bindable(values)),
    run: (values) => statement.run(...bindable(values)),
    iterate: (values) => connection.prepare(sql).iterate(...bindable(values)) as IterableIterator<unknown>,
  }
}

/** node:sqlite would treat a Date as the first value as named parameters, without an error. */
function bindable(values: readonly unknown[]): SQLInputValue[] {
  for (const value of values) {
    if (value instanceof Date) throw new TypeError('Times are stored as epoch milliseconds: give the database a number')
  }
  return values as SQLInputValue[]
}

const relaxed = new AsyncLocalStorage<true>()

/** BEGIN IMMEDIATE, because a plain BEGIN can fail at its first write. Relaxed commits do not wait for the disk. */
class ImmediateDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  #isRelaxed = false

  constructor(file: DatabaseSync) {
    super({ database: forKysely(file) })
    this.#file = file
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isRelaxed = relaxed.getStore() === true
    if (this.#isRelaxed) this.#file.exec('pragma synchronous = normal')
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    } catch (error) {
      this.#restoreFullSync()
      throw error
    }
  }
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#restoreFullSync()
  }
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).finally(() => this.#restoreFullSync())
  }
  #restoreFullSync(): void {
    if (this.#isRelaxed) this.#file.exec('pragma synchronous = full')
    this.#isRelaxed = false
  }
}

/** Makes Kysely run all migrations in one transaction, for several processes. The driver has its own mutex. */
class OneFileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class OneFileDialect extends SqliteDialect {
  readonly #driver: Driver

  constructor(driver: Driver) {
    super({ database: async () => Promise.reject(new Error('the driver opens the file')) })
    this.#driver = driver
  }
  override createDriver(): Driver {
    return this.#driver
  }
  override createAdapter(): OneFileAdapter {
    return new OneFileAdapter()
  }
}
