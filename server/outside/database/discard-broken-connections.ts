import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { isDatabaseUnavailable } from './database-unavailable.ts'

/** Of pg. The query may still run: whatever follows on its connection would wait for it. */
const NO_ANSWER = 'Query read timeout'

/** Removes broken connections from the pool on release; otherwise the next query would get them and fail. */
export function discardBrokenConnections(pool: import('pg').Pool): PostgresPool {
  return {
    connect: async () => trackErrors(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}

function trackErrors(client: import('pg').PoolClient): PostgresPoolClient {
  let isBroken = false
  let noAnswer: Error | null = null
  const query = async (sql: string, values: unknown[]) => {
    if (noAnswer) throw noAnswer
    try {
      return await client.query(sql, values)
    } catch (error) {
      isBroken ||= isDatabaseUnavailable(error)
      if (error instanceof Error && error.message === NO_ANSWER) noAnswer = error
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'], // the cursor overload is not used
    release: (discard) => client.release(isBroken || discard),
  }
}
