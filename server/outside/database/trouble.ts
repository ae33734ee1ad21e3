/** SQLite's primary result codes for a store that cannot take anything now: busy, locked, read-only, I/O error, full. */
const SQLITE_TROUBLE = new Set([5, 6, 8, 10, 13])
/** PostgreSQL's classes: connection, resources (disk full), operator intervention; and the network's own. */
const POSTGRES_TROUBLE = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/

/** Whether the store is in trouble rather than the code: the same request may succeed later. */
export function isStoreTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return SQLITE_TROUBLE.has(errcode & 0xff)
  if (typeof code === 'string' && POSTGRES_TROUBLE.test(code)) return true
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
}
