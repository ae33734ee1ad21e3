import { type ReactNode, useEffect, useId } from 'react'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from './desk-icon.tsx'
import { useSheet } from './use-sheet.ts'

interface Props {
  title: string
  /** Under the title. */
  text?: ReactNode
  onClose(): void
  /** Before the title: whom it is about. */
  face?: ReactNode
  /** Beside the title. */
  tool?: ReactNode
  /** Hides the title; screen readers still get it. */
  isBare?: boolean
  isWide?: boolean
  /** Where the focus goes: the title, so that no keyboard covers what a phone shows, or the first field. */
  startsAt?: 'title' | 'field'
  children: ReactNode
}

/** What is chosen already is not where somebody begins to type. */
const STARTS = {
  title: 'h2',
  field: 'input:not([type="hidden"], [type="radio"], [type="checkbox"], [hidden]), textarea',
} as const

/** A decision: from the bottom on a phone, in the middle of a wide screen. Open as long as it is rendered. */
export function Sheet({
  title,
  text,
  onClose,
  face,
  tool,
  isBare = false,
  isWide = false,
  startsAt = 'title',
  children,
}: Props) {
  const t = useText()
  const id = useId()
  const { dialog, ...handlers } = useSheet(onClose)
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>(STARTS[startsAt])?.focus()
  }, [startsAt, dialog])
  return (
    <dialog
      ref={dialog}
      className={`dialog sheet sheet-ask ${isWide ? 'sheet-wide' : ''}`}
      aria-labelledby={id}
      {...handlers}
    >
      <div className="sheet-grab only-phone" />
      <div className="reply">
        <div className="box-head sheet-head">
          <div className="sheet-name">
            {face}
            <h2 id={id} tabIndex={-1} className={isBare ? 'sr-only' : 'sheet-title'}>
              {title}
            </h2>
          </div>
          {tool}
          <button type="button" className="icon-button" aria-label={t('desk.close')} onClick={onClose}>
            <DeskIcon name="x" />
          </button>
          {text && <p className="soft">{text}</p>}
        </div>
        {children}
      </div>
    </dialog>
  )
}
