import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { recordIfUnavailable } from './database-unavailable.ts'

/** Shared by all views of a database: the driver, the mutex of its only connection, and the current transaction. */
export class Connections {
  readonly driver: Driver
  readonly mutex: Mutex | null
  readonly currentTransaction = new AsyncLocalStorage<ActiveTransaction>()
  #started: Promise<void> | null = null
  #savepoints = 0

  constructor(driver: Driver, options: { oneConnection: boolean }) {
    this.driver = driver
    this.mutex = options.oneConnection ? new Mutex() : null
  }

  start(): Promise<void> {
    this.#started ??= this.driver.init()
    return this.#started
  }

  nextSavepoint(): string {
    this.#savepoints += 1
    return `inner_${this.#savepoints}`
  }
}

/**
 * Transactions are passed as arguments. A query inside a transaction that does not use it is refused: on SQLite, with
 * its one connection, it would deadlock.
 *
 * In transactions of a joinable view all queries join, and a nested transaction becomes a savepoint. Only the sign-in
 * library needs that: its calls and hooks pass no transaction on.
 */
export class TransactionDriver implements Driver {
  readonly #connections: Connections
  readonly #joinable: boolean

  constructor(connections: Connections, { joinable }: { joinable: boolean }) {
    this.#connections = connections
    this.#joinable = joinable
  }

  init(): Promise<void> {
    return this.#connections.start()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const { driver, mutex, currentTransaction } = this.#connections
    const transaction = currentTransaction.getStore()
    if (transaction && !transaction.isOver) {
      if (!transaction.joinable) throw new Error('Inside a transaction: use the queries that it hands on')
      return new ConnectionHandle(transaction.connection, transaction, async () => {})
    }
    const unlock = await mutex?.acquire()
    try {
      const connection = await driver.acquireConnection()
      return new ConnectionHandle(connection, null, async () => {
        await driver.releaseConnection(connection).finally(unlock)
      })
    } catch (error) {
      unlock?.()
      recordIfUnavailable(error)
      throw error
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await (connection as ConnectionHandle).release()
  }

  /** `enterWith` must run before the first await: only then does the caller's async context have the transaction. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const handle = connection as ConnectionHandle
    const joinable = this.#joinable || handle.joined !== null
    const transaction: ActiveTransaction = {
      connection: handle.connection,
      savepointMutex: new Mutex(),
      joinable,
      isOver: false,
    }
    this.#connections.currentTransaction.enterWith(transaction)
    handle.ownTransaction = transaction
    try {
      if (!handle.joined) return await this.#connections.driver.beginTransaction(handle.connection, settings)
      handle.unlock = await handle.joined.savepointMutex.acquire()
      handle.savepoint = this.#connections.nextSavepoint()
      await handle.connection.executeQuery(CompiledQuery.raw(`savepoint ${handle.savepoint}`))
    } catch (error) {
      endTransaction(handle)
      throw error
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const handle = connection as ConnectionHandle
    if (handle.savepoint) {
      await handle.connection.executeQuery(CompiledQuery.raw(`release savepoint ${handle.savepoint}`))
      endTransaction(handle)
    } else {
      await this.#connections.driver.commitTransaction(handle.connection).finally(() => endTransaction(handle))
    }
  }

  /** Never rejects: that would hide the original error. If the connection is broken, the transaction ends with it. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const handle = connection as ConnectionHandle
    try {
      if (handle.savepoint)
        await handle.connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${handle.savepoint}`))
      else await this.#connections.driver.rollbackTransaction(handle.connection)
    } catch {
      // The original error is rethrown to the caller.
    } finally {
      endTransaction(handle)
    }
  }

  destroy(): Promise<void> {
    return this.#connections.driver.destroy()
  }
}

/** Without startTransaction(), which this driver does not support. */
export class TransactionKysely<T> extends Kysely<T> {
  override startTransaction(): never {
    throw new Error('Use transaction(): a query beside startTransaction() would wait for ever on SQLite')
  }
}

/** A transaction or savepoint. */
interface ActiveTransaction {
  connection: DatabaseConnection
  savepointMutex: Mutex
  joinable: boolean
  isOver: boolean
}

/** An acquired connection. Releasing it twice has no effect. */
class ConnectionHandle implements DatabaseConnection {
  readonly connection: DatabaseConnection
  /** The transaction that this handle joined; null if it acquired a connection. */
  readonly joined: ActiveTransaction | null
  ownTransaction: ActiveTransaction | null = null
  savepoint: string | null = null
  unlock: (() => void) | null = null
  #release: (() => Promise<void>) | null

  constructor(connection: DatabaseConnection, joined: ActiveTransaction | null, release: () => Promise<void>) {
    this.connection = connection
    this.joined = joined
    this.#release = release
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#expectOpen()
    try {
      return await this.connection.executeQuery<Row>(query)
    } catch (error) {
      recordIfUnavailable(error)
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    this.#expectOpen()
    return this.connection.streamQuery<Row>(query, chunkSize)
  }

  async release(): Promise<void> {
    const release = this.#release
    this.#release = null
    await release?.()
  }

  #expectOpen(): void {
    if (this.joined?.isOver) throw new Error('This query belongs to a transaction that has ended: await it inside')
  }
}

function endTransaction(handle: ConnectionHandle): void {
  if (handle.ownTransaction) handle.ownTransaction.isOver = true
  handle.unlock?.()
  handle.unlock = null
}

class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** First in, first out. Returns the unlock function. */
  async acquire(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return () => resolve()
  }
}
