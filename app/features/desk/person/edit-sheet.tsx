import { type FormEvent, useState } from 'react'
import type { Changed, ConflictDetails, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import {
  DETAIL_FIELDS,
  DETAIL_LIMITS,
  type DetailField,
  problemWithDetail,
} from '../../../../domain/desk/person-details.ts'
import { type Outcome, post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { firstName, readablePhone } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'
import { DETAIL_LABELS } from './detail-labels.ts'

const INPUT_MODES: Partial<Record<DetailField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

const shownOf = (person: PersonRow, field: DetailField): string =>
  (field === 'phone' && person.phone ? readablePhone(person.phone) : person[field]) ?? ''

/** Corrects what somebody typed; the submissions keep the original. */
export function EditSheet({ person, onClose }: { person: PersonRow; onClose(): void }) {
  const t = useText()
  const { tell, show } = useDesk()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // As it was when it was last looked at: what others change meanwhile is told before it is written over.
  const [seen, setSeen] = useState(person)
  const [typed, setTyped] = useState<Typed>({})
  const [refused, setRefused] = useState<readonly DetailField[]>([])
  const [theirs, setTheirs] = useState<{ who: string; fields: readonly DetailField[] }>()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const wanted = changedFrom(seen, typed)
    if (Object.keys(wanted).length === 0) return onClose()
    const refused = DETAIL_FIELDS.filter((field) => problemWithDetail(field, wanted[field] ?? '') !== null)
    setRefused(refused)
    if (refused[0]) return focusOn(event.currentTarget, refused[0])
    setBusy(true)
    const outcome = await saveDetails(seen, wanted)
    setBusy(false)
    if (outcome.kind === 'answered') {
      if (outcome.answer) show(outcome.answer.person)
      tell(t('desk.saved'), outcome.answer?.undo)
      return onClose()
    }
    if (outcome.kind !== 'clash') return setProblem(t('desk.failed'))
    const who = (outcome.details.byName ?? t('desk.somebody')).split(' ')[0] ?? ''
    setSeen(outcome.details.person)
    setTheirs({ who, fields: outcome.fields })
    setProblem(t('person.edit.conflict', { who }))
  }
  const problemText = (field: DetailField) => {
    const kind = problemWithDetail(field, typed[field] ?? '')
    return kind ? t(`person.edit.${kind}`, { n: DETAIL_LIMITS[field] }) : undefined
  }
  return (
    <Sheet startsAt="field" title={t('person.edit.title', { name: firstName(person, t) })} onClose={onClose}>
      <form className="form" onSubmit={save}>
        {problem && <Message tone="problem">{problem}</Message>}
        {DETAIL_FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(DETAIL_LABELS[field])}
            inputMode={INPUT_MODES[field]}
            autoComplete="off"
            value={typed[field] ?? shownOf(seen, field)}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            problem={refused.includes(field) ? problemText(field) : undefined}
            hint={
              theirs?.fields.includes(field) &&
              t('person.edit.theirs', { who: theirs.who, value: shownOf(seen, field) || t('conflict.none') })
            }
          />
        ))}
        <Button type="submit" className="button-full" busy={busy}>
          {t('person.save')}
        </Button>
      </form>
    </Sheet>
  )
}

const focusOn = (form: HTMLFormElement, field: DetailField): void =>
  form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

type Typed = Partial<Record<DetailField, string>>

const changedFrom = (seen: PersonRow, typed: Typed): Typed =>
  Object.fromEntries(
    DETAIL_FIELDS.flatMap((field) => {
      const value = typed[field]?.trim()
      return value === undefined || value === shownOf(seen, field) ? [] : [[field, value]]
    }),
  )

type SaveOutcome = Outcome<Changed> | { kind: 'clash'; details: ConflictDetails; fields: readonly DetailField[] }

/** Where somebody else has changed other fields, or the same ones alike, nothing is asked. */
async function saveDetails(seen: PersonRow, wanted: Typed): Promise<SaveOutcome> {
  const outcome = await post(`/api/desk/people/${seen.id}/details`, { version: seen.version, ...wanted })
  if (outcome.kind !== 'refused' || outcome.error?.code !== 'desk.conflict') return outcome
  const details = outcome.error.details as ConflictDetails
  const left = changedFrom(details.person, wanted)
  const fields = DETAIL_FIELDS.filter(
    (field) => field in left && shownOf(seen, field) !== shownOf(details.person, field),
  )
  if (fields.length > 0) return { kind: 'clash', details, fields }
  if (Object.keys(left).length > 0) return saveDetails(details.person, left)
  return { kind: 'answered', answer: { person: details.person, undo: null } }
}
