import { useEffect, useEffectEvent, useRef } from 'react'
import type { Outcome } from '../../../lib/api-client.ts'
import { useDesk } from './desk-context.ts'

/**
 * Does again what an ended session has refused, as soon as somebody has signed in. Returns what is told of each outcome:
 * true if it waits for that.
 */
export function useAgainAfterSignIn(act: () => void): (outcome: Outcome<unknown>) => boolean {
  const { onChange } = useDesk()
  const isRefused = useRef(false)
  const again = useEffectEvent(act)
  useEffect(
    () =>
      onChange((news) => {
        if (news !== 'reload' || !isRefused.current) return
        isRefused.current = false
        again()
      }),
    [onChange],
  )
  return (outcome) => {
    isRefused.current = isSessionOver(outcome)
    return isRefused.current
  }
}

/** Without a session calls are 401 or 404. */
const isSessionOver = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && (outcome.status === 401 || outcome.status === 404)
