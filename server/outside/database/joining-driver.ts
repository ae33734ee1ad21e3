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

/**
 * Lets every query made inside a transaction use that transaction's connection, also through the outer database object.
 * Without it such a query on SQLite, which has one connection, would wait for its own transaction for ever.
 * A transaction inside a transaction becomes a savepoint; those that run side by side take turns.
 */
export class JoiningDriver implements Driver {
  readonly #inner: Driver
  readonly #turns: Turns | null
  readonly #levels = new AsyncLocalStorage<Level>()
  #savepoints = 0

  constructor(inner: Driver, options: { oneConnection: boolean }) {
    this.#inner = inner
    this.#turns = options.oneConnection ? new Turns() : null
  }

  init(): Promise<void> {
    return this.#inner.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const level = this.#levels.getStore()
    if (level && !level.isOver) return new Lease(level.connection, level, async () => {})
    const giveTurn = await this.#turns?.take()
    try {
      const connection = await this.#inner.acquireConnection()
      return new Lease(connection, null, async () => {
        await this.#inner.releaseConnection(connection).finally(giveTurn)
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
    const level: Level = { connection: lease.connection, turns: new Turns(), isOver: false }
    this.#levels.enterWith(level)
    lease.ownLevel = level
    try {
      if (!lease.joined) return await this.#inner.beginTransaction(lease.connection, settings)
      lease.giveTurn = await lease.joined.turns.take()
      this.#savepoints += 1
      lease.savepoint = `inner_${this.#savepoints}`
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
      await this.#inner.commitTransaction(lease.connection).finally(() => end(lease))
    }
  }

  /** Never rejects, which would hide why the transaction failed. A connection that cannot roll back takes it along. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const lease = connection as Lease
    try {
      if (lease.savepoint)
        await lease.connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${lease.savepoint}`))
      else await this.#inner.rollbackTransaction(lease.connection)
    } catch {
      // its cause is the failure that is on its way to the caller
    } finally {
      end(lease)
    }
  }

  destroy(): Promise<void> {
    return this.#inner.destroy()
  }
}

/** A Kysely without the way to begin a transaction that the code beside it could not join. */
export class JoiningKysely<T> extends Kysely<T> {
  override startTransaction(): never {
    throw new Error('Use transaction(): a query beside startTransaction() would wait for ever on SQLite')
  }
}

/** One transaction, or one inside it, and whoever runs in it. */
interface Level {
  connection: DatabaseConnection
  turns: Turns
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
