import { useLayoutEffect, useState } from 'react'

/** Seconds until a moment, counted down to 0; null while the moment is not known. */
export function useCountdown(endMs: number | null): number | null {
  const [nowMs, setNowMs] = useState(0)
  useLayoutEffect(() => {
    if (endMs === null) return
    const look = () => setNowMs(Date.now())
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [endMs])
  if (endMs === null || nowMs === 0) return null
  return Math.max(0, Math.ceil((endMs - nowMs) / 1000))
}

export const asMinutes = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
