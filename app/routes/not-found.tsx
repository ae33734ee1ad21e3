import { SkipLink } from '../chrome/skip-link.tsx'
import { useText } from '../features/i18n/language-context.ts'
import { LanguageSwitch } from '../features/i18n/language-switch.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LogoMark } from '../ui/logo.tsx'

export default function NotFoundPage() {
  const t = useText()
  return (
    <>
      <SkipLink />
      <main className="notice-screen" id="content">
        <div className="card notice-card">
          <div className="flex items-start justify-between">
            <LogoMark />
            <LanguageSwitch />
          </div>
          <h1>
            {t('notFound.title')}{' '}
            <span className="voice" lang="en">
              {t('notFound.voice')}
            </span>
          </h1>
          <p>{t('notFound.text')}</p>
          <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
        </div>
      </main>
    </>
  )
}
