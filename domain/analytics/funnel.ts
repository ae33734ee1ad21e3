export interface FunnelStep {
  step: string
  /** Sessions that reached this step or a later one. */
  reached: number
  /** Sessions for which this was the last step. */
  dropped: number
}

/** `furthest` has the number of sessions by the last step they reached. */
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
