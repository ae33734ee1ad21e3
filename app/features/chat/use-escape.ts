import { useEffect } from 'react'

/** Escape ends this alone; what lies behind it, the panel too, stays. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const endAlone = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('keydown', endAlone)
    return () => document.removeEventListener('keydown', endAlone)
  }, [onEscape])
}
