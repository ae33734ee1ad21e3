import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function DataRequestAskedPage() {
  const t = useText()
  return (
    <NoticePage title={t('request.asked.title')} voice={t('request.asked.voice')} text={t('request.asked.text')}>
      <ButtonLink href="/">{t('request.home')}</ButtonLink>
    </NoticePage>
  )
}
