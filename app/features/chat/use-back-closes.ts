import { useEffect } from 'react'

const MARK = 'chatIsOpen'

/** What fills a phone's window is left by the phone's own way back, and the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    history.pushState({ ...history.state, [MARK]: true }, '')
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      if (history.state?.[MARK]) history.back()
    }
  }, [isOpen, close])
}
