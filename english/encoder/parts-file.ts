import { openSync, readSync } from 'node:fs'

/** A file of what was learnt: a header, and parts that are read when they are asked for. */
export interface PartsFile<Part extends string, About> {
  about: About
  read(part: Part): Buffer
  /** A row of as many bytes as `into` has, out of a part of such rows. */
  readRow(part: Part, row: number, into: Int8Array): void
}

export function openParts<Part extends string, About>(path: string): PartsFile<Part, About> {
  const file = openSync(path, 'r')
  const readAt = (start: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, start)
    return bytes
  }
  const length = readAt(0, 4).readUInt32LE()
  const { parts, ...about } = JSON.parse(readAt(4, length).toString('latin1')) as About & {
    parts: Record<Part, [start: number, length: number]>
  }
  const body = 4 + length
  return {
    about: about as About,
    read: (part) => readAt(body + parts[part][0], parts[part][1]),
    readRow: (part, row, into) => {
      readSync(file, into, 0, into.length, body + parts[part][0] + row * into.length)
    },
  }
}
