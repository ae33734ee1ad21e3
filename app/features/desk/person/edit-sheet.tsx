import { type FormEvent, useRef, useState } from 'react'
import {
  DETAIL_FIELDS,
  DETAIL_LIMITS,
  type DetailField,
  problemWithDetail,
} from '../../../../domain/desk/person-details.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Message } from '../../../ui/message.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useAgainAfterSignIn } from '../frame/use-again-after-sign-in.ts'
import { firstName } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'
import { DETAIL_LABELS } from './detail-labels.ts'
import { changedFrom, draftOf, type EditDraft, type SeenDetails, shownOf } from './edit-draft.ts'
import { type Faster, fasterOne, saveDetails } from './save-details.ts'

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
  const [theirs, setTheirs] = useState<Faster & { fields: readonly DetailField[] }>()
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
  const take = (outcome: Awaited<ReturnType<typeof saveDetails>>) => {
    if (outcome.kind === 'answered') {
      if (outcome.answer) show(outcome.answer.person)
      tell(t('desk.saved'), outcome.answer?.undo)
      onDraft(null)
      return onClose()
    }
    if (outcome.kind !== 'clash') return waitsForSignIn(outcome) || setProblem(t('desk.failed'))
    const faster = fasterOne(outcome.details, frame.me.id, t('desk.somebody'))
    setSeen(outcome.details.person)
    onDraft(draftOf(outcome.details.person, typed))
    setTheirs({ ...faster, fields: outcome.fields })
    setProblem(t(faster.told, { who: faster.who ?? '' }))
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
  const otherValue = ({ who, wrote }: Faster, field: DetailField) =>
    t(wrote, { who: who ?? '', value: shownOf(seen, field) || t('conflict.none') })
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
            hint={theirs?.fields.includes(field) && otherValue(theirs, field)}
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
