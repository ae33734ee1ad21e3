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

/** The place of a number in a sorted array, or -1. */
export function placeOf(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] as number
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Adds what a feature says about each entry. */
export function addRow(
  { starts, entries, weights, scale }: Table,
  place: number,
  value: number,
  scores: Float32Array,
): void {
  const end = starts[place + 1] as number
  const factor = value * scale
  for (let at = starts[place] as number; at < end; at += 1) {
    const entry = entries[at] as number
    scores[entry] = (scores[entry] as number) + (weights[at] as number) * factor
  }
}
