import type { Vital } from '../../../domain/analytics/vitals.ts'

type Vitals = Partial<Record<Vital, number>>

/** A CLS session window: shifts at most 1 s apart, 5 s in total. */
const SHIFT_GAP_MS = 1000
const SHIFT_WINDOW_MS = 5000
const SHORTEST_INTERACTION_MS = 16

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Observes web vitals. The returned function gives the values so far. */
export function watchWebVitals(): () => Vitals {
  const vitals: Vitals = {}
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A page that was rendered ahead begins for the visitor when it is shown.
  const shownAt = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0
  const sinceShown = (time: number) => Math.max(0, time - shownAt)
  if (navigation && navigation.responseStart > 0) vitals.TTFB = sinceShown(navigation.responseStart)

  observe('largest-contentful-paint', (entry) => {
    vitals.LCP = sinceShown(entry.startTime)
  })

  vitals.CLS = 0
  let shifts: LayoutShift[] = []
  observe('layout-shift', (entry) => {
    const shift = entry as LayoutShift
    if (shift.hadRecentInput) return
    const [first, last] = [shifts[0], shifts.at(-1)]
    const isSameWindow =
      first !== undefined &&
      last !== undefined &&
      shift.startTime - last.startTime < SHIFT_GAP_MS &&
      shift.startTime - first.startTime < SHIFT_WINDOW_MS
    shifts = isSameWindow ? [...shifts, shift] : [shift]
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    vitals.CLS = Math.max(vitals.CLS ?? 0, total)
  })

  const seeInteraction = (entry: PerformanceEntry) => {
    const { interactionId = 1, duration } = entry as PerformanceEventTiming & { interactionId?: number }
    if (interactionId > 0) vitals.INP = Math.max(vitals.INP ?? 0, duration)
  }
  observe('first-input', seeInteraction)
  observe('event', seeInteraction, { durationThreshold: SHORTEST_INTERACTION_MS })

  return () => ({ ...vitals })
}

function observe(type: string, see: (entry: PerformanceEntry) => void, more: object = {}): void {
  try {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry)
    }).observe({ type, buffered: true, ...more })
  } catch {
    // not supported by this browser
  }
}
