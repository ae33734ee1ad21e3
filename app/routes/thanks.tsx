import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function ThanksPage() {
  const t = useText()
  return (
    <NoticePage title={t('thanks.title')} voice={t('thanks.voice')} text={t('thanks.text')}>
      <ButtonLink href="/">{t('thanks.home')}</ButtonLink>
    </NoticePage>
  )
}
