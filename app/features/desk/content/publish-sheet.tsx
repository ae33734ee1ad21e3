import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { LanguageDoubt } from './language-doubts.ts'

interface Props {
  doubts: readonly LanguageDoubt[]
  onPublish(): void
  onClose(): void
}

/** Asked before something is published that one of the languages does not say. */
export function PublishSheet({ doubts, onPublish, onClose }: Props) {
  const t = useText()
  return (
    <Sheet title={t('content.oneLanguage')} text={t('content.oneLanguage.text')} onClose={onClose}>
      {doubts.map(({ language, missing, unchanged }) => (
        <div key={language} className="desk-note note-warm">
          <DeskIcon name="triangle-alert" />
          <div>
            <b>{t(`content.${language}`)}</b>
            {missing > 0 && <p>{t(missing === 1 ? 'content.missing.one' : 'content.missing.many', { n: missing })}</p>}
            {unchanged > 0 && (
              <p>{t(unchanged === 1 ? 'content.unchanged.one' : 'content.unchanged.many', { n: unchanged })}</p>
            )}
          </div>
        </div>
      ))}
      <Button variant="nila" className="button-full" onClick={onClose}>
        {t('content.oneLanguage.look')}
      </Button>
      <Button variant="white" className="button-full" onClick={onPublish}>
        {t('content.oneLanguage.publish')}
      </Button>
    </Sheet>
  )
}
