/** A value as both engines can store it: times of the sign-in library as ISO text, flags as 0 or 1. */
export type Cell = string | number | null

export interface TableShape {
  name: string
  columns: string[]
}

/** A consistent view of all rows. */
export interface RowSource {
  /** Rows in batches, with the columns in the order of the shape. */
  read(table: TableShape): AsyncIterable<Cell[][]>
}

export interface RowSink {
  /** In an order in which no row refers to a later table. */
  readonly tables: readonly TableShape[]
  write(table: TableShape, rows: Cell[][]): Promise<void>
}

/** Small enough that nothing waits long for a batch. */
export const BATCH_ROWS = 2000
