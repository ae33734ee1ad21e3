import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../lib/use-media-query.ts'

const HOLD_MS = 4000
const SWIPE_PX = 40

/**
 * The current page of a carousel. It advances and wraps around; it pauses on hover, focus and touch, in hidden tabs, by
 * its button, and with reduced motion.
 */
export function useCarousel(pairCount: number, region: RefObject<HTMLElement | null>) {
  const isWide = useMediaQuery('(min-width: 48rem)')
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isAlive, setAlive] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [asked, setAsked] = useState(0)
  const swipeFrom = useRef<number | null>(null)

  const pairsPerPage = isWide ? 2 : 1
  const pages = Math.ceil(pairCount / pairsPerPage)
  const page = Math.min(asked, pages - 1)
  const isPlaying = isAlive && !isStopped && !isCalm
  const show = useCallback((wanted: number) => setAsked((wanted + pages) % pages), [pages])

  useEffect(() => setAlive(true), [])

  useEffect(() => {
    if (!isPlaying || isHeld) return
    const timer = setTimeout(() => !document.hidden && show(page + 1), HOLD_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, isHeld, page, show])

  const letGo = () => setHeld(region.current?.contains(document.activeElement) ?? false)
  const handlers = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: letGo,
    onFocus: () => setHeld(true),
    onBlur: (event: { relatedTarget: EventTarget | null }) => {
      if (!region.current?.contains(event.relatedTarget as Node | null)) setHeld(false)
    },
    onPointerDown: (event: PointerEvent) => {
      swipeFrom.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = swipeFrom.current === null ? 0 : event.clientX - swipeFrom.current
      swipeFrom.current = null
      if (Math.abs(moved) > SWIPE_PX) show(moved < 0 ? page + 1 : page - 1)
    },
  }
  return {
    page,
    pages,
    pairsPerPage,
    isAlive,
    isPlaying,
    show,
    toggle: () => setStopped((stopped) => !stopped),
    handlers,
  }
}
