import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Stands at the address that the form was sent to: an empty link opens the page there. */
export default function UnsentPage() {
  const t = useText()
  return (
    <NoticePage title={t('unsent.title')} voice={t('unsent.voice')} text={t('unsent.text')}>
      <ButtonLink href="">{t('unsent.again')}</ButtonLink>
    </NoticePage>
  )
}
