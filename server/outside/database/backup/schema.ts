import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { MIGRATIONS, migrateTo } from '../migrate.ts'
import { openSqlite } from '../sqlite.ts'
import type { Queries } from '../tables.ts'
import type { TableShape } from './rows.ts'
import { tablesOf } from './sqlite-rows.ts'

/** Makes site.db in the folder, with the tables as of the last migration that is named, and no rows. */
export async function makeEmptySqlite(folder: string, applied: readonly string[]): Promise<string> {
  const database = openSqlite(folder)
  try {
    await migrateTo(database, applied.at(-1) ?? '')
  } finally {
    await database.close()
  }
  return join(folder, 'site.db')
}

/** The site's tables as of the last migration that is named. */
export async function tablesAsOf(applied: readonly string[]): Promise<TableShape[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-schema-'))
  try {
    const connection = new DatabaseSync(await makeEmptySqlite(folder, applied))
    const tables = tablesOf(connection)
    connection.close()
    return tables
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In a transaction: PostgreSQL takes everything back if one step fails. */
export async function remakePostgresTables(transaction: Queries, applied: readonly string[]): Promise<void> {
  for (const { name } of await tablesAsOf(Object.keys(MIGRATIONS))) {
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(transaction)
  }
  await sql`delete from kysely_migration`.execute(transaction)
  for (const name of applied) {
    await MIGRATIONS[name]?.up(transaction)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    )
  }
}
