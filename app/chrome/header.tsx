import { useBrand } from '../features/brand/brand-context.ts'
import { useText } from '../features/i18n/language-context.ts'
import { LanguageSwitch } from '../features/i18n/language-switch.tsx'
import { useScrolledPast } from '../lib/use-scrolled-past.ts'
import { Icon } from '../ui/icon.tsx'
import { HomeLogo } from './home-logo.tsx'
import { mainLinks, placeOnHome } from './links.ts'
import { MENU_ID, MobileMenu, openMenu } from './mobile-menu.tsx'
import { RegisterButton } from './register-button.tsx'
import { SocialLinks } from './social-links.tsx'
import { ariaCurrent, useCurrentSection } from './use-current-section.ts'

const SOLID_AFTER_PX = 10

interface Props {
  /** On the home page links are hashes, and the header is transparent over the hero until scrolled. */
  isHome?: boolean
  /** If missing, the button links to the home page's registration. */
  onRegister?(): void
}

export function Header({ isHome = false, onRegister }: Props) {
  const t = useText()
  const { own } = useBrand()
  const scrolled = useScrolledPast(SOLID_AFTER_PX)
  const current = useCurrentSection(isHome)
  const solid = !isHome || scrolled
  return (
    <>
      <header className={`header ${solid ? 'header-solid' : ''}`}>
        <div className="wrap header-bar">
          <HomeLogo />
          <nav className="header-nav" aria-label={t('nav.label')}>
            {mainLinks(own?.hidden).map(({ anchor, text }) => (
              <a key={anchor} href={placeOnHome(`#${anchor}`, isHome)} aria-current={ariaCurrent(anchor, current)}>
                {t(text)}
              </a>
            ))}
          </nav>
          <SocialLinks />
          <LanguageSwitch />
          <RegisterButton
            size="small"
            variant={solid ? 'primary' : 'gold'}
            className="header-register"
            onRegister={onRegister}
          />
          <button
            type="button"
            className="icon-button header-burger"
            aria-label={t('menu.open')}
            aria-haspopup="dialog"
            {...{ command: 'show-modal', commandfor: MENU_ID }}
            onClick={openMenu}
          >
            <Icon name="menu" />
          </button>
          <noscript>
            <a className="icon-button" href={`#${MENU_ID}`} aria-label={t('menu.open')}>
              <Icon name="menu" />
            </a>
          </noscript>
        </div>
      </header>
      <MobileMenu isHome={isHome} current={current} onRegister={onRegister} />
    </>
  )
}
