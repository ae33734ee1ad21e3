/** Few sizes, so that prepared statements are reused. */
const SIZES = [64, 16, 4, 1]

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
