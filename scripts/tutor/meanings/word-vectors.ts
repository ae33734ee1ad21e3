import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VECTOR_SIZE } from '../../../tutor/find/meanings.ts'
import { unpack } from '../../../tutor/find/packed.ts'

/** Made by make-word-vectors.ts. */
export const WORD_VECTORS = join(import.meta.dirname, 'word-vectors.bin')

/** What words of both languages mean, each vector of the length 127. */
export function readWordVectors(): Map<string, Int8Array> {
  const { texts, arrays } = unpack<string[]>(readFileSync(WORD_VECTORS))
  const vectors = arrays.vectors as Int8Array
  return new Map(texts.map((word, at) => [word, vectors.subarray(at * VECTOR_SIZE, (at + 1) * VECTOR_SIZE)]))
}
