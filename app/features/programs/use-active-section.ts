import { useEffect, useRef, useState } from 'react'
import { PROGRAM_IDS, type ProgramId } from '../../../content/shapes.ts'

const OFFSET_PX = 100
/** What a visitor does to scroll by himself. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * The section under the navigation. One that was chosen counts at once, until the page has got there or the visitor
 * moves on; so the highlight neither flickers on the way nor fails where the page ends too early.
 */
export function useActiveSection() {
  const [active, setActive] = useState<ProgramId>(PROGRAM_IDS[0])
  const chosen = useRef<ProgramId | null>(null)

  useEffect(() => {
    const follow = () => {
      const reached = reachedSection()
      if (reached === chosen.current) chosen.current = null
      setActive(chosen.current ?? reached)
    }
    const letGo = () => {
      chosen.current = null
    }
    const listening = new AbortController()
    const options = { passive: true, capture: true, signal: listening.signal }
    for (const type of ['scroll', 'resize']) addEventListener(type, follow, options)
    for (const type of OWN_MOVES) addEventListener(type, letGo, options)
    follow()
    return () => listening.abort()
  }, [])

  const choose = (id: ProgramId) => {
    chosen.current = id
    setActive(id)
  }
  return { active, choose }
}

/** At the page's end nothing can rise further: what has risen to the middle of the window counts as reached. */
function reachedSection(): ProgramId {
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  const line = atEnd ? Math.max(OFFSET_PX, innerHeight / 2) : OFFSET_PX
  return PROGRAM_IDS.findLast((id) => topOf(id) <= line) ?? PROGRAM_IDS[0]
}

const topOf = (id: ProgramId): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
