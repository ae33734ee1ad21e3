import type { ReactNode } from 'react'
import type { SettingsPart } from '../../../../domain/desk/desk-settings-contract.ts'
import { useLanguage, useText } from '../../i18n/language-context.ts'
import { ConnectionsPart } from '../connections/connections-part.tsx'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskShell } from '../frame/desk-shell.tsx'
import { HoursPart } from '../hours/hours-part.tsx'
import { NotificationsPart } from '../notifications/notifications-part.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { TemplatesPart } from '../templates/templates-part.tsx'
import { OwnName } from './own-name.tsx'
import { AuditPart } from './settings-audit.tsx'
import { TeamPart } from './settings-team.tsx'
import { SignOut } from './sign-out.tsx'

const PARTS: readonly { part: SettingsPart; icon: string; ownersOnly?: boolean }[] = [
  { part: 'notifications', icon: 'bell' },
  { part: 'templates', icon: 'message-circle' },
  { part: 'hours', icon: 'clock' },
  { part: 'team', icon: 'users', ownersOnly: true },
  { part: 'connections', icon: 'plug', ownersOnly: true },
  { part: 'security', icon: 'shield-check' },
  { part: 'privacy', icon: 'lock', ownersOnly: true },
]

/** A menu on a phone, a menu beside its part on a wide screen. `security` is of the account, not of the desk. */
export function Settings({ security }: { security: ReactNode }) {
  const t = useText()
  const { part } = useDeskData('settings')
  const shown = part ?? 'notifications'
  return (
    <DeskShell
      place="settings"
      title={t(part ? 'desk.settings' : 'desk.more')}
      {...(part && { backTo: '/admin/settings' })}
    >
      <h1 className="desk-h1 desk-h1-wide settings-title">{t('desk.settings')}</h1>
      {part === null && <Menu />}
      <div className={part === null ? 'settings only-wide' : 'settings'}>
        <SubNavigation current={shown} />
        <PartFrame part={shown}>{shown === 'security' ? <Account security={security} /> : partOf(shown)}</PartFrame>
      </div>
    </DeskShell>
  )
}

const Account = ({ security }: { security: ReactNode }) => (
  <>
    <OwnName />
    {security}
  </>
)

function partOf(part: SettingsPart): ReactNode {
  switch (part) {
    case 'templates':
      return <TemplatesPart />
    case 'hours':
      return <HoursPart />
    case 'team':
      return <TeamPart />
    case 'connections':
      return <ConnectionsPart />
    case 'privacy':
      return <AuditPart />
    default:
      return <NotificationsPart />
  }
}

function PartFrame({ part, children }: { part: SettingsPart; children: ReactNode }) {
  const t = useText()
  return (
    <div className="desk-stack">
      <div>
        <h2 className="part-title">{t(`settings.${part}`)}</h2>
        <p className="soft">{t(`settings.${part}.text`)}</p>
      </div>
      {children}
    </div>
  )
}

const useParts = () => {
  const { role } = useDesk().frame.me
  return PARTS.filter(({ ownersOnly }) => !ownersOnly || role === 'owner')
}

function SubNavigation({ current }: { current: SettingsPart }) {
  const t = useText()
  return (
    <nav className="subnav" aria-label={t('desk.settings')}>
      {useParts().map(({ part, icon }) => (
        <a key={part} href={`/admin/settings/${part}`} aria-current={part === current ? 'page' : undefined}>
          <DeskIcon name={icon} />
          {t(`settings.${part}`)}
        </a>
      ))}
      <SignOut className="subnav-button">
        <DeskIcon name="log-out" />
        {t('settings.signOut')}
      </SignOut>
    </nav>
  )
}

function Menu() {
  const t = useText()
  const { switchLanguage } = useLanguage()
  const { me } = useDesk().frame
  return (
    <div className="only-phone desk-stack">
      <a className="box menu-row" href="/admin/content">
        <Plate icon="newspaper" />
        <span>
          <b>{t('desk.content')}</b>
          <small>{t('settings.content')}</small>
        </span>
        <DeskIcon name="chevron-right" />
      </a>
      <h2 className="group-title menu-title">{t('desk.settings')}</h2>
      <nav className="box" aria-label={t('desk.settings')}>
        {useParts().map(({ part, icon, ownersOnly }) => (
          <a key={part} className="menu-row" href={`/admin/settings/${part}`}>
            <Plate icon={icon} />
            <span>
              <b>{t(`settings.${part}`)}</b>
              {ownersOnly && <small>{t('settings.ownersOnly')}</small>}
              {part === 'security' && <small>{`${me.name}, ${t(`desk.role.${me.role}`)}`}</small>}
            </span>
            <DeskIcon name="chevron-right" />
          </a>
        ))}
      </nav>
      <div className="box">
        <button type="button" className="menu-row menu-button" onClick={switchLanguage}>
          <Plate icon="globe" />
          <span>
            <b>{t('desk.language.name')}</b>
            <small>{t('desk.language.text')}</small>
          </span>
          <DeskIcon name="chevron-right" />
        </button>
        <SignOut className="menu-row menu-button">
          <Plate icon="log-out" />
          <span>
            <b>{t('settings.signOut')}</b>
          </span>
          <DeskIcon name="chevron-right" />
        </SignOut>
      </div>
    </div>
  )
}

const Plate = ({ icon }: { icon: string }) => (
  <span className="menu-plate">
    <DeskIcon name={icon} />
  </span>
)
