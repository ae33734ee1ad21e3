import { useEffect, useState } from 'react'

/** Where Ms Kiky may offer her help, by the anchor of the section. */
const INVITING = ['courses', 'teachers', 'ai-explainer', 'faq'] as const
export type Inviting = (typeof INVITING)[number]

const RESTS_AFTER_MS = 6000
const KEY = 'kiky-invited'

/** The section that she invites from: once a visit, where somebody rests, and never while they type. */
export function useInvitation(isWanted: boolean): { from: Inviting | null; decline(): void } {
  const [from, setFrom] = useState<Inviting | null>(null)
  useEffect(() => {
    if (!isWanted) return setFrom(null)
    const listening = new AbortController()
    let rest: ReturnType<typeof setTimeout>
    const invite = () => {
      const section = sectionInMiddle()
      if (!section || isBusy() || wasInvited()) return
      sessionStorage.setItem(KEY, section)
      setFrom(section)
    }
    const moved = () => {
      clearTimeout(rest)
      rest = setTimeout(invite, RESTS_AFTER_MS)
      setFrom((shown) => (shown === sectionInMiddle() ? shown : null))
    }
    const { signal } = listening
    addEventListener('scroll', moved, { passive: true, signal })
    addEventListener('keydown', moved, { signal })
    addEventListener('focusin', () => isBusy() && setFrom(null), { signal })
    moved()
    return () => {
      clearTimeout(rest)
      listening.abort()
    }
  }, [isWanted])
  return { from, decline: () => setFrom(null) }
}

function sectionInMiddle(): Inviting | null {
  const middle = innerHeight / 2
  const isThere = (anchor: string) => {
    const box = document.getElementById(anchor)?.getBoundingClientRect()
    return box !== undefined && box.top <= middle && middle <= box.bottom
  }
  return INVITING.find(isThere) ?? null
}

const isBusy = (): boolean =>
  document.querySelector('dialog:modal, .consent, .answer[data-at-foot] .answer-ask') !== null ||
  document.activeElement?.matches('input, textarea, select') === true

/** Where nothing can be kept, nobody is asked: it would be on every page. */
function wasInvited(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}
