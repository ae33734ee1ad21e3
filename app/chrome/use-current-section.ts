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

/** The last one that has reached the upper part of the window, unless it is over; at the end of the page the last. */
function sectionInView(): string | null {
  const line = innerHeight * 0.4
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  const reached = MAIN_LINKS.findLast(
    ({ anchor }) => isAtEnd || (boxOf(anchor)?.top ?? Number.POSITIVE_INFINITY) <= line,
  )
  const anchor = reached?.anchor ?? 'home'
  const isOver = !isAtEnd && anchor !== 'home' && (boxOf(anchor)?.bottom ?? 0) <= line
  return isOver ? null : anchor
}

const boxOf = (anchor: string): DOMRect | undefined => document.getElementById(anchor)?.getBoundingClientRect()

/** How a link to a section tells that it is the current one. */
export const ariaCurrent = (anchor: string, current: string | null) =>
  anchor === current ? (anchor === 'home' ? 'page' : 'location') : undefined
