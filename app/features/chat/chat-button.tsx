import portrait from '../../art/ms-kiky.svg?no-inline'
import { FloatingButton } from '../../ui/floating-button.tsx'
import { useText } from '../i18n/language-context.ts'

/** The way to Ms Kiky, in the corner of the home page. */
export function ChatButton() {
  const t = useText()
  return (
    <FloatingButton className="floating-chat" aria-label={t('chat.open')}>
      <img src={portrait} alt="" width={64} height={64} loading="lazy" />
      <span className="floating-dot" />
    </FloatingButton>
  )
}
