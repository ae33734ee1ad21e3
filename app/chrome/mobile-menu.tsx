import { type MouseEvent, type SyntheticEvent, useEffect } from 'react'
import { useBrand } from '../features/brand/brand-context.ts'
import { useLanguage } from '../features/i18n/language-context.ts'
import { LanguageSwitch } from '../features/i18n/language-switch.tsx'
import { afterPaint } from '../lib/after-paint.ts'
import { Icon } from '../ui/icon.tsx'
import { HomeLogo } from './home-logo.tsx'
import { mainLinks, placeOnHome } from './links.ts'
import { RegisterButton } from './register-button.tsx'
import { SocialLinks } from './social-links.tsx'
import { ariaCurrent } from './use-current-section.ts'

export const MENU_ID = 'menu'
const menu = () => document.getElementById(MENU_ID) as HTMLDialogElement

/** In place of the button's own `command`, which works before this script has come. */
export const openMenu = (event: MouseEvent) => {
  event.preventDefault()
  afterPaint(() => menu().open || menu().showModal())
}
const closeMenu = () => menu().close()
/** A link in the page behind the menu may have been followed before this script was loaded. */
const closeIfFollowed = () => {
  if (!menu().contains(window.followedEarly ?? null)) return
  closeMenu()
  document.querySelector(':target')?.scrollIntoView()
}
const closeAfterPaint = (event: SyntheticEvent) => {
  event.preventDefault()
  afterPaint(closeMenu)
}

interface Props {
  isHome: boolean
  /** The section that is being read. */
  current: string | null
  onRegister: (() => void) | undefined
}

/** A full-screen dialog. Without JavaScript it opens by `:target`, and any link in it closes it. */
export function MobileMenu({ isHome, current, onRegister }: Props) {
  const { language, t } = useLanguage()
  const { own } = useBrand()
  useEffect(closeIfFollowed, [])
  const register = () => {
    closeMenu()
    onRegister?.()
  }
  return (
    <dialog id={MENU_ID} className="menu" aria-label={t('menu.label')} onCancel={closeAfterPaint}>
      <div className="menu-top">
        <HomeLogo />
        <button
          type="button"
          className="icon-button"
          aria-label={t('menu.close')}
          {...{ command: 'close', commandfor: MENU_ID }}
          onClick={closeAfterPaint}
        >
          <Icon name="x" />
        </button>
        <noscript>
          <a className="icon-button" href="#content" aria-label={t('menu.close')}>
            <Icon name="x" />
          </a>
        </noscript>
      </div>
      <nav aria-label={t('nav.label')}>
        <ol>
          {mainLinks(own?.hidden).map(({ anchor, text, english }) => (
            <li key={anchor}>
              <a
                href={placeOnHome(`#${anchor}`, isHome)}
                aria-current={ariaCurrent(anchor, current)}
                onClick={closeMenu}
              >
                {t(text)}
                {language === 'id' && (
                  <i lang="en" aria-hidden="true">
                    {english}
                  </i>
                )}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="menu-bottom">
        <div className="flex items-center justify-between">
          <SocialLinks />
          <LanguageSwitch />
        </div>
        <RegisterButton variant="gold" onRegister={onRegister && register} />
      </div>
    </dialog>
  )
}
