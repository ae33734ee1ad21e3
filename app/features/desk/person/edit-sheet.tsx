import { type FormEvent, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { firstName, readablePhone } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'

const FIELDS = ['name', 'phone', 'email', 'city', 'goal'] as const
const LABELS = {
  name: 'person.name',
  phone: 'person.whatsapp',
  email: 'person.email',
  city: 'person.city',
  goal: 'person.goal',
} as const

const shownOf = (person: PersonRow, field: (typeof FIELDS)[number]): string =>
  (field === 'phone' && person.phone ? readablePhone(person.phone) : person[field]) ?? ''

/** Corrects what somebody typed; the submissions keep the original. */
export function EditSheet({ person, onClose }: { person: PersonRow; onClose(): void }) {
  const t = useText()
  const { tell, show } = useDesk()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const changed = FIELDS.filter((field) => String(form.get(field)).trim() !== shownOf(person, field))
    if (changed.length === 0) return onClose()
    setBusy(true)
    const values = Object.fromEntries(changed.map((field) => [field, String(form.get(field)).trim()]))
    const outcome = await post(`/api/desk/people/${person.id}/details`, { version: person.version, ...values })
    setBusy(false)
    if (outcome.kind !== 'answered') {
      const isConflict = outcome.kind === 'refused' && outcome.error?.code === 'desk.conflict'
      return setProblem(isConflict ? t('person.edit.conflict') : t('desk.failed'))
    }
    if (outcome.answer) show(outcome.answer.person)
    tell(t('desk.saved'), outcome.answer?.undo)
    onClose()
  }
  return (
    <Sheet startsAt="field" title={t('person.edit.title', { name: firstName(person, t) })} onClose={onClose}>
      <form className="form" onSubmit={save}>
        {problem && <Message tone="problem">{problem}</Message>}
        {FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(LABELS[field])}
            type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
            maxLength={200}
            autoComplete="off"
            defaultValue={shownOf(person, field)}
          />
        ))}
        <Button type="submit" className="button-full" busy={busy}>
          {t('person.save')}
        </Button>
      </form>
    </Sheet>
  )
}
