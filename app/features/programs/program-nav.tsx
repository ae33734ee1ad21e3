import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useText } from '../i18n/language-context.ts'
import { LanguageSwitch } from '../i18n/language-switch.tsx'
import type { TextKey } from '../i18n/texts.ts'
import { SectionLinks } from './section-links.tsx'
import { useActiveSection } from './use-active-section.ts'

const MENU_ID = 'program-menu'

/** Sticky. On narrow screens the links are in a popover, which without JavaScript opens by `:target`. */
export function ProgramNav({ logo, registering }: { logo: ReactNode; registering: string | null }) {
  const t = useText()
  const { active, choose } = useActiveSection(registering)
  const [menuOpen, setMenuOpen] = useState(false)
  const chooseInMenu = (id: string) => {
    document.getElementById(MENU_ID)?.hidePopover()
    choose(id)
  }
  return (
    <header className="program-bar">
      <div className="wrap program-bar-row">
        {logo}
        <nav className="program-tabs" aria-label={t('programs.nav.label')}>
          <SectionLinks active={active} onChoose={choose} />
        </nav>
        <span className="program-current">{t(`programs.nav.${active}` as TextKey)}</span>
        <LanguageSwitch />
        <button
          type="button"
          className="icon-button program-toggle"
          aria-label={t(menuOpen ? 'programs.nav.close' : 'programs.nav.open')}
          popoverTarget={MENU_ID}
          {...{ command: 'toggle-popover', commandfor: MENU_ID }}
        >
          <Icon name={menuOpen ? 'x' : 'menu'} />
        </button>
        <noscript>
          <a className="icon-button" href={`#${MENU_ID}`} aria-label={t('programs.nav.open')}>
            <Icon name="menu" />
          </a>
        </noscript>
      </div>
      <div
        id={MENU_ID}
        className="program-menu"
        popover="auto"
        onToggle={(event) => setMenuOpen(event.newState === 'open')}
      >
        <nav aria-label={t('programs.nav.label')}>
          <SectionLinks active={active} onChoose={chooseInMenu} />
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  )
}
