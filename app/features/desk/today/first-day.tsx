import { useText } from '../../i18n/language-context.ts'
import { InstallButton } from '../install/install-button.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'

const STEPS = [
  { name: 'hours', icon: 'clock', path: '/admin/settings/hours' },
  { name: 'templates', icon: 'message-circle', path: '/admin/settings/templates' },
  { name: 'notify', icon: 'bell', path: '/admin/settings/notifications' },
  { name: 'try', icon: 'send', path: '/#promo' },
] as const

/** Before anybody has written: a few things to set up. */
export function FirstDay() {
  const t = useText()
  return (
    <>
      <h1 className="desk-h1">
        {t('today.first')}{' '}
        <span className="voice first-voice" lang="en">
          {t('today.first.voice')}
        </span>
      </h1>
      <p className="soft greeting-day">{t('today.first.text')}</p>
      <div className="box first-steps">
        {STEPS.map(({ name, icon, path }) => (
          <a key={name} className="menu-row" href={path}>
            <span className="menu-plate">
              <DeskIcon name={icon} />
            </span>
            <span>
              <b>{t(`today.first.${name}`)}</b>
              <small>{t(`today.first.${name}.text`)}</small>
            </span>
            <DeskIcon name="chevron-right" />
          </a>
        ))}
      </div>
      <InstallButton label={t('today.first.install')} />
    </>
  )
}
