import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

/** For a form that the browser sent by itself and that was not taken: why, and what to do now. */
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
