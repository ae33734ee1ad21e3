import { codewordsOf } from './qr-codewords.ts'
import { dataPlaces, drawFormat, functionPatterns, type Grid } from './qr-grid.ts'

/** Whether a mask turns the module at this place over. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** A QR code as an SVG path on size × size units, without the quiet zone. Error correction level M. */
export function qrCode(text: string): { size: number; path: string } {
  const grid = qrGrid(text)
  return { size: grid.length, path: grid.map(pathOfRow).join('') }
}

/** Of the eight masks the one that scanners read best. */
export function qrGrid(text: string): boolean[][] {
  const { version, bytes } = codewordsOf(text)
  const patterns = functionPatterns(version)
  const places = dataPlaces(patterns)
  const candidates = MASKS.map((isTurned, mask) => {
    const grid: Grid = patterns.map((row) => [...row])
    for (const [index, { x, y }] of places.entries()) {
      const bit = ((bytes[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1
      const row = grid[y]
      if (row) row[x] = (bit === 1) !== isTurned(x, y)
    }
    drawFormat(grid, mask)
    return grid.map((row) => row.map(Boolean))
  })
  const [first = [], ...others] = candidates
  return others.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best), first)
}

function penalty(grid: readonly boolean[][]): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false))
  const lines = [...grid, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  return sum(lines.map(penaltyOfLine)) + penaltyOfSquares(grid) + penaltyOfBalance(grid)
}

/** Long runs of one colour, and what looks like a finder. */
function penaltyOfLine(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? []
  const finders = line.match(/(?=10111010000|00001011101)/g) ?? []
  return sum(runs.map((run) => run.length - 2)) + finders.length * 40
}

function penaltyOfSquares(grid: readonly boolean[][]): number {
  const isEven = (x: number, y: number) => {
    const colour = grid[y]?.[x]
    return [grid[y]?.[x + 1], grid[y + 1]?.[x], grid[y + 1]?.[x + 1]].every((other) => other === colour)
  }
  return sum(grid.map((row, y) => row.filter((_, x) => isEven(x, y)).length)) * 3
}

function penaltyOfBalance(grid: readonly boolean[][]): number {
  const dark = sum(grid.map((row) => row.filter(Boolean).length))
  return Math.floor(Math.abs((dark / grid.length ** 2) * 20 - 10)) * 10
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function pathOfRow(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
  return runs.map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}
