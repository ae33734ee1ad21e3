import { useText } from '../features/i18n/language-context.ts'
import { LoadingSteps } from '../ui/opening.tsx'

export function LoadingScreen() {
  const t = useText()
  return (
    <main className="loading-screen">
      <div role="status">
        <LoadingSteps />
        <h1>{t('loading')}</h1>
      </div>
    </main>
  )
}
