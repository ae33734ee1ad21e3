import type { ReactNode } from 'react'
import scene from '../../art/woven/auth-scene.png?no-inline'
import { lazyHydrate } from '../../lib/lazy-hydration.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import { LanguageSwitch } from '../i18n/language-switch.tsx'

/** Not interactive: hydrated only to switch the language. */
const AuthBubbles = lazyHydrate(() => import('./auth-bubbles.tsx').then((part) => ({ default: part.AuthBubbles })), {
  near: false,
})

interface Props {
  /** Text over the picture. */
  art: string
  title: string
  text: ReactNode
  /** Replaces the link to the home page. */
  back?: { label: string; onClick(): void }
  children: ReactNode
}

/** Layout of the auth pages: a picture beside a pane with one form. */
export function AuthFrame({ art, title, text, back, children }: Props) {
  const t = useText()
  const { shortName, suffix } = useBrand()
  return (
    <main className="auth" id="content">
      <div className="auth-art on-dark">
        <div className="auth-words">
          <Logo label={t('nav.homeLink')} name={shortName} suffix={suffix} />
          <p>{art}</p>
        </div>
        <div className="auth-scene">
          <img src={scene} alt="" width={480} height={448} />
          <AuthBubbles />
        </div>
      </div>
      <div className="auth-pane">
        <div className="auth-top">
          {back ? (
            <button type="button" className="auth-back" onClick={back.onClick}>
              <Icon name="arrow-left" />
              {back.label}
            </button>
          ) : (
            <a className="auth-back" href="/">
              <Icon name="arrow-left" />
              {t('auth.home')}
            </a>
          )}
          <LanguageSwitch />
        </div>
        <div className="auth-box">
          <h1>{title}</h1>
          <p className="auth-text">{text}</p>
          {children}
        </div>
      </div>
    </main>
  )
}
