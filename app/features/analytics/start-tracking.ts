/** Loads the tracker when the browser is idle; ignores a failure. */
export function startTracking(): void {
  const start = () => import('./tracker.ts').then(({ startTracker }) => startTracker()).catch(() => {})
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 1000)
}
