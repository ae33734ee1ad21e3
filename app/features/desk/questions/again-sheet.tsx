import { type FormEvent, useId, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { dayOf, fromDayAndTime, timeOf } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'
import { TimeField } from '../parts/time-field.tsx'
import { contactTimes } from './contact-times.ts'

/** A date and a time for the next contact, and what it is for. */
export function AgainSheet({ person }: { person: PersonRow }) {
  const t = useText()
  const { ask, actions, nowMs, frame } = useDesk()
  const first = person.nextContact?.atMs ?? contactTimes(nowMs, frame.hours).tomorrowMs
  const [day, setDay] = useState(dayOf(first))
  const [time, setTime] = useState(timeOf(first))
  const timeId = useId()
  const [words, setWords] = useState(person.nextContact?.words ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const atMs = fromDayAndTime(day, time)
    if (Number.isNaN(atMs)) return
    ask(null)
    actions.change(person, { nextContact: { atMs, ...(words.trim() && { words: words.trim() }) } })
  }
  return (
    <Sheet startsAt="field" title={t('again.title')} onClose={() => ask(null)}>
      <form className="form" onSubmit={save}>
        <div className="form-pair">
          <TextField
            type="date"
            label={t('again.day')}
            required
            min={dayOf(nowMs)}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <div className="field">
            <label htmlFor={timeId}>{t('again.time')}</label>
            <TimeField id={timeId} value={time} onChange={setTime} />
          </div>
        </div>
        <TextField
          label={t('again.words')}
          note={t('again.words.note')}
          maxLength={300}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" className="button-full">
          {t('again.save')}
        </Button>
      </form>
      {person.nextContact && (
        <Button
          variant="white"
          className="button-full"
          onClick={() => {
            ask(null)
            actions.change(person, { nextContact: null })
          }}
        >
          {t('again.clear')}
        </Button>
      )}
    </Sheet>
  )
}
