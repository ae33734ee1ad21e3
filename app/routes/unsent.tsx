import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Rendered at the URL that the form was posted to: the empty href opens that page. */
export default function UnsentPage() {
  const t = useText()
  return (
    <NoticePage title={t('unsent.title')} voice={t('unsent.voice')} text={t('unsent.text')}>
      <ButtonLink href="">{t('unsent.again')}</ButtonLink>
    </NoticePage>
  )
}
