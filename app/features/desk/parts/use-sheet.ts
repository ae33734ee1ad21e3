import { useEffect } from 'react'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { useDialog } from '../../../ui/use-dialog.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** A dialog that is open as long as it is rendered: the focus returns, back closes it, a double tap stays its own. */
export function useSheet(onClose: () => void) {
  useReturnFocus()
  useBackCloses(true, onClose)
  useOneTap()
  return useDialog(true, onClose)
}

const DOUBLE_TAP_MS = 400
const SAME_PLACE_PX = 24

/** The second tap of two on a button that closes the sheet would fall on whatever lies below. */
function useOneTap(): void {
  useEffect(() => {
    let last: MouseEvent | null = null
    const keep = (event: MouseEvent) => {
      last = event
    }
    document.addEventListener('click', keep, true)
    return () => {
      document.removeEventListener('click', keep, true)
      if (last) swallowSecond(last)
    }
  }, [])
}

function swallowSecond(first: MouseEvent): void {
  const swallow = (event: MouseEvent) => {
    const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < SAME_PLACE_PX
    if (event.detail === 0 || !isNear || event.timeStamp - first.timeStamp > DOUBLE_TAP_MS) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, true)
  setTimeout(() => document.removeEventListener('click', swallow, true), DOUBLE_TAP_MS)
}
