import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * A native modal dialog: focuses the first field and restores the focus, closes on Escape and on a click outside (not on
 * a text selection dragged out of a field), and locks the page's scrolling.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open && !dialog.current?.open) {
      const page = document.documentElement
      const scrollbar = innerWidth - page.clientWidth
      // A new value computes the styles of the whole page anew; where scrollbars take no space there is none.
      if (scrollbar) page.style.setProperty('--scrollbar', `${scrollbar}px`)
      dialog.current?.showModal()
      dialog.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus()
    }
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  const pressedOnScrim = useRef(false)
  return {
    dialog,
    onClose: () => {
      if (open) onClose()
    },
    onMouseDown: (event: MouseEvent) => {
      pressedOnScrim.current = event.target === dialog.current
    },
    onClick: (event: MouseEvent) => {
      if (event.target === dialog.current && pressedOnScrim.current && event.detail < 2 && open) onClose()
    },
  }
}
