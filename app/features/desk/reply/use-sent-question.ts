import { useEffect, useEffectEvent } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { Question } from '../frame/desk-context.ts'

const KEY = 'desk-opened-whatsapp'
/** When the window stays in view, WhatsApp has opened beside it. */
const BESIDE_MS = 1500
const LISTENER = 'desk-whatsapp'

/** Called in the click that opens WhatsApp: what was sent there nobody knows, so the desk asks on return. */
export function noteWhatsAppOpened(person: PersonRow): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(person))
  } catch {
    return
  }
  dispatchEvent(new Event(LISTENER))
}

/** Asks whether the message went out, when the window is looked at again or the page was loaded anew. */
export function useSentQuestion(ask: (question: Question) => void): void {
  const askNow = useEffectEvent(() => {
    const stored = document.visibilityState === 'visible' && sessionStorage.getItem(KEY)
    if (!stored) return
    sessionStorage.removeItem(KEY)
    ask({ kind: 'sent', person: JSON.parse(stored) as PersonRow })
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const opened = () => {
      timer = setTimeout(() => askNow(), BESIDE_MS)
    }
    const returned = () => askNow()
    askNow()
    addEventListener(LISTENER, opened)
    document.addEventListener('visibilitychange', returned)
    return () => {
      clearTimeout(timer)
      removeEventListener(LISTENER, opened)
      document.removeEventListener('visibilitychange', returned)
    }
  }, [])
}
