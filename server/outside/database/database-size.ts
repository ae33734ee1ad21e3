import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './tables.ts'

/** In bytes; on SQLite with what is still in the write-ahead log. */
export async function databaseSize({ engine, queries }: Database, dataDir: string): Promise<number> {
  if (engine === 'sqlite') return ['site.db', 'site.db-wal'].reduce((sum, name) => sum + sizeOf(join(dataDir, name)), 0)
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(queries)
  return Number(rows[0]?.bytes)
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0
