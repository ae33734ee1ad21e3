import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { noteTrouble } from './trouble.ts'

/** What all views of one database share: the driver below, whose turn it is, and the transaction that code runs in. */
export class Connections {
  readonly driver: Driver
  readonly turns: Turns | null
  readonly levels = new AsyncLocalStorage<Level>()
  #started: Promise<void> | null = null
  #savepoints = 0

  constructor(driver: Driver, options: { oneConnection: boolean }) {
    this.driver = driver
    this.turns = options.oneConnection ? new Turns() : null
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
 * A view of the database whose transactions are handed on by argument: a query that forgot to use the one it is in is
 * refused. On SQLite, which has one connection, it would wait for its own transaction for ever.
 *
 * In transactions of a joinable view every query takes part by itself, and a transaction inside becomes a savepoint.
 * Only the sign-in library needs that: its calls and hooks pass no transaction on.
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
    const { driver, turns, levels } = this.#connections
    const level = levels.getStore()
    if (level && !level.isOver) {
      if (!level.joinable) throw new Error('Inside a transaction: use the queries that it hands on')
      return new Lease(level.connection, level, async () => {})
    }
    const giveTurn = await turns?.take()
    try {
      const connection = await driver.acquireConnection()
      return new Lease(connection, null, async () => {
        await driver.releaseConnection(connection).finally(giveTurn)
      })
    } catch (error) {
      giveTurn?.()
      noteTrouble(error)
      throw error
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await (connection as Lease).release()
  }

  /** The level is entered before anything is awaited: so it holds for whoever awaits the transaction's beginning. */
  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const lease = connection as Lease
    const joinable = this.#joinable || lease.joined !== null
    const level: Level = { connection: lease.connection, turns: new Turns(), joinable, isOver: false }
    this.#connections.levels.enterWith(level)
    lease.ownLevel = level
    try {
      if (!lease.joined) return await this.#connections.driver.beginTransaction(lease.connection, settings)
      lease.giveTurn = await lease.joined.turns.take()
      lease.savepoint = this.#connections.nextSavepoint()
      await lease.connection.executeQuery(CompiledQuery.raw(`savepoint ${lease.savepoint}`))
    } catch (error) {
      end(lease)
      throw error
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const lease = connection as Lease
    if (lease.savepoint) {
      await lease.connection.executeQuery(CompiledQuery.raw(`release savepoint ${lease.savepoint}`))
      end(lease)
    } else {
      await this.#connections.driver.commitTransaction(lease.connection).finally(() => end(lease))
    }
  }

  /** Never rejects, which would hide why the transaction failed. A connection that cannot roll back takes it along. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const lease = connection as Lease
    try {
      if (lease.savepoint)
        await lease.connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${lease.savepoint}`))
      else await this.#connections.driver.rollbackTransaction(lease.connection)
    } catch {
      // its cause is the failure that is on its way to the caller
    } finally {
      end(lease)
    }
  }

  destroy(): Promise<void> {
    return this.#connections.driver.destroy()
  }
}

/** A Kysely without the one way to begin a transaction that the driver cannot follow. */
export class TransactionKysely<T> extends Kysely<T> {
  override startTransaction(): never {
    throw new Error('Use transaction(): a query beside startTransaction() would wait for ever on SQLite')
  }
}

/** One transaction, or one inside it, and whoever runs in it. */
interface Level {
  connection: DatabaseConnection
  turns: Turns
  joinable: boolean
  isOver: boolean
}

/** One loan of a connection: given back once, however often it is tried. */
class Lease implements DatabaseConnection {
  readonly connection: DatabaseConnection
  /** The transaction that this loan only joins; null for a connection of its own. */
  readonly joined: Level | null
  ownLevel: Level | null = null
  savepoint: string | null = null
  giveTurn: (() => void) | null = null
  #giveBack: (() => Promise<void>) | null

  constructor(connection: DatabaseConnection, joined: Level | null, giveBack: () => Promise<void>) {
    this.connection = connection
    this.joined = joined
    this.#giveBack = giveBack
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#expectOpen()
    try {
      return await this.connection.executeQuery<Row>(query)
    } catch (error) {
      noteTrouble(error)
      throw error
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    this.#expectOpen()
    return this.connection.streamQuery<Row>(query, chunkSize)
  }

  async release(): Promise<void> {
    const giveBack = this.#giveBack
    this.#giveBack = null
    await giveBack?.()
  }

  #expectOpen(): void {
    if (this.joined?.isOver) throw new Error('This query belongs to a transaction that has ended: await it inside')
  }
}

function end(lease: Lease): void {
  if (lease.ownLevel) lease.ownLevel.isOver = true
  lease.giveTurn?.()
  lease.giveTurn = null
}

/** First come, first served. */
class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Waits for its turn and gives what ends it. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return () => resolve()
  }
}
