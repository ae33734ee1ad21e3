import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { HomeScreenSteps } from '../install/home-screen-steps.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { DeviceTest } from './device-test.tsx'
import type { DeviceState, useThisDevice } from './use-this-device.ts'

const TAGS: Partial<Record<DeviceState['step'], { look: string; icon: string }>> = {
  'on': { look: 'tag-ok', icon: 'check' },
  'off': { look: 'tag-plain', icon: 'moon' },
  'failed': { look: 'tag-plain', icon: 'moon' },
  'blocked': { look: 'tag-bad', icon: 'lock' },
}

/** Whether this device is told, and how to change it. The switches are for all devices of the account. */
export function ThisDevice({ device, children }: { device: ReturnType<typeof useThisDevice>; children: ReactNode }) {
  const t = useText()
  const { state, turnOff } = device
  const tag = TAGS[state.step]
  return (
    <section className="box">
      <div className="box-head">
        <h3 className="desk-h2">{t('device.this')}</h3>
        {tag && (
          <span className={`tag ${tag.look}`}>
            <DeskIcon name={tag.icon} />
            {t(`device.${state.step as 'on' | 'off' | 'failed' | 'blocked'}`)}
          </span>
        )}
      </div>
      <Obstacle device={device} />
      {children}
      {state.step === 'on' && (
        <>
          <DeviceTest id={state.id} />
          <div className="test-line">
            <Button variant="white" size="small" onClick={turnOff}>
              {t('device.turnOff')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** What stands between this device and being told. */
function Obstacle({ device: { state, turnOn } }: { device: ReturnType<typeof useThisDevice> }) {
  const t = useText()
  switch (state.step) {
    case 'off':
    case 'busy':
    case 'failed':
      return (
        <div className="device-line">
          <p className="soft">{t(state.step === 'failed' ? 'device.failed.text' : 'device.off.text')}</p>
          <Button variant="nila" busy={state.step === 'busy'} onClick={turnOn}>
            <DeskIcon name="bell" />
            {t('device.turnOn')}
          </Button>
        </div>
      )
    case 'home-screen':
      return (
        <Note icon="smartphone" text={t('device.homeScreen.text')}>
          <HomeScreenSteps />
        </Note>
      )
    case 'blocked':
      return <Note icon="lock" text={t('device.blocked.text')} />
    case 'unsupported':
      return <Note icon="info" text={t('device.unsupported.text')} />
    case 'not-set-up':
      return <Note icon="info" text={t('device.notSetUp.text')} />
    default:
      return null
  }
}

const Note = ({ icon, text, children }: { icon: string; text: string; children?: ReactNode }) => (
  <div className="device-line">
    <div className="desk-note note-warm">
      <DeskIcon name={icon} />
      <div>
        {text}
        {children}
      </div>
    </div>
  </div>
)
