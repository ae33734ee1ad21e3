import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Whoever worked at a person who leaves the list, or at the button for more, goes on at what stands there then. */
export function useFocusInList(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ element: Element; index: number } | null>(null)
  const find = (selector: string) => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const note = useEffectEvent((element: Element) => {
    const rows = find('[data-person]')
    const row = element.closest('[data-person]') ?? find('[data-person][aria-current]')[0]
    const isMore = element.closest('.load-more') !== null
    const above = rows.filter((each) => each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
    focused.current = element.closest('.inbox')
      ? { element, index: isMore || !row ? above.length : rows.indexOf(row as HTMLElement) }
      : null
  })
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => target instanceof Element && note(target)
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])

  useLayoutEffect(() => {
    if (!focused.current) return
    const { element, index } = focused.current
    if (element.isConnected) return note(element)
    if (document.activeElement !== document.body) return
    const names = find('[data-person] .person-name')
    const next = names[Math.min(index, names.length - 1)]
    ;(next ?? document.getElementById('content'))?.focus()
  })
}
