import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { useDialog } from './use-dialog.ts'

interface Props {
  open: boolean
  onClose(): void
  title: string
  closeLabel: string
  /** Hides the title bar; screen readers still get the title. */
  isBare?: boolean
  children: ReactNode
}

/** A native dialog as a sheet with a title. */
export function Modal({ open, onClose, title, closeLabel, isBare = false, children }: Props) {
  const { dialog, ...handlers } = useDialog(open, onClose)
  const titleId = useId()
  return (
    <dialog ref={dialog} className="dialog modal" aria-labelledby={titleId} {...handlers}>
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
