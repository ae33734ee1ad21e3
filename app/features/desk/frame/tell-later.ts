import { useEffect, useEffectEvent } from 'react'

const KEY = 'desk-told'

/** For who is about to leave this page: told on the next one. */
export const tellLater = (text: string): void => sessionStorage.setItem(KEY, text)

export function useToldBefore(tell: (text: string) => void): void {
  const tellNow = useEffectEvent(tell)
  useEffect(() => {
    const text = sessionStorage.getItem(KEY)
    if (text === null) return
    sessionStorage.removeItem(KEY)
    tellNow(text)
  }, [])
}
