import { type Driver, PostgresDialect, PostgresDriver } from 'kysely'
import { StartError } from '../../log/start-error.ts'
import { discardBrokenConnections } from './discard-broken-connections.ts'
import type { Database, Tables } from './tables.ts'
import { Connections, TransactionDriver, TransactionKysely } from './transaction-driver.ts'

const INT8 = 20
const CONNECT_TIMEOUT_MS = 5000

/** 0 means no limit. */
export interface PostgresLimits {
  /** Shorter than the wait for a connection: queries that wait for the pool get theirs when a lock is not released. */
  lockMs: number
  statementMs: number
  idleInTransactionMs: number
  /** For a server that is silent. Longer than `statementMs`, which the server enforces itself and cleans up after. */
  answerMs: number
}
export const DEFAULT_LIMITS: PostgresLimits = {
  lockMs: 3000,
  statementMs: 15_000,
  idleInTransactionMs: 10_000,
  answerMs: 20_000,
}
export const NO_LIMITS: PostgresLimits = { lockMs: 0, statementMs: 0, idleInTransactionMs: 0, answerMs: 0 }

export async function openPostgres(databaseUrl: string, limits = DEFAULT_LIMITS): Promise<Database> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: limits.lockMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    query_timeout: limits.answerMs,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
    },
  })
  // Without listeners the error events of broken connections would end the process. A running query fails anyway, and a
  // broken idle connection is replaced by the next query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await checkConnection(pool, databaseUrl)

  const connections = new Connections(new PostgresDriver({ pool: discardBrokenConnections(pool) }), {
    oneConnection: false,
  })
  const view = (joinable: boolean) =>
    new TransactionKysely<Tables>({
      dialect: new PooledDialect(pool, new TransactionDriver(connections, { joinable })),
    })
  const queries = view(false)
  return {
    engine: 'postgres',
    description: nameOf(databaseUrl),
    queries,
    joinable: view(true),
    relaxedTransaction: (work) => queries.transaction().execute(work),
    sharedPool: pool,
    close: async () => {
      await queries.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

async function checkConnection(pool: import('pg').Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartError(
      `DATABASE_URL: ${nameOf(databaseUrl)} does not answer (${reasonOf(error)}). Check host, port, name, user and password, or unset it to use the embedded database.`,
      error,
    )
  }
}

/** Without user and password. */
export function nameOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl)
  return `PostgreSQL at ${url ? `${url.host}${url.pathname}` : 'the given address'}`
}

/** The AggregateError for a host with several addresses, such as 'localhost', has a code but no message. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : String((error as { code?: string }).code)

class PooledDialect extends PostgresDialect {
  readonly #driver: Driver

  constructor(pool: import('pg').Pool, driver: Driver) {
    super({ pool })
    this.#driver = driver
  }
  override createDriver(): Driver {
    return this.#driver
  }
}
