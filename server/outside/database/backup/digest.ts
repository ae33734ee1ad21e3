import { hash } from 'node:crypto'
import type { Cell, RowSource, TableShape } from './rows.ts'

export interface TableDigest {
  rows: number
  /** Of all rows, whatever their order. */
  digest: string
}
export type Digests = Record<string, TableDigest>

const WORDS = 8

/** The sum of the rows' hashes: engines return rows in different orders. */
export class RowDigest {
  #rows = 0
  readonly #sums = new Uint32Array(WORDS)

  add(rows: readonly Cell[][]): void {
    for (const row of rows) {
      const hashed = hash('sha256', JSON.stringify(row), { outputEncoding: 'buffer' })
      for (let word = 0; word < WORDS; word++)
        this.#sums[word] = (this.#sums[word] ?? 0) + hashed.readUInt32LE(word * 4)
    }
    this.#rows += rows.length
  }

  result(): TableDigest {
    return { rows: this.#rows, digest: Buffer.from(this.#sums.buffer).toString('hex') }
  }
}

export async function digestsOf(source: RowSource, tables: readonly TableShape[]): Promise<Digests> {
  const digests: Digests = {}
  for (const table of tables) {
    const digest = new RowDigest()
    for await (const rows of source.read(table)) digest.add(rows)
    digests[table.name] = digest.result()
  }
  return digests
}

/** The names of tables whose content differs. */
export const differences = (expected: Digests, found: Digests): string[] =>
  Object.keys({ ...expected, ...found }).filter(
    (table) => expected[table]?.digest !== found[table]?.digest || expected[table]?.rows !== found[table]?.rows,
  )

export const rowsIn = (digests: Digests): number => Object.values(digests).reduce((sum, { rows }) => sum + rows, 0)
