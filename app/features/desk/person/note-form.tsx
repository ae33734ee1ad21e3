import { type FormEvent, useId, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { WORD_LIMITS } from '../../../../domain/desk/person-details.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldProblem } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useTooLong } from '../parts/use-too-long.ts'
import { keptValue, useDraft, useOwnKey } from '../use-draft.ts'

/** A note for the team. What is typed survives a reload, an ended session, signing out and a lost network. */
export function NoteForm({ person }: { person: PersonRow }) {
  const t = useText()
  const id = useId()
  const { actions } = useDesk()
  const draft = `note-${person.id}`
  const key = useOwnKey(draft)
  const [text, setText] = useDraft(draft)
  const [busy, setBusy] = useState(false)
  const problem = useTooLong()(text, WORD_LIMITS.note)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || text.trim() === '' || problem) return
    setBusy(true)
    // What was typed meanwhile is the next note.
    if (await actions.addNote(person, text.trim())) setText(without(text, keptValue(key) ?? ''))
    setBusy(false)
  }
  return (
    <form className="panel note-form" onSubmit={save}>
      <div className="field">
        <label htmlFor={id}>{t('person.note')}</label>
        <textarea
          id={id}
          className="textarea-short"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          placeholder={t('person.note.example')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FieldProblem id={id} problem={problem} />
      </div>
      <div className="box-head note-foot">
        <span className="mute small">{t('person.note.private')}</span>
        <Button
          type="submit"
          variant="nila"
          size="small"
          busy={busy}
          disabled={text.trim() === '' || problem !== undefined}
        >
          {t('person.note.save')}
        </Button>
      </div>
    </form>
  )
}

const without = (sent: string, typed: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed
