import { useEffect } from 'react'
import { placeToGoOn } from '../parts/place-to-go-on.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
const WHOLE = 'dialog, #content'
const BEYOND = '.desk-scope, body'
const REMEMBERED = 8

/**
 * With the keyboard alone the focus is never lost: when what has it goes or is disabled, it moves to what stands nearest,
 * else back to where it was before. A finger needs none of it, and would only open a phone's keyboard.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let isByKey = false
    let place: Place | null = null
    /** Where a dialog was opened from, which may go with it. */
    let outside: Place | null = null
    let earlier: HTMLElement[] = []
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      earlier = [target, ...earlier.filter((each) => each !== target)].slice(0, REMEMBERED)
    }
    const pressKey = () => {
      isByKey = true
      const [focused] = earlier
      if (!focused || focused === place?.element) return
      place = placeOf(focused)
      if (!focused.closest('dialog')) outside = place
    }
    const pressPointer = () => {
      isByKey = false
    }
    const keep = () => {
      const [focused] = earlier
      if (!isByKey || !focused) return
      const { activeElement: active } = document
      const isLost = active === document.body ? !isUsable(focused) : active === focused && focused.matches(':disabled')
      if (!isLost) return
      const known = [place, outside].find((each) => each?.element === focused)
      const next = nearestTo(known) ?? earlier.find(isUsable) ?? nearestTo(outside) ?? placeToGoOn()
      next?.focus()
    }
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
    document.addEventListener('focusin', note)
    addEventListener('keydown', pressKey, true)
    addEventListener('pointerdown', pressPointer, true)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
      removeEventListener('keydown', pressKey, true)
      removeEventListener('pointerdown', pressPointer, true)
    }
  }, [])
}

interface Place {
  element: HTMLElement
  /** What else can be focused in its parent, in the parent of that, and so on up to its dialog or the page's main part. */
  around: readonly { after: readonly HTMLElement[]; before: readonly HTMLElement[] }[]
}

const isUsable = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility()

function placeOf(element: HTMLElement): Place {
  const around: Place['around'][number][] = []
  for (let each = element.parentElement; each && !each.matches(BEYOND); each = each.parentElement) {
    const all = [...each.querySelectorAll<HTMLElement>(FOCUSABLE)]
    const at = Math.max(0, all.indexOf(element))
    around.push({ after: all.slice(at + 1), before: all.slice(0, at).reverse() })
    if (each.matches(WHOLE)) break
  }
  return { element, around }
}

function nearestTo(place: Place | null | undefined): HTMLElement | undefined {
  if (place && isUsable(place.element)) return place.element
  for (const { after, before } of place?.around ?? []) {
    const near = after.find(isUsable) ?? before.find(isUsable)
    if (near) return near
  }
  return undefined
}
