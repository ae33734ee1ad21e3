import type { NotificationChoice } from '../../../../domain/desk/desk-settings-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { useLanguage, useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { InstallButton } from '../install/install-button.tsx'
import { Switch } from '../parts/switch.tsx'
import { TimeField } from '../parts/time-field.tsx'
import { useSelfSaving } from '../use-self-saving.ts'
import { EscalationBox } from './escalation-box.tsx'
import { OtherDevices } from './other-devices.tsx'
import { QuietTimes, type SaveChoice } from './quiet-times.tsx'
import { ThisDevice } from './this-device.tsx'
import { useThisDevice } from './use-this-device.ts'

type Switchable = 'arrival' | 'reminder' | 'due' | 'showsName'
const TOLD: readonly Switchable[] = ['arrival', 'reminder', 'due', 'showsName']

/** Switches save themselves and say so. */
export function NotificationsPart() {
  const t = useText()
  const { language } = useLanguage()
  const { settings, frame } = useDeskData('settings')
  const { refresh } = useDesk()
  const { value: choice, change } = useSelfSaving({
    name: 'notifications',
    stored: settings.notifications,
    async send(wanted: NotificationChoice) {
      const outcome = await post('/api/desk/settings/notifications', wanted)
      // Whether there are keys is of the frame.
      await refresh()
      return outcome
    },
  })
  const save: SaveChoice = (changes) => change({ ...choice, ...changes, language })
  const device = useThisDevice(settings.push.publicKey, language)
  return (
    <>
      <ThisDevice device={device}>
        {TOLD.map((name) => (
          <Switch
            key={name}
            label={t(`notify.${name}`, { n: settings.escalation.afterMin })}
            text={t(`notify.${name}.text`)}
            isOn={choice[name]}
            onChange={(isOn) => save({ [name]: isOn })}
          />
        ))}
      </ThisDevice>
      <OtherDevices devices={settings.push.devices} ownId={device.state.step === 'on' ? device.state.id : null} />
      <OtherChannels choice={choice} email={frame.me.email} save={save} />
      <QuietTimes choice={choice} save={save} />
      {frame.me.role === 'owner' && <EscalationBox stored={settings.escalation} />}
      <section className="box">
        <div className="box-head">
          <h3 className="desk-h2">{t('notify.keyboard')}</h3>
        </div>
        <Switch
          label={t('notify.shortcuts')}
          text={t('notify.shortcuts.text')}
          isOn={choice.shortcuts}
          onChange={(shortcuts) => save({ shortcuts })}
        />
      </section>
      <InstallButton label={t('notify.install')} onInstalled={device.turnOn} />
    </>
  )
}

function OtherChannels({ choice, email, save }: { choice: NotificationChoice; email: string; save: SaveChoice }) {
  const t = useText()
  return (
    <section className="box">
      <div className="box-head">
        <h3 className="desk-h2">{t('notify.others')}</h3>
      </div>
      <Switch label={t('notify.email')} text={email} isOn={choice.email} onChange={(isOn) => save({ email: isOn })} />
      <Switch
        label={t('notify.digest')}
        text={t('notify.digest.text')}
        isOn={choice.digest}
        onChange={(digest) => save({ digest })}
      />
      {choice.digest && (
        <div className="hours-row time-row">
          <span>{t('notify.digestAt')}</span>
          <TimeField label={t('notify.digestAt')} value={choice.digestAt} onChange={(digestAt) => save({ digestAt })} />
        </div>
      )}
    </section>
  )
}
