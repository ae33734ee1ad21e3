import { NoticePage } from '../chrome/notice-page.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { Button } from '../ui/button.tsx'

/** Without an action the form posts to the current URL, which holds the mailed token. */
export default function DataRequestConfirmPage() {
  const t = useText()
  return (
    <NoticePage title={t('request.confirm.title')} voice={t('request.confirm.voice')} text={t('request.confirm.text')}>
      <form method="post">
        <Button type="submit">{t('request.confirm.button')}</Button>
      </form>
    </NoticePage>
  )
}
