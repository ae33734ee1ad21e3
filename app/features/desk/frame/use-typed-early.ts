import { useEffect, useLayoutEffect, useState } from 'react'
import { leaveAgain, typeAgain, typedEarly } from './typed-early.ts'

type Typed = ReturnType<typeof typedEarly>

interface Early {
  typed: Typed
  /** Replays the clicks that came before the page was alive. */
  release(): void
}

/** What was typed before the page was alive is taken as typed, once for all forms below; buttons are pressed after it. */
export function useTypedEarly(): void {
  // Looked at before React has touched any field: it sets text areas back to what was rendered.
  const [before] = useState<Typed>(() => (typeof document === 'undefined' ? new Map() : typedEarly(document)))
  const [early, setEarly] = useState<Early | null>(null)
  // Before anything is drawn anew over it.
  useLayoutEffect(() => {
    const typed = new Map([...before, ...typedEarly(document)])
    if (typed.size === 0) return
    const release = window.pageIsAlive
    // By then each form has what it kept from before.
    window.pageIsAlive = () => setEarly({ typed, release: () => release?.() })
  }, [before])
  useEffect(() => {
    if (!early) return
    early.typed.forEach(typeAgain)
    const timer = setTimeout(() => {
      for (const field of early.typed.keys()) leaveAgain(field)
      early.release()
    })
    return () => clearTimeout(timer)
  }, [early])
}
