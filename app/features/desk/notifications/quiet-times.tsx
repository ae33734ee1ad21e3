import type { NotificationChoice } from '../../../../domain/desk/desk-settings-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { Switch } from '../parts/switch.tsx'
import { TimeField } from '../parts/time-field.tsx'

const NIGHT = { from: '21:00', to: '07:00' }

export type SaveChoice = (changes: Partial<NotificationChoice>) => void

interface Props {
  choice: NotificationChoice
  save: SaveChoice
  onWrong(field: string, isWrong: boolean): void
}

/** When nothing is told; it is collected into one for the time after. */
export function QuietTimes({ choice, save, onWrong }: Props) {
  const t = useText()
  const { quiet } = choice
  return (
    <section className="box">
      <div className="box-head">
        <h3 className="desk-h2">{t('notify.quiet')}</h3>
      </div>
      <Switch
        label={t('notify.quietOutsideHours')}
        text={t('notify.quietOutsideHours.text')}
        isOn={choice.quietOutsideHours}
        onChange={(quietOutsideHours) => save({ quietOutsideHours })}
      />
      <Switch
        label={t('notify.quiet.own')}
        text={t('notify.quiet.own.text')}
        isOn={quiet !== null}
        onChange={(isOn) => {
          onWrong('from', false)
          onWrong('to', false)
          save({ quiet: isOn ? NIGHT : null })
        }}
      />
      {quiet && (
        <div className="hours-row time-row">
          <TimeField
            label={t('notify.quiet.from')}
            value={quiet.from}
            onChange={(from) => save({ quiet: { ...quiet, from } })}
            onWrong={(isWrong) => onWrong('from', isWrong)}
          />
          <span className="mute">–</span>
          <TimeField
            label={t('notify.quiet.to')}
            value={quiet.to}
            onChange={(to) => save({ quiet: { ...quiet, to } })}
            onWrong={(isWrong) => onWrong('to', isWrong)}
          />
        </div>
      )}
    </section>
  )
}
