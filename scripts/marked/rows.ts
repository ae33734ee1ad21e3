import { readFileSync } from 'node:fs'

/** Reads a tab-separated file; cells are keyed by the column names in its header. */
export function readRows(file: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  const columns = header.split('\t').map((column) => column.trim())
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [columns[at] ?? String(at), unquoted(cell)])))
}

const unquoted = (cell: string) =>
  /^".*"$/.test(cell.trim()) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell.trim()

export const share = (count: number, of: number): number => Number((count / Math.max(1, of)).toFixed(4))
