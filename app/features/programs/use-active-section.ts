import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { programsOf } from '../../../content/facts/offers.ts'
import type { ProgramFacts } from '../../../domain/school/school.ts'
import { useBrand } from '../brand/brand-context.ts'

const OFFSET_PX = 100
const FORM_ID = 'global-registration'
/** Events of a visitor who scrolls. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * The section to highlight in the navigation. A clicked one counts at once, until it is reached or the visitor scrolls:
 * so the highlight does not flicker on the way, and works for sections at the end of the page. At the form below the
 * sections it is the program that the visitor registers for.
 */
export function useActiveSection(registering: string | null) {
  const programs = programsOf(useBrand())
  const [active, setActive] = useState(programs[0]?.id ?? '')
  const chosen = useRef<string | null>(null)

  const update = useEffectEvent(() => {
    const reached = (isReached(FORM_ID) && registering) || reachedSection(programs)
    if (reached === chosen.current) chosen.current = null
    setActive(chosen.current ?? reached)
  })

  useEffect(() => {
    const follow = () => update()
    const letGo = () => {
      chosen.current = null
    }
    const listening = new AbortController()
    const options = { passive: true, capture: true, signal: listening.signal }
    for (const type of ['scroll', 'scrollend', 'resize']) addEventListener(type, follow, options)
    for (const type of OWN_MOVES) addEventListener(type, letGo, options)
    follow()
    return () => listening.abort()
  }, [])

  const choose = (id: string) => {
    chosen.current = id
    setActive(id)
  }
  return { active, choose }
}

/** Whatever has come above it is reached: at the end of the page, where not all can come to the top, its middle. */
function line(): number {
  const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  return atEnd ? Math.max(OFFSET_PX, innerHeight / 2) : OFFSET_PX
}

const isReached = (id: string): boolean =>
  (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= line()

const reachedSection = (programs: readonly ProgramFacts[]): string =>
  (programs.findLast(({ id }) => isReached(id)) ?? programs[0])?.id ?? ''
