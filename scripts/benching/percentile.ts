export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2))
}
