import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Table } from './table.ts'

const BUILD_DIR = join(import.meta.dirname, '../../build')

/** The index of the teacher's book. */
export interface FindIndex {
  /** The names of the entries; tables speak of them by number. */
  names: string[]
  /** For each entry the English words or forms that name it. */
  items: string[][]
  /** The words of the book, most frequent first; for repairing spelling. */
  vocabulary: string[]
  /** Learnt weights. */
  learnt: Table
  /** How typical a feature is of an entry; the weights of an entry have the length one. */
  typical: Table
  /** In how many entries a feature of `typical` occurs. */
  spread: Uint16Array
}

/** The file that names the newest complete index. */
export const findPointer = (buildDir = BUILD_DIR): string => join(buildDir, 'find')

/** The newest complete index, or null before the first build. */
export function currentFindIndex(buildDir = BUILD_DIR): { name: string; file: string } | null {
  if (!existsSync(findPointer(buildDir))) return null
  const name = readFileSync(findPointer(buildDir), 'utf8').trim()
  const file = join(buildDir, name)
  return name && existsSync(file) ? { name, file } : null
}

type Numbers = Uint32Array | Uint16Array | Int16Array

/** Format: the length of the head, the head as JSON, then the arrays, each at a multiple of four. */
export function packIndex({ learnt, typical, spread, ...texts }: FindIndex): Uint8Array {
  const arrays = [...arraysOf(learnt), ...arraysOf(typical), spread]
  const lengths = arrays.map(({ length }) => length)
  const head = Buffer.from(JSON.stringify({ ...texts, lengths, scales: [learnt.scale, typical.scale] }))
  const start = aligned(4 + head.length)
  const total = arrays.reduce((at, { byteLength }) => at + aligned(byteLength), start)
  const bytes = new Uint8Array(total)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, 4)
  let at = start
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += aligned(byteLength)
  }
  return bytes
}

const aligned = (bytes: number): number => Math.ceil(bytes / 4) * 4

const arraysOf = ({ features, starts, entries, weights }: Table): Numbers[] => [features, starts, entries, weights]

export function openIndex(file = currentFindIndex()?.file): FindIndex {
  if (!file) throw new Error('The index of the teacher’s book is missing: run npm run build.')
  const read = readFileSync(file)
  // A small file is read into a shared buffer at any offset, where no typed array can stand.
  const { buffer } = read.byteOffset === 0 ? read : new Uint8Array(read)
  const length = new DataView(buffer).getUint32(0, true)
  const { lengths, scales, ...texts } = JSON.parse(Buffer.from(buffer, 4, length).toString()) as Head
  let at = aligned(4 + length)
  const places = lengths.values()
  const next = <Kind extends Numbers>(Kind: new (from: ArrayBuffer, at: number, length: number) => Kind): Kind => {
    const array = new Kind(buffer, at, places.next().value ?? 0)
    at += aligned(array.byteLength)
    return array
  }
  const table = (scale: number): Table => ({
    features: next(Uint32Array),
    starts: next(Uint32Array),
    entries: next(Uint16Array),
    weights: next(Int16Array),
    scale,
  })
  const [learntScale = 1, typicalScale = 1] = scales
  const learnt = table(learntScale)
  const typical = table(typicalScale)
  return { ...texts, learnt, typical, spread: next(Uint16Array) }
}

type Head = Pick<FindIndex, 'names' | 'items' | 'vocabulary'> & { lengths: number[]; scales: number[] }
