import { sql } from 'kysely'
import type { Queries } from '../tables.ts'
import { BATCH_ROWS, type Cell, type RowSink, type RowSource, type TableShape } from './rows.ts'

/** Reads in the transaction given, through a cursor: tables may be larger than memory. */
export const postgresSource = (transaction: Queries): RowSource => ({
  read: async function* ({ name, columns }) {
    const names = sql.join(columns.map((column) => sql.ref(column)))
    await sql`declare copied cursor for select ${names} from ${sql.table(name)}`.execute(transaction)
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(BATCH_ROWS)} from copied`.execute(transaction)
      if (rows.length === 0) break
      yield rows.map((row) => columns.map((column) => cellOf(row[column])))
    }
    await sql`close copied`.execute(transaction)
  },
})

/** PostgreSQL itself turns JSON into the types of its columns, which costs a tenth of a parameter for each value. */
export const postgresSink = (transaction: Queries, tables: readonly TableShape[]): RowSink => ({
  tables,
  write: async ({ name, columns }, rows) => {
    const names = sql.join(columns.map((column) => sql.ref(column)))
    const records = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
    await sql`insert into ${sql.table(name)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(records)})`.execute(
      transaction,
    )
  },
})

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'boolean' ? Number(value) : (value as Cell)
}
