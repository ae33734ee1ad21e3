import type { ReactNode } from 'react'
import { useText } from '../features/i18n/language-context.ts'
import { LanguageSwitch } from '../features/i18n/language-switch.tsx'
import { Icon } from '../ui/icon.tsx'
import { HomeLogo } from './home-logo.tsx'

interface Props {
  who: string
  /** Whether the page is the documents' own. */
  isDocuments?: boolean
  children: ReactNode
}

/** Header for signed-in users. */
export function DocumentsHeader({ who, isDocuments = true, children }: Props) {
  const t = useText()
  return (
    <header className="member-header">
      <div className="wrap">
        <HomeLogo />
        <nav aria-label={t('nav.label')}>
          <a href="/">
            <Icon name="arrow-left" />
            {t('documents.home')}
          </a>
          <a href="/documents" aria-current={isDocuments ? 'page' : undefined}>
            {t('documents.link')}
          </a>
        </nav>
        <p title={who}>{who}</p>
        <LanguageSwitch />
        {children}
      </div>
    </header>
  )
}
