import { type FormEvent, useRef, useState } from 'react'
import type { Changed, ConflictDetails } from '../../../../domain/desk/desk-people-contract.ts'
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
import { useAgainAfterSignIn } from '../frame/use-again-after-sign-in.ts'
import { firstName } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'
import { DETAIL_LABELS } from './detail-labels.ts'
import { changedFrom, draftOf, type EditDraft, type SeenDetails, shownOf, type Typed } from './edit-draft.ts'

const INPUT_MODES: Partial<Record<DetailField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

interface Props {
  person: SeenDetails
  /** What was typed and not saved. */
  draft: EditDraft | null
  onDraft(draft: EditDraft | null): void
  onClose(): void
}

/** Corrects what somebody typed; the submissions keep the original. What is typed here outlives the sheet. */
export function EditSheet({ person, draft, onDraft, onClose }: Props) {
  const t = useText()
  const { tell, show, frame } = useDesk()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // As it was when it was last looked at: what others change meanwhile is told before it is written over.
  const [seen, setSeen] = useState(draft?.seen ?? person)
  const [isContinued, setContinued] = useState(draft !== null)
  const typed = draft?.typed ?? {}
  const [refused, setRefused] = useState<readonly DetailField[]>([])
  /** Null who: oneself, on another device. */
  const [theirs, setTheirs] = useState<{ who: string | null; fields: readonly DetailField[] }>()
  const form = useRef<HTMLFormElement>(null)
  const save = async () => {
    if (busy) return
    const wanted = changedFrom(seen, typed)
    if (Object.keys(wanted).length === 0) {
      onDraft(null)
      return onClose()
    }
    const refused = DETAIL_FIELDS.filter((field) => problemWithDetail(field, wanted[field] ?? '') !== null)
    setRefused(refused)
    if (refused[0]) return focusOn(form.current, refused[0])
    setBusy(true)
    setProblem(undefined)
    const outcome = await saveDetails(seen, wanted)
    setBusy(false)
    take(outcome)
  }
  const take = (outcome: SaveOutcome) => {
    if (outcome.kind === 'answered') {
      if (outcome.answer) show(outcome.answer.person)
      tell(t('desk.saved'), outcome.answer?.undo)
      onDraft(null)
      return onClose()
    }
    if (outcome.kind !== 'clash') return waitsForSignIn(outcome) || setProblem(t('desk.failed'))
    const isMe = outcome.details.byId === frame.me.id
    const who = (outcome.details.byName ?? t('desk.somebody')).split(' ')[0] ?? ''
    setSeen(outcome.details.person)
    onDraft(draftOf(outcome.details.person, typed))
    setTheirs({ who: isMe ? null : who, fields: outcome.fields })
    setProblem(isMe ? t('person.edit.conflict.me') : t('person.edit.conflict', { who }))
  }
  const waitsForSignIn = useAgainAfterSignIn(save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const startAnew = () => {
    onDraft(null)
    setSeen(person)
    setRefused([])
    setContinued(false)
  }
  const problemText = (field: DetailField) => {
    const kind = problemWithDetail(field, typed[field] ?? '')
    return kind ? t(`person.edit.${kind}`, { n: DETAIL_LIMITS[field] }) : undefined
  }
  const otherValue = (who: string | null, field: DetailField) => {
    const value = shownOf(seen, field) || t('conflict.none')
    return who === null ? t('person.edit.theirs.me', { value }) : t('person.edit.theirs', { who, value })
  }
  return (
    <Sheet startsAt="field" title={t('person.edit.title', { name: firstName(person, t) })} onClose={onClose}>
      <form ref={form} className="form" onSubmit={submit}>
        {isContinued && (
          <p className="soft">
            {t('person.edit.continued')}{' '}
            <button type="button" className="desk-link" onClick={startAnew}>
              {t('person.edit.anew')}
            </button>
          </p>
        )}
        {problem && <Message tone="problem">{problem}</Message>}
        {DETAIL_FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(DETAIL_LABELS[field])}
            inputMode={INPUT_MODES[field]}
            autoComplete="off"
            value={typed[field] ?? shownOf(seen, field)}
            onChange={(event) => onDraft(draftOf(seen, { ...typed, [field]: event.target.value }))}
            problem={refused.includes(field) ? problemText(field) : undefined}
            hint={theirs?.fields.includes(field) && otherValue(theirs.who, field)}
          />
        ))}
        <Button type="submit" className="button-full" busy={busy}>
          {t('person.save')}
        </Button>
      </form>
    </Sheet>
  )
}

const focusOn = (form: HTMLFormElement | null, field: DetailField): void =>
  form?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

type SaveOutcome = Outcome<Changed> | { kind: 'clash'; details: ConflictDetails; fields: readonly DetailField[] }

/** Where somebody else has changed other fields, or the same ones alike, nothing is asked. */
async function saveDetails(seen: SeenDetails, wanted: Typed): Promise<SaveOutcome> {
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
