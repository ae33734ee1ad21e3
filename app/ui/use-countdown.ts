import { useLayoutEffect, useState } from 'react'

/** Seconds until a moment, counted down to 0 when each is over; null while the moment is not known. */
export function useCountdown(endMs: number | null): number | null {
  const [seconds, setSeconds] = useState<number | null>(null)
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (endMs === null) return setSeconds(null)
      const nowMs = Date.now()
      setSeconds(secondsUntil(endMs, nowMs))
      if (endMs > nowMs) timer = setTimeout(look, (endMs - nowMs) % SECOND_MS || SECOND_MS)
    }
    look()
    return () => clearTimeout(timer)
  }, [endMs])
  return seconds
}

const SECOND_MS = 1000

export const secondsUntil = (endMs: number, nowMs = Date.now()): number =>
  Math.max(0, Math.ceil((endMs - nowMs) / SECOND_MS))
