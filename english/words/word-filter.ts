const BITS_A_WORD = 10
const HASHES = 7

/** A Bloom filter: no false negatives, 1 % false positives. */
export const newFilter = (words: number): Uint8Array => new Uint8Array(Math.ceil((words * BITS_A_WORD) / 8))

export function addToFilter(filter: Uint8Array, word: string) {
  for (const bit of bitsOf(filter, word)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7))
}

export const mayHold = (filter: Uint8Array, word: string): boolean =>
  bitsOf(filter, word).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)

function bitsOf(filter: Uint8Array, word: string): number[] {
  const first = hash(word, 0x811c9dc5)
  const second = hash(word, 0x9747b28c) | 1
  return Array.from({ length: HASHES }, (_, round) => ((first + Math.imul(round, second)) >>> 0) % (filter.length * 8))
}

/** FNV-1a, then mixed. */
export function hash(word: string, seed: number): number {
  let value = seed
  for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
