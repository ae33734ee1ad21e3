import { DatabaseSync } from 'node:sqlite'
import { setImmediate as breathe } from 'node:timers/promises'
import { BATCH_ROWS, type Cell, type RowSink, type RowSource, type TableShape } from './rows.ts'

const BUSY_TIMEOUT_MS = 5000

/** A read-only view of the file as it is now, whoever writes to it meanwhile. */
export function openSnapshot(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  connection.exec('begin; select 1 from sqlite_master')
  return connection
}

export const sqliteSource = (connection: DatabaseSync): RowSource => ({
  read: async function* (table) {
    const dates = dateColumns(connection, table)
    const statement = connection.prepare(`select ${namesOf(table)} from "${table.name}"`)
    statement.setReturnArrays(true)
    let batch: Cell[][] = []
    for (const row of statement.iterate() as unknown as Iterable<Cell[]>) {
      for (const index of dates) row[index] = isoTime(row[index] ?? null)
      batch.push(row)
      if (batch.length < BATCH_ROWS) continue
      yield batch
      batch = []
      await breathe()
    }
    if (batch.length > 0) yield batch
  },
})

/** Writes in the transaction that the caller began. */
export const sqliteSink = (connection: DatabaseSync): RowSink => ({
  tables: tablesOf(connection),
  write: async (table, rows) => {
    const statement = connection.prepare(
      `insert into "${table.name}" (${namesOf(table)}) values (${table.columns.map(() => '?').join(', ')})`,
    )
    for (const row of rows) statement.run(...row)
  },
})

/** Those of the site, in the order in which they were made. */
export function tablesOf(connection: DatabaseSync): TableShape[] {
  const names = connection
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
       and name not like 'backup_%' order by rowid`,
    )
    .all() as { name: string }[]
  return names.map(({ name }) => ({ name, columns: columnsOf(connection, name).map((column) => column.name) }))
}

const columnsOf = (connection: DatabaseSync, table: string) =>
  connection.prepare('select name, type from pragma_table_info(?) order by cid').all(table) as {
    name: string
    type: string
  }[]

const dateColumns = (connection: DatabaseSync, { name, columns }: TableShape): number[] =>
  columnsOf(connection, name).flatMap((column) => (column.type === 'date' ? columns.indexOf(column.name) : []))

const isoTime = (value: Cell): Cell => (value === null ? null : new Date(value).toISOString())

const namesOf = ({ columns }: TableShape): string => columns.map((column) => `"${column}"`).join(', ')
