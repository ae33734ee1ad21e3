import { type FormEvent, useRef, useState } from 'react'
import type { AddPersonRequest, Changed } from '../../../../domain/desk/desk-people-contract.ts'
import { HAND_KINDS } from '../../../../domain/desk/views.ts'
import { LANGUAGES } from '../../../../domain/shared/language.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioTiles, TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { CITIES_ID, Offers, PROGRAMS_ID } from '../parts/offers.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Switch } from '../parts/switch.tsx'

/** Somebody who came by or called. */
export function AddSheet({ name, onClose }: { name: string; onClose(): void }) {
  const t = useText()
  const { tell } = useDesk()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [wantsNews, setWantsNews] = useState(false)
  const [isAnswered, setAnswered] = useState(true)
  // A second click sends the same person again, which is stored once.
  const key = useRef(crypto.randomUUID())
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const request = requestOf(new FormData(event.currentTarget))
    if (!request.phone && !request.email) return setProblem(t('add.contact'))
    setBusy(true)
    const outcome = await post('/api/desk/people', {
      ...request,
      key: key.current,
      wantsNews,
      step: isAnswered ? 'contacted' : 'new',
    })
    setBusy(false)
    if (outcome.kind !== 'answered')
      return setProblem(outcome.kind === 'refused' ? (outcome.error?.message ?? t('desk.failed')) : t('desk.failed'))
    tell(t(isJoined(outcome.answer) ? 'add.joined' : 'add.saved', { name: request.name }))
    onClose()
  }
  const optional = t('add.optional')
  return (
    <Sheet startsAt="field" title={t('add.title')} onClose={onClose}>
      <form className="form" onSubmit={save}>
        <RadioTiles
          legend={t('add.kind')}
          name="kind"
          options={HAND_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          defaultValue="walk_in"
        />
        <TextField label={t('add.name')} name="name" required maxLength={200} defaultValue={name} autoComplete="off" />
        <TextField
          label={t('add.phone')}
          name="phone"
          type="tel"
          maxLength={100}
          autoComplete="off"
          problem={problem}
        />
        <TextField
          label={t('add.email')}
          note={optional}
          name="email"
          type="email"
          maxLength={200}
          autoComplete="off"
        />
        <Offers />
        <div className="form-pair">
          <TextField
            label={t('add.city')}
            note={optional}
            list={CITIES_ID}
            name="city"
            maxLength={100}
            autoComplete="off"
          />
          <TextField
            label={t('add.program')}
            note={optional}
            list={PROGRAMS_ID}
            name="program"
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <RadioTiles
          legend={t('add.language')}
          name="language"
          options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
          defaultValue="id"
        />
        <TextField label={t('add.note')} note={optional} name="note" maxLength={4000} autoComplete="off" />
        <div>
          <Switch label={t('add.answered')} isOn={isAnswered} onChange={setAnswered} />
          <Switch label={t('add.news')} isOn={wantsNews} onChange={setWantsNews} />
        </div>
        <div className="sheet-acts">
          <Button type="submit" className="button-full" busy={busy}>
            {t('add.save')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

type Typed = Omit<AddPersonRequest, 'key' | 'wantsNews' | 'step'>

/** What was left empty is left out. */
function requestOf(form: FormData): Typed {
  const filled = [...form].filter(([, value]) => typeof value === 'string' && value.trim() !== '')
  return Object.fromEntries(filled) as unknown as Typed
}

/** The number or the e-mail was known: nobody new stands in the list. */
const isJoined = (changed: Changed | null): boolean => changed !== null && changed.person.submissions > 1
