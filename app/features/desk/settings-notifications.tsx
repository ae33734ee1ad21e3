import { useState } from 'react'
import type { NotificationChoice } from '../../../domain/desk/desk-settings-contract.ts'
import { post } from '../../lib/api-client.ts'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'
import { useDeskData } from './desk-data.ts'
import { useDesk } from './frame/desk-context.ts'
import { InstallButton } from './install-button.tsx'
import { Switch } from './parts/switch.tsx'

type Choice = keyof NotificationChoice

const GROUPS: readonly { title: TextKey; choices: readonly Choice[] }[] = [
  { title: 'notify.when', choices: ['arrival', 'reminder', 'due', 'showsName'] },
  { title: 'notify.others', choices: ['email', 'digest'] },
  { title: 'notify.quiet', choices: ['quietOutsideHours'] },
  { title: 'notify.keyboard', choices: ['shortcuts'] },
]

/** Switches save themselves and say so; a switch that was not saved goes back. */
export function NotificationsPart() {
  const t = useText()
  const { settings, frame } = useDeskData('settings')
  const { tell } = useDesk()
  const [choice, setChoice] = useState(settings.notifications)
  const save = async (name: Choice, isOn: boolean) => {
    const wanted = { ...choice, [name]: isOn }
    setChoice(wanted)
    const outcome = await post('/api/desk/settings/notifications', wanted)
    if (outcome.kind === 'answered') return tell(t('desk.saved'))
    setChoice((shown) => ({ ...shown, [name]: !isOn }))
    tell(t('desk.failed'))
  }
  return (
    <>
      {GROUPS.map(({ title, choices }) => (
        <section key={title} className="box">
          <div className="box-head">
            <h3 className="desk-h2">{t(title)}</h3>
          </div>
          {choices.map((name) => (
            <Switch
              key={name}
              label={t(`notify.${name}`)}
              text={name === 'email' ? frame.me.email : t(`notify.${name}.text`)}
              isOn={choice[name]}
              onChange={(isOn) => save(name, isOn)}
            />
          ))}
        </section>
      ))}
      <InstallButton label={t('notify.install')} />
    </>
  )
}
