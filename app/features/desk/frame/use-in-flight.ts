import { useSyncExternalStore } from 'react'
import { useDesk } from './desk-context.ts'

/** True while something is being sent for the person. Only what shows them is drawn anew. */
export function useInFlight(personId: string): boolean {
  const { inFlight } = useDesk()
  return useSyncExternalStore(
    inFlight.subscribe,
    () => inFlight.has(personId),
    () => false,
  )
}
