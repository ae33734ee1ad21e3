import type { ReactNode } from 'react'
import { closesAt, nextOpening } from '../../../../domain/desk/timer.ts'
import { LogoMark } from '../../../ui/logo.tsx'
import { useBrand } from '../../brand/brand-context.ts'
import { useLanguage, useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { Initials } from '../parts/initials.tsx'
import { meFirst, useDesk } from './desk-context.ts'
import { OfflineBar } from './offline-bar.tsx'
import { useGoKeys } from './use-go-keys.ts'

export type DeskPlace = 'today' | 'inbox' | 'statistics' | 'content' | 'settings'

/** A phone has room for four: the others are in the menu of the last one. */
const PLACES: readonly { place: DeskPlace; path: string; icon: string; isInMenu?: true }[] = [
  { place: 'today', path: '/admin', icon: 'sun' },
  { place: 'inbox', path: '/admin/inbox', icon: 'inbox' },
  { place: 'statistics', path: '/admin/statistics', icon: 'chart-column' },
  { place: 'content', path: '/admin/content', icon: 'newspaper', isInMenu: true },
  { place: 'settings', path: '/admin/settings', icon: 'settings' },
]

interface Props {
  /** Null where none of them is. */
  place: DeskPlace | null
  /** In the bar of a phone. */
  title: string
  /** Where the arrow in the bar leads; without it the mark of the school stands there. */
  backTo?: string
  /** Buttons in the bar of a phone. */
  tools?: ReactNode
  /** Replaces the tabs at the bottom of a phone. */
  dock?: ReactNode
  mainClass?: string
  children: ReactNode
}

/** The frame: a rail on a wide screen, a bar and tabs on a phone. */
export function DeskShell({ place, title, backTo, tools, dock, mainClass = 'desk-main', children }: Props) {
  const t = useText()
  useGoKeys()
  return (
    <div className={dock ? 'desk desk-docked' : 'desk'}>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <Rail place={place} />
      <div className="desk-page">
        <header className="desk-top">
          <div className="selvedge" />
          <div className="desk-bar">
            {backTo ? (
              <a className="icon-button" href={backTo} aria-label={t('desk.back')}>
                <DeskIcon name="arrow-left" />
              </a>
            ) : (
              <LogoMark />
            )}
            <span className="desk-title" aria-hidden="true">
              {title}
            </span>
            {tools}
          </div>
        </header>
        <OfflineBar />
        <main id="content" className={mainClass} tabIndex={-1}>
          {children}
        </main>
      </div>
      {dock ?? <Tabs place={place} />}
    </div>
  )
}

function Rail({ place }: Pick<Props, 'place'>) {
  const t = useText()
  const { frame } = useDesk()
  const { shortName } = useBrand()
  return (
    <aside className="desk-rail" aria-label={t('desk.label')}>
      <a className="rail-logo" href="/admin">
        <LogoMark />
        <span>
          {shortName}
          <span className="voice" lang="en">
            {t('desk.name')}
          </span>
        </span>
      </a>
      <a className="rail-search" href="/admin/inbox#find" data-find="">
        <DeskIcon name="search" />
        <span>{t('desk.find')}</span>
        <kbd>/</kbd>
      </a>
      <nav aria-label={t('desk.nav')}>
        {PLACES.map(({ place: each, path, icon }) => (
          <a key={each} href={path} aria-current={each === place ? 'page' : undefined}>
            <DeskIcon name={icon} />
            <span>{t(`desk.${each}`)}</span>
            {each === 'inbox' && <Unanswered />}
          </a>
        ))}
      </nav>
      <section className="duty" aria-label={t('desk.duty')}>
        <h2>{t('desk.duty')}</h2>
        <ul>
          {meFirst(frame, frame.team)
            .filter(({ id, isHere }) => isHere || id === frame.me.id)
            .map((member) => (
              <li key={member.id}>
                <Initials name={member.name} isMe={member.id === frame.me.id} />
                <span>
                  {member.id === frame.me.id ? t('desk.duty.me', { name: first(member.name) }) : first(member.name)}
                  {member.answering && (
                    <small>
                      {t('desk.duty.answering', { name: first(member.answering.name ?? '') || t('desk.somebody') })}
                    </small>
                  )}
                </span>
              </li>
            ))}
        </ul>
      </section>
      <RailFoot />
    </aside>
  )
}

function RailFoot() {
  const t = useText()
  const time = useDeskTime()
  const { switchLanguage } = useLanguage()
  const { frame, nowMs } = useDesk()
  const closes = closesAt(nowMs, frame.hours)
  const opens = closes === null ? nextOpening(nowMs, frame.hours) : null
  return (
    <div className="rail-foot">
      <p className={closes === null ? 'rail-open rail-closed' : 'rail-open'}>
        <span>
          <b>{t(closes === null ? 'desk.closed' : 'desk.open')}</b>{' '}
          {closes !== null && t('desk.openUntil', { time: time.clock(closes) })}
          {opens !== null && t('desk.opensAt', { time: time.opening(opens, nowMs) })}
        </span>
      </p>
      <div className="rail-me">
        <Initials name={frame.me.name} isMe />
        <span>
          {first(frame.me.name)}
          <small>{t(`desk.role.${frame.me.role}`)}</small>
        </span>
        <button type="button" className="icon-button" aria-label={t('desk.language')} onClick={switchLanguage}>
          {t('desk.language.short')}
        </button>
      </div>
    </div>
  )
}

function Tabs({ place }: Pick<Props, 'place'>) {
  const t = useText()
  const shown = place === 'content' ? 'settings' : place
  return (
    <nav className="desk-tabs" aria-label={t('desk.nav')}>
      {PLACES.filter(({ isInMenu }) => !isInMenu).map(({ place: each, path, icon }) => (
        <a key={each} href={path} aria-current={each === shown ? 'page' : undefined}>
          <DeskIcon name={each === 'settings' ? 'menu' : icon} />
          {t(each === 'settings' ? 'desk.more' : `desk.${each}`)}
          {each === 'inbox' && <Unanswered />}
        </a>
      ))}
    </nav>
  )
}

function Unanswered() {
  const t = useText()
  const { unanswered } = useDesk().frame.counts
  if (unanswered === 0) return null
  return (
    <b className="count">
      <span aria-hidden="true">{unanswered > 99 ? '99+' : unanswered}</span>
      <span className="sr-only">, {t('desk.unanswered', { count: unanswered })}</span>
    </b>
  )
}

const first = (name: string): string => name.split(/\s+/)[0] ?? name
