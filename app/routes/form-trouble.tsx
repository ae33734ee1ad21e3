import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Why a form posted without JavaScript was rejected, and what to do. */
export default function FormTroublePage({ why }: { why: 'tooOften' | 'tooLong' | 'notNow' }) {
  const t = useText()
  return (
    <NoticePage title={t(`${why}.title`)} voice={t(`${why}.voice`)} text={t(`${why}.text`)}>
      <ButtonLink variant="whatsapp" href="/whatsapp">
        {t('formTrouble.whatsapp')}
      </ButtonLink>
    </NoticePage>
  )
}
