import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { ButtonLink } from '../ui/button.tsx'

export default function FormNotNowPage() {
  const t = useText()
  return (
    <NoticePage title={t('notNow.title')} voice={t('notNow.voice')} text={t('notNow.text')}>
      <ButtonLink variant="whatsapp" href="/whatsapp">
        {t('formTrouble.whatsapp')}
      </ButtonLink>
    </NoticePage>
  )
}
