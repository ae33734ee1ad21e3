import { LanguageSwitch } from '../features/i18n/language-switch.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LogoMark } from '../ui/logo.tsx'
import { SkipLink } from './skip-link.tsx'

interface Props {
  title: string
  /** The English phrase that ends the title. */
  voice: string
  text: string
  homeLabel: string
}

/** A page with one thing to say, and the way home. */
export const NoticePage = ({ title, voice, text, homeLabel }: Props) => (
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
        <ButtonLink href="/">{homeLabel}</ButtonLink>
      </div>
    </main>
  </>
)
