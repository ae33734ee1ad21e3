import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * A native modal dialog: focus goes to the first field and comes back, Escape and a click beside it close it (a selection
 * that is dragged out of a field does not), the page behind does not scroll.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open && !dialog.current?.open) {
      const page = document.documentElement
      page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight)
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
