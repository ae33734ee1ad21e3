import { useEffect, useEffectEvent } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { isWide } from '../parts/use-wide.ts'
import { keepPlace, keptPlace, type ListPlace, placeToReturnTo } from './list-place.ts'
import type { Search } from './search.tsx'

interface Props {
  address: string
  rows: number
  selectedId: string | null
  search: Pick<Search, 'text' | 'resume'>
  select(personId: string): void
  /** Loads on until so many are shown. */
  fill(rows: number, onFilled: () => void): void
}

/** Whoever comes back to the list finds it as they left it, the person in sight, and goes on there with the keyboard. */
export function useReturnToList({ address, rows, selectedId, search, select, fill }: Props): void {
  const keep = useEffectEvent(() =>
    keepPlace({ address, rows, anchor: anchorOf(firstInSight()), selectedId, sought: search.text }),
  )
  const goBack = useEffectEvent(() => {
    const place = placeToReturnTo(keptPlace(), { address, referrer: document.referrer, isByHistory: isByHistory() })
    if (!place) return
    if (place.selectedId) select(place.selectedId)
    if (place.sought) return search.resume(place.sought)
    fill(place.rows, () => afterPaint(() => show(place)))
  })
  useEffect(() => {
    goBack()
    const leave = () => keep()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}

const rowOf = (personId: string | null) => personId && document.querySelector(`[data-person="${personId}"]`)

function show({ anchor, selectedId }: ListPlace): void {
  const first = anchor && rowOf(anchor.personId)
  if (first) bringTo(first, anchor.topPx)
  const chosen = rowOf(selectedId)
  if (!chosen) return
  if (!first) chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  if (isWide()) chosen.querySelector<HTMLElement>('.person-name')?.focus({ preventScroll: true })
}

/** Rows have their real height only once they come into sight, so what was right may have to be put right again. */
const ROUNDS = 5

function bringTo(row: Element, topPx: number, rounds = ROUNDS): void {
  if (rounds === 0) return
  scrollerOf(row).scrollBy({ top: row.getBoundingClientRect().top - topPx, behavior: 'instant' })
  afterPaint(() => bringTo(row, topPx, rounds - 1))
}

/** Wide screens scroll the list alone. */
function scrollerOf(row: Element): Element {
  const list = row.closest('.inbox-list')
  const isAlone = list && getComputedStyle(list).overflowY !== 'visible'
  return isAlone ? list : (document.scrollingElement ?? document.documentElement)
}

const firstInSight = (): Element | undefined =>
  [...document.querySelectorAll('[data-person]')].find((row) => row.getBoundingClientRect().top >= 0)

/** Who was at the top comes back to the top, whatever stands above the list by then. */
const anchorOf = (row: Element | undefined): ListPlace['anchor'] =>
  row instanceof HTMLElement && row.dataset.person && scrollerOf(row).scrollTop > 0
    ? { personId: row.dataset.person, topPx: row.getBoundingClientRect().top }
    : null

function isByHistory(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
