import { useText } from '../features/i18n/language-context.ts'

export function LoadingScreen() {
  const t = useText()
  return (
    <main className="loading-screen">
      <div role="status">
        <span className="loading-steps" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <h1>{t('loading')}</h1>
      </div>
    </main>
  )
}
