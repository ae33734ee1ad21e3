import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function DataRequestExpiredPage() {
  const t = useText()
  return (
    <NoticePage title={t('request.expired.title')} voice={t('request.expired.voice')} text={t('request.expired.text')}>
      <ButtonLink href="/privacy#data-request">{t('request.again')}</ButtonLink>
    </NoticePage>
  )
}
