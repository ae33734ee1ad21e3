import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from './desk-icon.tsx'
import { Sheet } from './sheet.tsx'

interface Props {
  title: string
  /** Who was faster, above their column. */
  who: string
  told: string
  text: string
  /** A row a difference. */
  children: ReactNode
  mine: { label: string; busy?: boolean; onChoose(): void }
  theirs: { label: string; onChoose(): void }
  onClose(): void
}

/** Two have changed the same: what each has made of it, side by side. */
export function ConflictFrame({ title, who, told, text, children, mine, theirs, onClose }: Props) {
  const t = useText()
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="desk-note note-warm">
        <DeskIcon name="triangle-alert" />
        <div>
          <b>{told}</b>
          <p>{text}</p>
        </div>
      </div>
      <div className="box conflict">
        <div className="conflict-head">
          <span />
          <b>{who}</b>
          <b>{t('desk.you')}</b>
        </div>
        {children}
      </div>
      <Button className="button-full" busy={mine.busy ?? false} onClick={mine.onChoose}>
        {mine.label}
      </Button>
      <Button variant="white" className="button-full" onClick={theirs.onChoose}>
        {theirs.label}
      </Button>
    </Sheet>
  )
}
