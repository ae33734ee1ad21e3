import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

/** For visitors without script, whose form could not be kept. The way back in their browser still has what they typed. */
export default function FormRefusedPage() {
  const t = useText()
  return (
    <NoticePage title={t('formRefused.title')} voice={t('formRefused.voice')} text={t('formRefused.text')}>
      <ButtonLink href="/#promo">{t('formRefused.form')}</ButtonLink>
    </NoticePage>
  )
}
