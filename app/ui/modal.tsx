import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  open: boolean
  onClose(): void
  title: string
  closeLabel: string
  /** Shows the content alone; the title is still told to screen readers. */
  isBare?: boolean
  children: ReactNode
}

/**
 * A native dialog: focus goes to the first field and comes back, Escape and a click beside it close it (a selection
 * that is dragged out of a field does not), the page behind does not scroll.
 */
export function Modal({ open, onClose, title, closeLabel, isBare = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      dialog.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus()
    }
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  const pressedOnScrim = useRef(false)
  const notePress = (event: MouseEvent) => {
    pressedOnScrim.current = event.target === dialog.current
  }
  const closeFromScrim = (event: MouseEvent) => {
    if (event.target === dialog.current && pressedOnScrim.current && event.detail < 2 && open) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      onClose={() => open && onClose()}
      onMouseDown={notePress}
      onClick={closeFromScrim}
    >
      <div className="modal-sheet">
        <div className="selvedge" />
        <div className="modal-head">
          <h2 id={titleId} className={isBare ? 'sr-only' : undefined}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <div className="modal-body">{children}</div>
      </div>
    </dialog>
  )
}
