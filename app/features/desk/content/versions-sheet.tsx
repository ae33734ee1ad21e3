import { useCallback, useEffect, useState } from 'react'
import type { ContentVersions } from '../../../../domain/desk/desk-content-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useDeskTime } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'
import type { ContentEditor } from './use-content.ts'

/** What was published before. One that is taken again becomes the draft: nothing changes before it is published. */
export function VersionsSheet({ editor, onClose }: { editor: ContentEditor; onClose(): void }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const [versions, setVersions] = useState<ContentVersions['versions'] | 'loading' | 'failed'>('loading')
  const { section, published } = editor
  const load = useCallback(async () => {
    setVersions('loading')
    const outcome = await get(`/api/desk/content/${section}/versions`)
    setVersions(outcome.kind === 'answered' && outcome.answer ? outcome.answer.versions : 'failed')
  }, [section])
  useEffect(() => {
    load()
  }, [load])
  const madeAt = (atMs: number | null) => (atMs === null ? t('content.versions.files') : time.when(atMs, nowMs))
  return (
    <Sheet title={t('content.versions')} text={t('content.versions.text')} onClose={onClose}>
      <p role="status">{typeof versions === 'string' && t(`content.versions.${versions}`)}</p>
      {versions === 'failed' && <Button onClick={load}>{t('content.versions.again')}</Button>}
      <ul className="version-list">
        {(typeof versions === 'string' ? [] : versions).map(({ version, byName, atMs, value }) => (
          <li key={version}>
            <span>
              <b>{atMs === null ? t('content.versions.files') : time.dateAndTime(atMs)}</b>
              <small>{version === published.version ? t('content.versions.now') : (byName ?? '')}</small>
            </span>
            {version !== published.version && (
              <Button
                variant="white"
                size="small"
                aria-label={`${t('content.versions.use')}: ${madeAt(atMs)}`}
                onClick={() => {
                  editor.restore(value)
                  onClose()
                }}
              >
                {t('content.versions.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
