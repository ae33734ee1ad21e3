/** Brings the tracker when the browser has nothing else to do. Without it the page is the same. */
export function startTracking(): void {
  const start = () => import('./tracker.ts').then(({ startTracker }) => startTracker()).catch(() => {})
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 1000)
}
