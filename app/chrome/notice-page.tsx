import type { ReactNode } from 'react'
import { LanguageSwitch } from '../features/i18n/language-switch.tsx'
import { LogoMark } from '../ui/logo.tsx'
import { SkipLink } from './skip-link.tsx'

interface Props {
  title: string
  /** The English phrase that ends the title. */
  voice: string
  text: string
  /** Link to continue. */
  children: ReactNode
}

/** A page with one message and a link. */
export const NoticePage = ({ title, voice, text, children }: Props) => (
  <>
    <SkipLink />
    <main className="notice-screen" id="content">
      <div className="card notice-card">
        <div className="flex items-start justify-between">
          <LogoMark />
          <LanguageSwitch />
        </div>
        <h1>
          {title}{' '}
          <span className="voice" lang="en">
            {voice}
          </span>
        </h1>
        <p>{text}</p>
        {children}
      </div>
    </main>
  </>
)
