import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** So long after the last touch or move somebody may still be about to press a row. */
const ATTENTION_MS = 2500

/** Updates of a list wait while a finger is on it, and never move the row that is under a finger or a pointer. */
export function useSteadyList(list: RefObject<HTMLElement | null>) {
  const touched = useRef<{ row: Element; atMs: number; isPressed: boolean } | null>(null)
  const waiting = useRef<(() => void) | null>(null)
  const anchor = useRef<{ row: Element; top: number } | null>(null)

  const apply = useCallback((update: () => void) => {
    const held = touched.current
    anchor.current =
      held && performance.now() - held.atMs < ATTENTION_MS && held.row.isConnected
        ? { row: held.row, top: held.row.getBoundingClientRect().top }
        : null
    update()
  }, [])

  useLayoutEffect(() => {
    const { row, top } = anchor.current ?? {}
    anchor.current = null
    if (!row?.isConnected || top === undefined) return
    const moved = row.getBoundingClientRect().top - top
    if (moved !== 0) scrollerOf(row).scrollBy({ top: moved, behavior: 'instant' })
  })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const note = (event: PointerEvent) => {
      const row = event.target instanceof Element ? event.target.closest('[data-person]') : null
      if (row) touched.current = { row, atMs: performance.now(), isPressed: event.buttons > 0 }
    }
    const release = () => {
      if (touched.current) touched.current.isPressed = false
      const update = waiting.current
      waiting.current = null
      // After the click that this release may cause.
      if (update) setTimeout(() => apply(update))
    }
    element.addEventListener('pointerdown', note)
    element.addEventListener('pointermove', note, { passive: true })
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      element.removeEventListener('pointerdown', note)
      element.removeEventListener('pointermove', note)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [list, apply])

  return useCallback(
    (update: () => void) => {
      if (touched.current?.isPressed) waiting.current = update
      else apply(update)
    },
    [apply],
  )
}

const scrollerOf = (row: Element): Element | Window => {
  const list = row.closest('.inbox-list')
  return list && list.scrollHeight > list.clientHeight && getComputedStyle(list).overflowY === 'auto' ? list : window
}
