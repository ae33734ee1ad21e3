import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function FormTooOftenPage() {
  const t = useText()
  return (
    <NoticePage title={t('tooOften.title')} voice={t('tooOften.voice')} text={t('tooOften.text')}>
      <ButtonLink variant="whatsapp" href="/whatsapp">
        {t('formTrouble.whatsapp')}
      </ButtonLink>
    </NoticePage>
  )
}
