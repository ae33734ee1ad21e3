import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function DataRequestConfirmedPage() {
  const t = useText()
  return (
    <NoticePage
      title={t('request.confirmed.title')}
      voice={t('request.confirmed.voice')}
      text={t('request.confirmed.text')}
    >
      <ButtonLink href="/">{t('request.home')}</ButtonLink>
    </NoticePage>
  )
}
