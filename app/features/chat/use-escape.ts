import { useEffect } from 'react'

/** Handles Escape here only, so that the dialog behind stays open. */
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
