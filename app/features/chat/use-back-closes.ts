import { useEffect } from 'react'

const MARK = 'chatIsOpen'

/** The back button closes a full-screen panel instead of leaving the page. */
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
