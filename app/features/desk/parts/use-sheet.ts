import { useEffect } from 'react'
import { useBackCloses } from '../../../ui/use-back-closes.ts'
import { useDialog } from '../../../ui/use-dialog.ts'
import { swallowSecond } from './swallow-second.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** A dialog that is open as long as it is rendered: the focus returns, back closes it, a double tap stays its own. */
export function useSheet(onClose: () => void) {
  useReturnFocus()
  useBackCloses(true, onClose)
  useOneTap()
  return useDialog(true, onClose)
}

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
