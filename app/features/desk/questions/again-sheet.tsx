import { type FormEvent, useRef, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { WORD_LIMITS } from '../../../../domain/desk/person-details.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useDesk } from '../frame/desk-context.ts'
import { dayOf, timeOf } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'
import { shownTime, timeIn } from '../parts/time-field.tsx'
import { useTooLong } from '../parts/use-too-long.ts'
import { contactTimes, typedContact } from './contact-times.ts'

/** A date and a time for the next contact, and what it is for. */
export function AgainSheet({ person }: { person: PersonRow }) {
  const { t, language } = useLanguage()
  const { ask, actions, nowMs, frame } = useDesk()
  const first = person.nextContact?.atMs ?? contactTimes(nowMs, frame.hours).tomorrowMs
  const [day, setDay] = useState(dayOf(first))
  const [time, setTime] = useState(shownTime(timeOf(first), language))
  const [problem, setProblem] = useState<TextKey | null>(null)
  const timeField = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(person.nextContact?.words ?? '')
  const tooLong = useTooLong()(words, WORD_LIMITS.contactWords)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (tooLong) return
    const contact = typedContact(day, time, nowMs)
    if ('problem' in contact) {
      setProblem(contact.problem)
      return timeField.current?.focus()
    }
    ask(null)
    actions.change(person, { nextContact: { ...contact, ...(words.trim() && { words: words.trim() }) } })
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
          <TextField
            ref={timeField}
            label={t('again.time')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            problem={problem ? t(problem) : undefined}
            value={time}
            onChange={(event) => setTime(event.target.value)}
            onBlur={() => setTime(shownTime(timeIn(time) ?? time, language))}
          />
        </div>
        <TextField
          label={t('again.words')}
          note={t('again.words.note')}
          problem={tooLong}
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
