/** Each bucket ends a tenth above the one before: a percentile read from them is wrong by a twentieth at most. */
const GROWTH = 1.1
const HIGHEST_BUCKET = 200

/** Counts of buckets stand for the values themselves, which need not be kept. */
export const bucketOf = (value: number): number =>
  Math.min(HIGHEST_BUCKET, Math.max(0, Math.floor(Math.log(Math.max(1, value)) / Math.log(GROWTH))))

const middleOf = (bucket: number): number => GROWTH ** (bucket + 0.5)

/** The value below which this share of all counted ones lies; null when there is none. */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let seen = 0
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count
    if (seen >= share * total) return middleOf(bucket)
  }
  return null
}
