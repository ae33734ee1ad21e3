import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

/** For invalid forms without JavaScript. The browser's back button still has what was typed. */
export default function FormRefusedPage() {
  const t = useText()
  return (
    <NoticePage title={t('formRefused.title')} voice={t('formRefused.voice')} text={t('formRefused.text')}>
      <ButtonLink href="/#promo">{t('formRefused.form')}</ButtonLink>
    </NoticePage>
  )
}
