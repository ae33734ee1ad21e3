import type { Features } from './features.ts'

/** Weights of features for entries, packed: the row of the n-th feature is from starts[n] to starts[n + 1]. */
export interface Table {
  /** Sorted. */
  features: Uint32Array
  starts: Uint32Array
  entries: Uint16Array
  /** To be multiplied by `scale`. */
  weights: Int16Array
  scale: number
}

/** The place of a feature, or -1. */
export function placeOf({ features }: Table, feature: number): number {
  let low = 0
  let high = features.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = features[middle] as number
    if (found === feature) return middle
    if (found < feature) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Adds what the features say about each entry. */
export function addScores(table: Table, asked: Features, scores: Float32Array): void {
  const { starts, entries, weights, scale } = table
  for (const [feature, value] of asked) {
    const place = placeOf(table, feature)
    if (place < 0) continue
    const end = starts[place + 1] as number
    const factor = value * scale
    for (let at = starts[place] as number; at < end; at += 1) {
      const entry = entries[at] as number
      scores[entry] = (scores[entry] as number) + (weights[at] as number) * factor
    }
  }
}
