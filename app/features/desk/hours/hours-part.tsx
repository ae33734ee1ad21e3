import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { Holiday, OpeningHours } from '../../../../domain/desk/opening-hours.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { startOf, useDeskTime } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'
import { TimeField } from '../parts/time-field.tsx'
import { useKept } from '../use-draft.ts'
import { useSelfSaving } from '../use-self-saving.ts'

const USUAL = { open: '08:00', close: '17:00' }

/** Hours save themselves when they make sense. */
export function HoursPart() {
  const t = useText()
  const { tell } = useDesk()
  const [unread, setUnread] = useState<ReadonlySet<number>>(new Set())
  const { value: hours, change } = useSelfSaving<OpeningHours>({
    name: 'hours',
    stored: useDeskData('settings').settings.hours,
    send: (wanted) => post('/api/desk/settings/hours', wanted),
    isRight: makesSense,
    isUnread: unread.size > 0,
  })
  const noteUnread = (day: number, isWrong: boolean) => {
    setUnread((days) => new Set([...days, day].filter((each) => each !== day || isWrong)))
    if (isWrong) tell(t('hours.unsaved'))
  }
  const isSaved = unread.size === 0 && makesSense(hours)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <section className="box">
        <div className="box-head">
          <h3 className="desk-h2">{t('hours.week')}</h3>
          <span className="mute small">{t(isSaved ? 'hours.zone' : 'hours.zone.unsaved')}</span>
        </div>
        {hours.week.map((day, index) => (
          <DayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week
            key={index}
            index={index}
            day={day}
            onChange={(wanted) => change({ ...hours, week: hours.week.with(index, wanted) })}
            onWrong={(isWrong) => noteUnread(index, isWrong)}
          />
        ))}
        {!makesSense(hours) && (
          <p className="field-problem hours-problem" role="alert">
            <DeskIcon name="circle-alert" />
            {t('hours.wrong')}
          </p>
        )}
      </section>
      <section className="box">
        <div className="box-head">
          <h3 className="desk-h2">{t('hours.holidays')}</h3>
          <Button variant="white" size="small" onClick={() => setAdding(true)}>
            <DeskIcon name="plus" />
            {t('hours.holiday.add')}
          </Button>
        </div>
        {hours.holidays.length === 0 && <p className="mute box-line">{t('hours.holiday.none')}</p>}
        {hours.holidays.map((holiday) => (
          <HolidayRow
            key={`${holiday.from}-${holiday.name}`}
            holiday={holiday}
            onRemove={() => change({ ...hours, holidays: hours.holidays.filter((each) => each !== holiday) })}
          />
        ))}
      </section>
      {isAdding && (
        <HolidaySheet
          onClose={() => setAdding(false)}
          onAdd={(holiday) =>
            change({ ...hours, holidays: [...hours.holidays, holiday].sort((a, b) => a.from.localeCompare(b.from)) })
          }
        />
      )}
    </>
  )
}

const makesSense = ({ week }: OpeningHours): boolean => week.every((day) => !day || day.open < day.close)

type Day = OpeningHours['week'][number]

interface DayProps {
  index: number
  day: Day
  onChange(day: Day): void
  onWrong(isWrong: boolean): void
}

function DayRow({ index, day, onChange, onWrong }: DayProps) {
  const t = useText()
  const name = useDeskTime().weekdayName(index)
  if (!day)
    return (
      <div className="hours-row hours-row-off">
        <b>{name}</b>
        <span className="mute">{t('hours.closed')}</span>
        <Button
          variant="white"
          size="small"
          aria-label={t('hours.openDay', { day: name })}
          onClick={() => onChange(USUAL)}
        >
          <DeskIcon name="plus" />
          {t('hours.open')}
        </Button>
      </div>
    )
  return (
    <div className="hours-row">
      <b>{name}</b>
      <TimeField
        label={t('hours.opens', { day: name })}
        value={day.open}
        onChange={(open) => onChange({ ...day, open })}
        onWrong={onWrong}
      />
      <span className="mute">–</span>
      <TimeField
        label={t('hours.closes', { day: name })}
        value={day.close}
        endsDay
        onChange={(close) => onChange({ ...day, close })}
        onWrong={onWrong}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('hours.closeDay', { day: name })}
        onClick={() => {
          onWrong(false)
          onChange(null)
        }}
      >
        <DeskIcon name="x" />
      </button>
    </div>
  )
}

function HolidayRow({ holiday, onRemove }: { holiday: Holiday; onRemove(): void }) {
  const t = useText()
  const time = useDeskTime()
  const [from, to] = [time.longDay(startOf(holiday.from)), time.longDay(startOf(holiday.to))]
  return (
    <div className="team-member">
      <DeskIcon name="calendar" />
      <div>
        <b>{holiday.name}</b>
        <p>{from === to ? t('hours.holiday.day', { from }) : t('hours.holiday.span', { from, to })}</p>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('hours.holiday.remove', { name: holiday.name })}
        onClick={onRemove}
      >
        <DeskIcon name="x" />
      </button>
    </div>
  )
}

const NO_HOLIDAY: Holiday = { name: '', from: '', to: '' }

function HolidaySheet({ onAdd, onClose }: { onAdd(holiday: Holiday): void; onClose(): void }) {
  const t = useText()
  const [draft, keepDraft] = useKept<Holiday>('holiday')
  const holiday = draft ?? NO_HOLIDAY
  const field = (name: keyof Holiday) => ({
    value: holiday[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => keepDraft({ ...holiday, [name]: target.value }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    onAdd({ name: holiday.name.trim(), from: holiday.from, to: holiday.to || holiday.from })
    keepDraft(null)
    onClose()
  }
  return (
    <Sheet title={t('hours.holidays')} onClose={onClose}>
      <form className="form" onSubmit={save}>
        <TextField label={t('hours.holiday.name')} required maxLength={100} autoComplete="off" {...field('name')} />
        <div className="form-pair">
          <TextField label={t('hours.holiday.from')} type="date" required {...field('from')} />
          <TextField label={t('hours.holiday.to')} type="date" min={holiday.from} {...field('to')} />
        </div>
        <Button type="submit" className="button-full">
          {t('hours.holiday.add')}
        </Button>
      </form>
    </Sheet>
  )
}
