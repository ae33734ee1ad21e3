import type { ContentConflict } from '../../../../domain/desk/desk-content-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'
import type { ContentEditor } from './use-content.ts'

/** Two have published one section: the later one chooses. Both stay among the old versions. */
export function ContentConflictSheet({ editor, conflict }: { editor: ContentEditor; conflict: ContentConflict }) {
  const t = useText()
  const time = useDeskTime()
  const name = (conflict.byName ?? t('desk.somebody')).split(' ')[0] ?? ''
  const takeTheirs = () => {
    editor.forget()
    location.reload()
  }
  return (
    <Sheet title={t(`content.${editor.section}`)} onClose={() => editor.setConflict(null)}>
      <div className="desk-note note-warm">
        <DeskIcon name="triangle-alert" />
        <div>
          <b>{t('content.conflict', { name, time: time.clock(conflict.atMs ?? 0) })}</b>
          <p>{t('content.conflict.text')}</p>
        </div>
      </div>
      <Button className="button-full" busy={editor.isBusy} onClick={() => editor.publish(conflict.version)}>
        {t('content.conflict.mine')}
      </Button>
      <Button variant="white" className="button-full" onClick={takeTheirs}>
        {t('content.conflict.theirs', { name })}
      </Button>
    </Sheet>
  )
}
