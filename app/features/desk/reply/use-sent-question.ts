import { useEffect, useEffectEvent } from 'react'
import type { Way } from '../../../../domain/desk/best-way.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { Question } from '../frame/desk-context.ts'

const KEY = 'desk-left-for'
/** When the window stays in view, the other program has opened beside it. */
const BESIDE_MS = 1500
const LISTENER = 'desk-left'

/** Called in the click that opens another program: what was said there nobody knows, so the desk asks on return. */
export function noteLeftFor(way: Way, person: PersonRow): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ way, person }))
  } catch {
    return
  }
  dispatchEvent(new Event(LISTENER))
}

/** Somebody has said whether the person was reached, or does not want to. */
export const forgetLeft = (): void => sessionStorage.removeItem(KEY)

/** Asks whether the person was reached, until somebody says so, when the window is looked at again or the page was loaded anew. */
export function useSentQuestion(ask: (question: Question) => void): void {
  const askNow = useEffectEvent(() => {
    // What somebody has opened meanwhile, and may be writing in, is finished first.
    const isFree = document.visibilityState === 'visible' && !document.querySelector('dialog[open]')
    const stored = isFree && sessionStorage.getItem(KEY)
    if (!stored) return
    ask({ kind: 'sent', ...(JSON.parse(stored) as { way: Way; person: PersonRow }) })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const returned = () => {
      askNow()
      if (sessionStorage.getItem(KEY) === null) clearInterval(timer)
    }
    const opened = () => {
      clearInterval(timer)
      timer = setInterval(returned, BESIDE_MS)
    }
    askNow()
    addEventListener(LISTENER, opened)
    document.addEventListener('visibilitychange', returned)
    return () => {
      clearInterval(timer)
      removeEventListener(LISTENER, opened)
      document.removeEventListener('visibilitychange', returned)
    }
  }, [])
}
