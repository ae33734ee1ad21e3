export interface FunnelStep {
  step: string
  /** Sessions that came this far or further. */
  reached: number
  /** Of those, the ones that went no further. */
  dropped: number
}

/** A funnel from how many sessions ended at each step of a path. */
export function funnelOf(path: readonly string[], furthest: Readonly<Record<string, number>>): FunnelStep[] {
  let reached = 0
  return path
    .toReversed()
    .map((step) => {
      const dropped = furthest[step] ?? 0
      reached += dropped
      return { step, reached, dropped }
    })
    .toReversed()
}
