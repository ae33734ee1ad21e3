import type { NotificationChoice } from '../../../../domain/desk/desk-settings-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { useLanguage, useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { InstallButton } from '../install/install-button.tsx'
import { Switch } from '../parts/switch.tsx'
import { TimeField } from '../parts/time-field.tsx'
import { isSame } from '../saving/merge-lines.ts'
import type { LineForm } from '../saving/save-over.ts'
import { storedIn } from '../saving/stored-in.ts'
import { useSelfSaving } from '../saving/use-self-saving.ts'
import { useUnread } from '../saving/use-unread.ts'
import { EscalationBox } from './escalation-box.tsx'
import { OtherDevices } from './other-devices.tsx'
import { QuietTimes, type SaveChoice } from './quiet-times.tsx'
import { ThisDevice } from './this-device.tsx'
import { useThisDevice } from './use-this-device.ts'

type Switchable = 'arrival' | 'reminder' | 'due' | 'showsName'
const TOLD: readonly Switchable[] = ['arrival', 'reminder', 'due', 'showsName']

const form: LineForm<NotificationChoice> = {
  linesOf: (choice) => ({ ...choice }),
  fromLines: (lines) => lines as NotificationChoice,
}

/** What another device of the account has chosen is not sent back as it was. */
const changesOf = (before: NotificationChoice, wanted: NotificationChoice): Partial<NotificationChoice> =>
  Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(value, before[name as keyof NotificationChoice])),
  )

/** Switches save themselves and say so. */
export function NotificationsPart() {
  const t = useText()
  const { language } = useLanguage()
  const { settings, frame } = useDeskData('settings')
  const { refresh } = useDesk()
  const unread = useUnread()
  const { value: choice, change } = useSelfSaving({
    name: 'notifications',
    stored: { version: 0, value: settings.notifications },
    form,
    isUnread: unread.isUnread,
    async send(wanted, { value }) {
      const outcome = await post('/api/desk/settings/notifications', changesOf(value, wanted))
      // Whether there are keys is of the frame.
      await refresh()
      return storedIn(outcome, ({ notifications }) => ({ version: 0, value: notifications }))
    },
  })
  const save: SaveChoice = (changes) => change((now) => ({ ...now, ...changes, language }))
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
      <OtherChannels choice={choice} email={frame.me.email} save={save} onWrong={unread.note} />
      <QuietTimes choice={choice} save={save} onWrong={unread.note} />
      {frame.me.role === 'owner' && (
        <EscalationBox stored={{ version: settings.versions.escalation, value: settings.escalation }} />
      )}
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

interface ChannelProps {
  choice: NotificationChoice
  email: string
  save: SaveChoice
  onWrong(field: string, isWrong: boolean): void
}

function OtherChannels({ choice, email, save, onWrong }: ChannelProps) {
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
        onChange={(digest) => {
          onWrong('digestAt', false)
          save({ digest })
        }}
      />
      {choice.digest && (
        <div className="hours-row time-row">
          <span>{t('notify.digestAt')}</span>
          <TimeField
            label={t('notify.digestAt')}
            value={choice.digestAt}
            onChange={(digestAt) => save({ digestAt })}
            onWrong={(isWrong) => onWrong('digestAt', isWrong)}
          />
        </div>
      )}
    </section>
  )
}
