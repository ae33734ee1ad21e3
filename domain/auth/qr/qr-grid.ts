/** A square of modules; undefined where nothing has been drawn yet. */
export type Grid = (boolean | undefined)[][]

export const sizeOf = (version: number): number => version * 4 + 17

const set = (grid: Grid, x: number, y: number, isDark: boolean): void => {
  const row = grid[y]
  if (row && x >= 0 && x < row.length) row[x] = isDark
}

/** Everything but the data: finders, timing, alignment, and reserved room for format and version. */
export function functionPatterns(version: number): Grid {
  const size = sizeOf(version)
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  for (let i = 0; i < size; i += 1) {
    set(grid, 6, i, i % 2 === 0)
    set(grid, i, 6, i % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(grid, x, y, 4, [0, 1, 3])
  drawAlignments(grid, version)
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
  return grid
}

/** Squares around a centre; those at the named distances are dark. */
function drawRings(grid: Grid, x: number, y: number, radius: number, dark: readonly number[]): void {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1)
      set(grid, x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))))
}

function drawAlignments(grid: Grid, version: number): void {
  const places = alignmentPlaces(version)
  const last = places.length - 1
  for (const [i, x] of places.entries())
    for (const [j, y] of places.entries()) {
      const isFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!isFinder) drawRings(grid, x, y, 2, [0, 2])
    }
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const last = sizeOf(version) - 7
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))]
}

/** Error correction level M and the mask, twice, with their own correction bits. */
export function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length
  const bits = ((mask << 10) | checksum(mask, 10, 0x537)) ^ 0x5412
  const isDark = (bit: number) => ((bits >>> bit) & 1) === 1
  for (let bit = 0; bit < 15; bit += 1) {
    if (bit < 6) set(grid, 8, bit, isDark(bit))
    else if (bit < 8) set(grid, 8, bit + 1, isDark(bit))
    else if (bit === 8) set(grid, 7, 8, isDark(bit))
    else set(grid, 14 - bit, 8, isDark(bit))
    if (bit < 8) set(grid, size - 1 - bit, 8, isDark(bit))
    else set(grid, 8, size - 15 + bit, isDark(bit))
  }
  set(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  const bits = (version << 12) | checksum(version, 12, 0x1f25)
  for (let bit = 0; bit < 18; bit += 1) {
    const [far, near] = [grid.length - 11 + (bit % 3), Math.floor(bit / 3)]
    set(grid, far, near, ((bits >>> bit) & 1) === 1)
    set(grid, near, far, ((bits >>> bit) & 1) === 1)
  }
}

function checksum(value: number, bits: number, polynomial: number): number {
  let rest = value
  for (let count = 0; count < bits; count += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial)
  return rest
}

/** The places of data in their order: two columns at a time from the right, up and down in turns. */
export function dataPlaces(grid: Grid): { x: number; y: number }[] {
  const size = grid.length
  const columns = Array.from({ length: (size - 1) / 2 }, (_, index) => size - 1 - index * 2).map((x) =>
    x <= 6 ? x - 1 : x,
  )
  return columns.flatMap((right, index) =>
    Array.from({ length: size }, (_, row) => (index % 2 === 0 ? size - 1 - row : row)).flatMap((y) =>
      [right, right - 1].filter((x) => grid[y]?.[x] === undefined).map((x) => ({ x, y })),
    ),
  )
}
