/** Each bucket ends 10 % above the one before it, so percentiles are off by at most 5 %. */
const GROWTH = 1.1
const HIGHEST_BUCKET = 200

/** Counts per bucket are stored instead of the values. */
export const bucketOf = (value: number): number =>
  Math.min(HIGHEST_BUCKET, Math.max(0, Math.floor(Math.log(Math.max(1, value)) / Math.log(GROWTH))))

const middleOf = (bucket: number): number => GROWTH ** (bucket + 0.5)

/** Null when nothing was counted. `share` is between 0 and 1. */
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
