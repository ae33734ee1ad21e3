import { AsyncLocalStorage } from 'node:async_hooks'

/** SQLite's primary result codes: busy, locked, read-only, I/O error, full. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 13])
/**
 * PostgreSQL's error classes: connection, resources (disk full), operator intervention (also a statement that ran out of
 * time); and a lock that was not released, a deadlock, an idle transaction that was ended, read-only (a standby).
 */
const POSTGRES_UNAVAILABLE = /^(08|53|57P|57014|55P03|40P01|25P03|25006)/
const NETWORK_ERRORS = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
)
/** Errors of pg itself have no code. */
const CONNECTION_ERRORS =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client .+ not queryable|Postgres connection has been discarded|There was an error establishing an SSL connection)/

/** Whether the database failed, not the query: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown }
  if (typeof errcode === 'number') return SQLITE_UNAVAILABLE.has(errcode & 0xff)
  if (typeof code === 'string') {
    const isSocketGone = code === 'ENOENT' && syscall === 'connect'
    return POSTGRES_UNAVAILABLE.test(code) || NETWORK_ERRORS.has(code) || isSocketGone
  }
  return CONNECTION_ERRORS.test(error.message)
}

interface Watch {
  error: unknown
}
const watches = new AsyncLocalStorage<Watch>()

/** For libraries that swallow or wrap database errors: rejects if the database was unavailable during the call. */
export async function rethrowDatabaseUnavailable<Result>(call: () => Promise<Result>): Promise<Result> {
  const watch: Watch = { error: null }
  const result = await watches.run(watch, call).catch((error: unknown) => {
    throw watch.error ?? error
  })
  if (watch.error) throw watch.error
  return result
}

/** Called by the driver; see rethrowDatabaseUnavailable. */
export function recordIfUnavailable(error: unknown): void {
  const watch = watches.getStore()
  if (watch && isDatabaseUnavailable(error)) watch.error ??= error
}
