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

/** Whether a feature says something about an entry; the entries of a row are sorted. */
export function holdsEntry({ starts, entries }: Table, place: number, entry: number): boolean {
  let low = starts[place] as number
  let high = (starts[place + 1] as number) - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = entries[middle] as number
    if (found === entry) return true
    if (found < entry) low = middle + 1
    else high = middle - 1
  }
  return false
}

export interface Cell {
  feature: number
  entry: number
  weight: number
}

const LARGEST_NUMBER = 32_767

/** Packs positive weights, by counting: sorting a million cells would take ten seconds. */
export function tableOf(cells: readonly Cell[]): Table {
  const features = Uint32Array.from(new Set(cells.map(({ feature }) => feature))).sort()
  const places = new Map(Array.from(features, (feature, place) => [feature, place]))
  const starts = new Uint32Array(features.length + 1)
  let top = 0
  for (const { feature, weight } of cells) {
    const next = (places.get(feature) as number) + 1
    starts[next] = (starts[next] as number) + 1
    top = Math.max(top, weight)
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  const scale = top / LARGEST_NUMBER
  const free = starts.slice()
  const entries = new Uint16Array(cells.length)
  const weights = new Int16Array(cells.length)
  for (const { feature, entry, weight } of cells) {
    const place = places.get(feature) as number
    const at = free[place] as number
    free[place] = at + 1
    entries[at] = entry
    weights[at] = Math.round(weight / scale)
  }
  return { features, starts, entries, weights, scale }
}
