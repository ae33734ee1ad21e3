import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type KyselyConfig,
  type TransactionSettings,
} from 'kysely'

interface OpenTransaction {
  connection: DatabaseConnection | null
  depth: number
}

/**
 * Lets every query made inside a transaction use that transaction's connection, also through the outer database object.
 * Without it such a query on SQLite, which has one connection, would wait for its own transaction for ever.
 * A transaction inside a transaction becomes a savepoint.
 */
export class JoiningDriver implements Driver {
  readonly #inner: Driver
  readonly #turns: Turns | null
  readonly #open = new AsyncLocalStorage<OpenTransaction>()

  constructor(inner: Driver, options: { oneConnection: boolean }) {
    this.#inner = inner
    this.#turns = options.oneConnection ? new Turns() : null
  }

  /** Runs a whole transaction, so that what happens inside can find its connection. */
  runTransaction<T>(run: () => Promise<T>): Promise<T> {
    if (this.#open.getStore()?.connection) return run()
    return this.#open.run({ connection: null, depth: 0 }, run)
  }

  init(): Promise<void> {
    return this.#inner.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const joined = this.#open.getStore()?.connection
    if (joined) return joined
    await this.#turns?.take()
    try {
      return await this.#inner.acquireConnection()
    } catch (error) {
      this.#turns?.give()
      throw error
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (this.#open.getStore()?.connection === connection) return
    try {
      await this.#inner.releaseConnection(connection)
    } finally {
      this.#turns?.give()
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const open = this.#open.getStore()
    if (open?.connection === connection) {
      open.depth += 1
      await connection.executeQuery(CompiledQuery.raw(`savepoint inner_${open.depth}`))
      return
    }
    await this.#inner.beginTransaction(connection, settings)
    if (open) open.connection = connection
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const open = this.#open.getStore()
    if (open && open.depth > 0) {
      await connection.executeQuery(CompiledQuery.raw(`release savepoint inner_${open.depth}`))
      open.depth -= 1
      return
    }
    await this.#inner.commitTransaction(connection)
    if (open) open.connection = null
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const open = this.#open.getStore()
    if (open && open.depth > 0) {
      await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint inner_${open.depth}`))
      open.depth -= 1
      return
    }
    try {
      await this.#inner.rollbackTransaction(connection)
    } finally {
      if (open) open.connection = null
    }
  }

  destroy(): Promise<void> {
    return this.#inner.destroy()
  }
}

/** A Kysely whose transactions run in the driver's context, whoever starts them. */
export class JoiningKysely<T> extends Kysely<T> {
  readonly #driver: JoiningDriver

  constructor(config: KyselyConfig, driver: JoiningDriver) {
    super(config)
    this.#driver = driver
  }

  override transaction() {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (callback) => this.#driver.runTransaction(() => execute(callback))
    return builder
  }
}

/** First come, first served. */
class Turns {
  #last: Promise<void> = Promise.resolve()
  #give: (() => void) | null = null

  async take(): Promise<void> {
    const before = this.#last
    let finish = () => {}
    this.#last = new Promise((resolve) => {
      finish = resolve
    })
    await before
    this.#give = finish
  }

  give(): void {
    this.#give?.()
  }
}
