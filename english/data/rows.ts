import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a tab-separated file in this folder, without its header. */
export const rowsOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** The tab-separated files of a folder here, in order. */
export const namesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
