import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isDatabaseUnavailable } from './database-unavailable.ts'

/** The pool as Kysely uses it. A connection that broke is thrown away: the next in the queue would only meet its end. */
export function discardBrokenConnections(pool: import('pg').Pool): PostgresPool {
  return {
    connect: async () => trackErrors(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}

function trackErrors(client: import('pg').PoolClient): PostgresPoolClient {
  let isBroken = false
  const query = async (sql: string, values: unknown[]) => {
    try {
      return await client.query(sql, values)
    } catch (error) {
      isBroken ||= isDatabaseUnavailable(error)
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'], // its other form takes cursors, which are not set up
    release: (discard) => client.release(isBroken || discard),
  }
}
