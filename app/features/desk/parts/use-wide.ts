import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 64rem)'

export const isWide = (): boolean => matchMedia(WIDE).matches

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room beside the list; on the server, where that is unknown, as if there were. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => true)
