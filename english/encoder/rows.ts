import { rememberLatest } from '../../domain/shared/remember-last.ts'
import type { PartsFile } from './parts-file.ts'

/** How many numbers stand for a piece of a word. */
export const WIDTH = 384
export const FLOAT = 4
const KEPT_ROWS = 400

/** Puts the row of a number at a place of the rows that are read together. */
export type PutRow = (row: number, rows: Float32Array, place: number) => void

/** Rows of bytes, each with its scale; only the latest are kept. */
export function openRows(file: PartsFile<'rows' | 'scales', unknown>): PutRow {
  const scales = floatsOf(file.read('scales'))
  const bytesOf = rememberLatest(KEPT_ROWS, (row: number) => {
    const bytes = new Int8Array(WIDTH)
    file.readRow('rows', row, bytes)
    return bytes
  })
  return (row, rows, place) => {
    const bytes = bytesOf(row)
    const scale = scales[row] as number
    for (let at = 0; at < WIDTH; at++) rows[place * WIDTH + at] = (bytes[at] as number) * scale
  }
}

export const floatsOf = (bytes: Buffer): Float32Array =>
  new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / FLOAT)

/** Adds a row of a table, as of places, to one that was put. */
export function addRow(table: Float32Array, row: number, rows: Float32Array, place: number): void {
  for (let at = 0; at < WIDTH; at++)
    rows[place * WIDTH + at] = (rows[place * WIDTH + at] as number) + (table[row * WIDTH + at] as number)
}
