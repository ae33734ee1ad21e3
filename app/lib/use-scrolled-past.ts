import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than this. False on the server. */
export const useScrolledPast = (limitPx: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > limitPx,
    () => false,
  )

function onScroll(notify: () => void): () => void {
  addEventListener('scroll', notify, { passive: true })
  return () => removeEventListener('scroll', notify)
}
