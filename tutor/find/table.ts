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

const HASHES = 2 ** 32
/** How far a hash lies from where it is guessed, to begin with. */
const NEAR = 32

/** The place of a number in a sorted array of hashes, or -1; guessed first, as hashes lie evenly. */
export function placeOf(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length - 1
  let at = Math.floor((wanted / HASHES) * sorted.length)
  for (let step = NEAR; low <= high; step *= 2) {
    const found = sorted[at] as number
    if (found === wanted) return at
    if (found < wanted) low = at + 1
    else high = at - 1
    const next = found < wanted ? at + step : at - step
    at = next > low && next < high ? next : (low + high) >> 1
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

/** What is said of one entry: its features, each once, and their weights. */
export interface Vector {
  features: Uint32Array
  weights: Float64Array
}

/** Features with weights, of length one together. */
export function unitVector(
  features: ReadonlyMap<number, number>,
  weigh: (feature: number, value: number) => number,
): Vector {
  const names = Uint32Array.from(features.keys())
  const weights = new Float64Array(features.size)
  let at = 0
  let squares = 0
  for (const [feature, value] of features) {
    const weight = weigh(feature, value)
    weights[at] = weight
    squares += weight * weight
    at += 1
  }
  const length = Math.sqrt(squares) || 1
  return { features: names, weights: weights.map((weight) => weight / length) }
}

/** The features of all, sorted, and how many have each. */
export function countFeatures(all: readonly Iterable<number>[]): { features: Uint32Array; counts: Uint16Array } {
  const sorted = Uint32Array.from(all.flatMap((features) => Array.from(features))).sort()
  const features = sorted.filter((feature, at) => at === 0 || feature !== sorted[at - 1])
  const counts = new Uint16Array(features.length)
  let place = -1
  for (const [at, feature] of sorted.entries()) {
    if (at === 0 || feature !== sorted[at - 1]) place += 1
    counts[place] = (counts[place] as number) + 1
  }
  return { features, counts }
}

const LARGEST_NUMBER = 32_767

/** Packs positive weights, by counting: sorting a million of them, or an object for each, would take ten seconds. */
export function tableOf(vectors: readonly Vector[]): Table {
  const { features, counts } = countFeatures(vectors.map((vector) => vector.features))
  const starts = new Uint32Array(features.length + 1)
  for (const [at, count] of counts.entries()) starts[at + 1] = (starts[at] as number) + count
  const scale =
    Math.max(0, ...vectors.map(({ weights }) => weights.reduce((top, weight) => Math.max(top, weight), 0))) /
    LARGEST_NUMBER
  const free = starts.slice()
  const entries = new Uint16Array(starts.at(-1) as number)
  const weights = new Int16Array(entries.length)
  for (const [entry, vector] of vectors.entries()) {
    for (const [index, feature] of vector.features.entries()) {
      const place = placeOf(features, feature)
      const at = free[place] as number
      free[place] = at + 1
      entries[at] = entry
      weights[at] = Math.round((vector.weights[index] as number) / scale)
    }
  }
  return { features, starts, entries, weights, scale }
}
