import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function NotFoundPage() {
  const t = useText()
  return (
    <NoticePage title={t('notFound.title')} voice={t('notFound.voice')} text={t('notFound.text')}>
      <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
    </NoticePage>
  )
}
