import { useSyncExternalStore } from 'react'
import { MAIN_LINKS } from './links.ts'

/** The anchor of the section that is being read; on the server the first. */
export const useCurrentSection = (isHome: boolean): string | null =>
  useSyncExternalStore(
    onScroll,
    () => (isHome ? sectionInView() : null),
    () => (isHome ? 'home' : null),
  )

function onScroll(notify: () => void): () => void {
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  for (const type of ['scroll', 'resize']) addEventListener(type, notify, options)
  return () => listening.abort()
}

/** The last one that has reached the upper part of the window; at the end of the page the last of all. */
function sectionInView(): string {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  const reached = MAIN_LINKS.findLast(({ anchor }) => isAtEnd || topOf(anchor) <= innerHeight * 0.4)
  return reached?.anchor ?? 'home'
}

const topOf = (anchor: string): number =>
  document.getElementById(anchor)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

/** How a link to a section tells that it is the current one. */
export const ariaCurrent = (anchor: string, current: string | null) =>
  anchor === current ? (anchor === 'home' ? 'page' : 'location') : undefined
