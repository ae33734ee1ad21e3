import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function FormTooLongPage() {
  const t = useText()
  return (
    <NoticePage title={t('tooLong.title')} voice={t('tooLong.voice')} text={t('tooLong.text')}>
      <ButtonLink variant="whatsapp" href="/whatsapp">
        {t('formTrouble.whatsapp')}
      </ButtonLink>
    </NoticePage>
  )
}
