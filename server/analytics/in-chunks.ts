/** Few sizes make few statements, which the database keeps ready. */
const SIZES = [64, 16, 4, 1]

/** A long list in pieces for statements with many rows. */
export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const chunks: Row[][] = []
  let from = 0
  for (const size of SIZES) {
    while (rows.length - from >= size) {
      chunks.push(rows.slice(from, from + size))
      from += size
    }
  }
  return chunks
}
