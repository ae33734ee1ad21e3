import { useEffect, useState } from 'react'

/** A dialog that is removed while it is open does not give the focus back by itself. */
export function useReturnFocus(): void {
  // Before the dialog opens, and so while it renders.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
