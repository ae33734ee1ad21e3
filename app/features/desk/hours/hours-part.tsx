import { type ChangeEvent, type FormEvent, useState } from 'react'
import { type Holiday, hoursProblem, type OpenDay, type OpeningHours } from '../../../../domain/desk/opening-hours.ts'
import { SETTING_LIMITS } from '../../../../domain/desk/setting-limits.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useLanguage, useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { startOf, useDeskTime } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'
import { shownTime, TimeField } from '../parts/time-field.tsx'
import { useTooLong } from '../parts/use-too-long.ts'
import type { Clash } from '../saving/save-over.ts'
import { SettingConflictSheet } from '../saving/setting-conflict-sheet.tsx'
import { storedIn } from '../saving/stored-in.ts'
import { useSelfSaving } from '../saving/use-self-saving.ts'
import { useUnread } from '../saving/use-unread.ts'
import { useKept } from '../use-draft.ts'
import { dayOf, hoursForm, withDay, withHoliday, withoutHoliday } from './hours-lines.ts'

const USUAL = { open: '08:00', close: '17:00' }

/** Hours save themselves when they make sense. */
export function HoursPart() {
  const t = useText()
  const { settings } = useDeskData('settings')
  const unread = useUnread()
  const saving = useSelfSaving<OpeningHours>({
    name: 'hours',
    stored: { version: settings.versions.hours, value: settings.hours },
    form: hoursForm,
    send: async ({ week, holidays }, { version }) =>
      storedIn(
        await post('/api/desk/settings/hours', { version, week: [...week], holidays: [...holidays] }),
        ({ versions, hours: value }) => ({ version: versions.hours, value }),
      ),
    isRight: makesSense,
    isUnread: unread.isUnread,
  })
  const { value: hours, change } = saving
  const isSaved = !unread.isUnread && !saving.isWaiting
  const closeDay = (index: number) => {
    const before = hours.week[index] ?? null
    change(
      (now) => withDay(now, index, null),
      (now) => withDay(now, index, before),
    )
  }
  const removeHoliday = (holiday: Holiday) =>
    change(
      (now) => withoutHoliday(now, holiday),
      (now) => withHoliday(now, holiday),
    )
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
            onChange={(edit) => change((now) => withDay(now, index, edit(now.week[index] ?? USUAL)))}
            onClose={() => closeDay(index)}
            onWrong={(end, isWrong) => unread.note(`${index}-${end}`, isWrong)}
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
            key={`${holiday.from}-${holiday.to}-${holiday.name}`}
            holiday={holiday}
            onRemove={() => removeHoliday(holiday)}
          />
        ))}
      </section>
      {isAdding && (
        <HolidaySheet
          onClose={() => setAdding(false)}
          onAdd={(holiday) => change((now) => withHoliday(now, holiday))}
        />
      )}
      {saving.clash && <HoursConflict clash={saving.clash} onDecide={saving.decide} onPutOff={saving.putOff} />}
    </>
  )
}

const makesSense = (hours: OpeningHours): boolean => hoursProblem(hours) === null

interface ConflictProps {
  clash: Clash<OpeningHours>
  onDecide(mine: readonly string[]): void
  onPutOff(): void
}

function HoursConflict({ clash, onDecide, onPutOff }: ConflictProps) {
  const { t, language } = useLanguage()
  const time = useDeskTime()
  const inWords = (day: Day | undefined): string =>
    day ? `${shownTime(day.open, language)}–${shownTime(day.close, language)}` : t('hours.closed')
  const lines = clash.lines.flatMap((name) => {
    const day = dayOf(name)
    if (day === null) return []
    const [theirs, mine] = [inWords(clash.theirs.value.week[day]), inWords(clash.value.week[day])]
    return [{ name, label: time.weekdayName(day), theirs, mine }]
  })
  return <SettingConflictSheet title={t('settings.hours')} by={clash.theirs} {...{ lines, onDecide, onPutOff }} />
}

type Day = OpeningHours['week'][number]

interface DayProps {
  index: number
  day: Day
  /** Of the hours as they are by then. */
  onChange(edit: (day: OpenDay) => OpenDay): void
  onClose(): void
  onWrong(end: 'open' | 'close', isWrong: boolean): void
}

function DayRow({ index, day, onChange, onClose, onWrong }: DayProps) {
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
          onClick={() => onChange(() => USUAL)}
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
        onChange={(open) => onChange((now) => ({ ...now, open }))}
        onWrong={(isWrong) => onWrong('open', isWrong)}
      />
      <span className="mute">–</span>
      <TimeField
        label={t('hours.closes', { day: name })}
        value={day.close}
        endsDay
        onChange={(close) => onChange((now) => ({ ...now, close }))}
        onWrong={(isWrong) => onWrong('close', isWrong)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('hours.closeDay', { day: name })}
        onClick={() => {
          onWrong('open', false)
          onWrong('close', false)
          onClose()
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
  const tooLong = useTooLong()(holiday.name, SETTING_LIMITS.holidayName)
  const field = (name: keyof Holiday) => ({
    value: holiday[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => keepDraft({ ...holiday, [name]: target.value }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (tooLong) return
    onAdd({ name: holiday.name.trim(), from: holiday.from, to: holiday.to || holiday.from })
    keepDraft(null)
    onClose()
  }
  return (
    <Sheet title={t('hours.holidays')} onClose={onClose}>
      <form className="form" onSubmit={save}>
        <TextField label={t('hours.holiday.name')} required autoComplete="off" problem={tooLong} {...field('name')} />
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
