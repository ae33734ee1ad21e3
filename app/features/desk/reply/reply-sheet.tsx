import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { useDialog } from '../../../ui/use-dialog.ts'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { firstName } from '../parts/person-name.ts'
import { useReturnFocus } from '../parts/use-return-focus.ts'
import { Reply } from './reply.tsx'

/** The answer as a sheet, on a phone. */
export function ReplySheet({ person, onClose }: { person: PersonRow; onClose(): void }) {
  const t = useText()
  useReturnFocus()
  const { dialog, ...handlers } = useDialog(true, onClose)
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
        onLeft={onClose}
        corner={
          <button type="button" className="icon-button" aria-label={t('desk.close')} onClick={onClose}>
            <DeskIcon name="x" />
          </button>
        }
      />
    </dialog>
  )
}
