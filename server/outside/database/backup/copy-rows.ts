import { type Digests, RowDigest } from './digest.ts'
import type { RowSink, RowSource } from './rows.ts'

/** Copies every table that the sink has. Returns what was read. */
export async function copyRows(source: RowSource, sink: RowSink): Promise<Digests> {
  const digests: Digests = {}
  for (const table of sink.tables) {
    const digest = new RowDigest()
    for await (const rows of source.read(table)) {
      digest.add(rows)
      await sink.write(table, rows)
    }
    digests[table.name] = digest.result()
  }
  return digests
}
