import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { firstName } from '../parts/person-name.ts'
import { useSheet } from '../parts/use-sheet.ts'
import { Reply } from './reply.tsx'
import { useFollowed } from './use-followed.ts'

interface Props {
  opened: PersonRow
  onClose(): void
  /** Another program was opened to reach the person. */
  onLeft(): void
}

/** The answer as a sheet, on a phone. */
export function ReplySheet({ opened, onClose, onLeft }: Props) {
  const t = useText()
  const { tell } = useDesk()
  const { person, answered } = useFollowed(opened, () => {
    onLeft()
    tell(t('reply.gone', { name: firstName(opened, t) }))
  })
  const { dialog, ...handlers } = useSheet(onClose)
  return (
    <dialog
      ref={dialog}
      className="dialog sheet sheet-ask"
      aria-label={t('reply.label', { name: firstName(person, t) })}
      {...handlers}
    >
      <div className="sheet-grab" />
      <Reply
        person={person}
        answered={answered}
        onLeft={onLeft}
        corner={
          <button type="button" className="icon-button" aria-label={t('desk.close')} onClick={onClose}>
            <DeskIcon name="x" />
          </button>
        }
      />
    </dialog>
  )
}
