import { useCallback, useEffect, useRef, useState } from 'react'

const MINUTE_MS = 60_000
const KEY = 'desk-clock'

/** The server's time: as rendered at first, then every minute by this device's clock, corrected. */
export function useClock(renderedAtMs: number) {
  const [nowMs, setNowMs] = useState(renderedAtMs)
  const aheadMs = useRef(0)

  const correct = useCallback((serverMs: number) => {
    aheadMs.current = serverMs - Date.now()
    localStorage.setItem(KEY, String(aheadMs.current))
    setNowMs(serverMs)
  }, [])

  useEffect(() => {
    // A page that was kept for offline use is old: its time says nothing.
    if (navigator.onLine) aheadMs.current = renderedAtMs - (performance.timeOrigin + timeToFirstByteMs())
    else aheadMs.current = Number(localStorage.getItem(KEY) ?? 0)
    const tick = () => setNowMs(Date.now() + aheadMs.current)
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    const wake = () => document.visibilityState === 'visible' && tick()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [renderedAtMs])
  return { nowMs, correct }
}

function timeToFirstByteMs(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.responseStart ?? 0
}
