import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'

/** Stands in the panel's place when its code could not be loaded. */
export function ChatMissing({ onRetry, onClose }: { onRetry(): void; onClose(): void }) {
  const t = useText()
  const { phone, email } = useBrand()
  return (
    <div className="chat-missing" role="alert">
      <p>{t('chat.missing')}</p>
      <p>
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Button size="small" onClick={onRetry}>
        {t('chat.missing.again')}
      </Button>
      <button type="button" className="chat-missing-close" aria-label={t('close')} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  )
}
