import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LogoMark } from '../../../ui/logo.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useSheet } from '../parts/use-sheet.ts'
import { HomeScreenSteps } from './home-screen-steps.tsx'
import type { Installing } from './use-install.ts'

const TOLD = [
  { name: 'arrival', icon: 'bell-ring' },
  { name: 'reminder', icon: 'clock' },
  { name: 'due', icon: 'calendar-clock' },
] as const

interface Props {
  installing: NonNullable<Installing>
  /** After the installation, to turn notifications on. */
  onInstalled?: (() => void) | undefined
  onClose(): void
}

/** Explains first; the browser asks only after the tap. */
export function InstallScreen({ installing, onInstalled, onClose }: Props) {
  const t = useText()
  const id = useId()
  const { dialog, ...handlers } = useSheet(onClose)
  const install = async () => {
    if (installing.way === 'prompt') await installing.ask()
    onClose()
    onInstalled?.()
  }
  return (
    <dialog ref={dialog} className="dialog install-dialog" aria-labelledby={id} {...handlers}>
      <div className="install">
        <div className="selvedge" />
        <div className="install-text">
          <LogoMark />
          <h2 id={id}>
            {t('install.title')}{' '}
            <span className="voice" lang="en">
              {t('install.voice')}
            </span>
          </h2>
          <p>{t('install.text')}</p>
          <ul>
            {TOLD.map(({ name, icon }) => (
              <li key={name}>
                <DeskIcon name={icon} />
                {t(`install.${name}`)}
              </li>
            ))}
          </ul>
          <div className="install-acts">
            {installing.way === 'prompt' ? (
              <Button variant="gold" className="button-full" onClick={install}>
                {t('install.go')}
              </Button>
            ) : (
              <HomeScreenSteps />
            )}
            <Button variant="outline" className="button-full" onClick={onClose}>
              {t('desk.later')}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  )
}
