import { type MouseEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { swallowSecond } from '../parts/swallow-second.ts'
import { type LanguageDoubt, languageDoubts } from './language-doubts.ts'
import type { LongText } from './long-texts.ts'
import { PublishSheet } from './publish-sheet.tsx'
import type { ContentEditor } from './use-content.ts'

interface Props {
  editor: ContentEditor
  onHistory(): void
  /** Shows what must be shorter before anything is published. */
  onLong(text: LongText): void
}

/** Draft, then published, then an old version. */
export function PublishBar({ editor, onHistory, onLong }: Props) {
  const t = useText()
  const { tell } = useDesk()
  const [doubts, setDoubts] = useState<readonly LanguageDoubt[]>([])
  const publish = ({ nativeEvent }: MouseEvent) => {
    swallowSecond(nativeEvent)
    const [long] = editor.long
    if (long) {
      tell(t('content.refused'))
      return onLong(long)
    }
    const found = languageDoubts(editor.published.value, editor.value, editor.draft?.restored)
    setDoubts(found)
    if (found.length === 0) editor.publish()
  }
  return (
    <div className="publish-bar">
      <State editor={editor} />
      {editor.draft && (
        <button type="button" className="desk-link" onClick={editor.discard}>
          {t('content.discard')}
        </button>
      )}
      <Button variant="white" size="small" className="only-wide" onClick={onHistory}>
        <DeskIcon name="history" />
        {t('content.versions')}
      </Button>
      <Button size="small" disabled={!editor.draft} busy={editor.isBusy} onClick={publish}>
        {t('content.publish')}
      </Button>
      {doubts.length > 0 && (
        <PublishSheet
          doubts={doubts}
          onClose={() => setDoubts([])}
          onPublish={() => {
            setDoubts([])
            editor.publish()
          }}
        />
      )}
    </div>
  )
}

function State({ editor: { draft, published } }: { editor: ContentEditor }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  if (draft)
    return (
      <span className="publish-state" role="status">
        <span className="tag tag-warm">{t('content.changed')}</span>
        <span className="mute small">{t('content.changed.text', { time: time.clock(draft.atMs) })}</span>
      </span>
    )
  const name = published.byName ?? t('desk.somebody')
  return (
    <span className="publish-state" role="status">
      <span className="tag tag-ok">
        <DeskIcon name="check" />
        {t('content.live')}
      </span>
      <span className="mute small">
        {published.atMs === null
          ? t('content.live.files')
          : t('content.live.text', { time: time.when(published.atMs, nowMs), name })}
      </span>
    </span>
  )
}
