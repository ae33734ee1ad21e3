import { useText } from '../features/i18n/language-context.ts'

export function SkipLink() {
  const t = useText()
  return (
    <a className="skip-link" href="#content">
      {t('skip')}
    </a>
  )
}
