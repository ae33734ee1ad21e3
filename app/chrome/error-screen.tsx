import type { FormEvent } from 'react'
import { useText } from '../features/i18n/language-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { LogoMark } from '../ui/logo.tsx'

/** Replaces a page that failed. The button is in a form, so that it works without JavaScript. */
export function ErrorScreen({ details }: { details: string }) {
  const t = useText()
  const reload = (event: FormEvent) => {
    event.preventDefault()
    location.reload()
  }
  return (
    <main className="notice-screen" id="content">
      <div className="card notice-card">
        <LogoMark />
        <h1>{t('error.title')}</h1>
        <p>{t('error.text')}</p>
        <form method="get" onSubmit={reload}>
          <Button type="submit">
            <Icon name="rotate-cw" />
            {t('error.reload')}
          </Button>
        </form>
        <details>
          <summary>
            <Icon name="chevron-down" />
            {t('error.details')}
          </summary>
          <pre>{details}</pre>
        </details>
      </div>
    </main>
  )
}
