import { type FormEvent, useState } from 'react'
import type { PersonRow } from '../../../domain/desk/desk-people-contract.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useText } from '../i18n/language-context.ts'
import { contactTimes } from './contact-times.ts'
import { useDesk } from './desk-context.ts'
import { fromInputTime, inputTime } from './desk-time.ts'
import { Sheet } from './sheet.tsx'

/** A date and a time for the next contact, and what it is for. */
export function AgainSheet({ person }: { person: PersonRow }) {
  const t = useText()
  const { ask, actions, nowMs, frame } = useDesk()
  const first = person.nextContact?.atMs ?? contactTimes(nowMs, frame.hours).tomorrowMs
  const [at, setAt] = useState(inputTime(first))
  const [words, setWords] = useState(person.nextContact?.words ?? '')
  const save = (event: FormEvent) => {
    event.preventDefault()
    const atMs = fromInputTime(at)
    if (Number.isNaN(atMs)) return
    ask(null)
    actions.change(person, { nextContact: { atMs, ...(words.trim() && { words: words.trim() }) } })
  }
  return (
    <Sheet title={t('again.title')} onClose={() => ask(null)}>
      <form className="form" onSubmit={save}>
        <TextField
          type="datetime-local"
          label={t('again.pick.label')}
          required
          min={inputTime(nowMs)}
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
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
