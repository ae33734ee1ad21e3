import { openSync, readSync } from 'node:fs'

export interface EncoderHeader {
  layers: number
  /** What a word may be labelled with, the first one where it stays. */
  words: string[]
  /** What may be missing before a word. */
  gaps: string[]
  parts: Record<Part, [start: number, length: number]>
}

type Part = 'layers' | 'words' | 'inner' | 'gaps' | 'places' | 'cases' | 'scales' | 'rows' | 'pieces'

/** What was learnt, by part. The rows of the pieces, two thirds of the file, are read when they are asked for. */
export interface EncoderFile {
  header: EncoderHeader
  read(part: Part): Buffer
  readRow(row: number, into: Int8Array): void
}

export function openEncoderFile(path: string): EncoderFile {
  const file = openSync(path, 'r')
  const readAt = (start: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, start)
    return bytes
  }
  const length = readAt(0, 4).readUInt32LE()
  const header = JSON.parse(readAt(4, length).toString('latin1')) as EncoderHeader
  const body = 4 + length
  return {
    header,
    read: (part) => readAt(body + header.parts[part][0], header.parts[part][1]),
    readRow: (row, into) => {
      readSync(file, into, 0, into.length, body + header.parts.rows[0] + row * into.length)
    },
  }
}
