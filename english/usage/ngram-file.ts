import { closeSync, openSync, readSync } from 'node:fs'
import { hash } from '../words/word-filter.ts'

/**
 * A file of numbers by n-gram, of which next to nothing is held in memory: the place of each of its buckets, then
 * for each n-gram what tells it from the others of its bucket (two bytes, sorted) and its number in steps (one byte).
 */
const BUCKET_BITS = 15
export const BUCKETS = 1 << BUCKET_BITS
export const STARTS_BYTES = (BUCKETS + 1) * 4
export const ENTRY_BYTES = 3
export const MOST_STEPS = 255

const MARK_BITS = 16
const SEED = 0x2f0b4c47

/** What a number is of: of an n-gram itself, or of what comes behind it. */
export type Kind = 'chance' | 'backoff'

/** In common logarithms. */
export const STEP: Readonly<Record<Kind, number>> = { chance: -0.036, backoff: -0.014 }
export const FIRST: Readonly<Record<Kind, number>> = { chance: 0, backoff: 1.2 }

export const keyOf = (kind: Kind, words: readonly string[]): number =>
  hash(kind === 'chance' ? words.join(' ') : `${words.join(' ')} `, SEED)

export const bucketOf = (key: number): number => key >>> (32 - BUCKET_BITS)
export const markOf = (key: number): number => (key >>> (32 - BUCKET_BITS - MARK_BITS)) & 0xffff

/** One of a thousand n-grams that the file does not have is taken for one that it has. */
export class NgramFile {
  readonly #file: number
  readonly #starts: Uint32Array
  readonly #bucket: Buffer

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    const starts = Buffer.alloc(STARTS_BYTES)
    readSync(this.#file, starts, 0, STARTS_BYTES, 0)
    this.#starts = new Uint32Array(starts.buffer, starts.byteOffset, BUCKETS + 1)
    const most = this.#starts.reduce((size, start, at) => Math.max(size, start - (this.#starts[at - 1] ?? 0)), 0)
    this.#bucket = Buffer.alloc(most * ENTRY_BYTES)
  }

  close(): void {
    closeSync(this.#file)
  }

  find(kind: Kind, words: readonly string[]): number | undefined {
    const key = keyOf(kind, words)
    const bucket = bucketOf(key)
    const start = this.#starts[bucket] as number
    const count = (this.#starts[bucket + 1] as number) - start
    readSync(this.#file, this.#bucket, 0, count * ENTRY_BYTES, STARTS_BYTES + start * ENTRY_BYTES)
    const wanted = markOf(key)
    let low = 0
    let high = count - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const mark = this.#bucket.readUInt16LE(middle * ENTRY_BYTES)
      if (mark === wanted) return FIRST[kind] + STEP[kind] * (this.#bucket[middle * ENTRY_BYTES + 2] as number)
      if (mark < wanted) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
}
