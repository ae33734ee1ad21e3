import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function AccountDeletedPage() {
  const t = useText()
  return (
    <NoticePage title={t('deleted.title')} voice={t('deleted.voice')} text={t('deleted.text')}>
      <ButtonLink href="/">{t('deleted.home')}</ButtonLink>
    </NoticePage>
  )
}
