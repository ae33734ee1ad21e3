import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a tab-separated file in this folder, without its header. */
export const rowsOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
