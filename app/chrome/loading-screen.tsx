import { useText } from '../features/i18n/language-context.ts'

export function LoadingScreen() {
  const t = useText()
  return (
    <div className="loading-screen" role="status">
      <span className="loading-steps" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t('loading')}
    </div>
  )
}
