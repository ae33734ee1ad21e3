import { type FormEvent, useRef, useState } from 'react'
import { canBeReached } from '../../../../domain/desk/can-be-reached.ts'
import type { AddPersonRequest, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { HAND_KINDS } from '../../../../domain/desk/views.ts'
import { LANGUAGES } from '../../../../domain/shared/language.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioTiles, TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { CITIES_ID, Offers, PROGRAMS_ID } from '../parts/offers.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Switch } from '../parts/switch.tsx'
import { keepValue, keptValue, useOwnKey } from '../use-draft.ts'
import { type AddDraft, draftFor, type Typed } from './add-draft.ts'
import { ownersWords, WhoseContact } from './whose-contact.tsx'

/** The contact belongs to people with other names. */
interface Asked {
  request: Typed
  people: readonly PersonRow[]
}

interface Props {
  name: string
  onClose(): void
}

/** Somebody who came by or called. What is typed outlives the sheet and the page. */
export function AddSheet({ name, onClose }: Props) {
  const t = useText()
  const { actions } = useDesk()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const draftKey = useOwnKey('add')
  const [begun] = useState(() => draftFor(name, keptValue<AddDraft>(draftKey)))
  const typed = begun?.typed ?? { name }
  const [wantsNews, setWantsNews] = useState(begun?.wantsNews ?? false)
  const [isAnswered, setAnswered] = useState(begun?.isAnswered ?? true)
  const form = useRef<HTMLFormElement>(null)
  // A second click sends the same person again, which is stored once.
  const key = useRef(crypto.randomUUID())
  const [asked, setAsked] = useState<Asked | null>(null)
  const send = async (request: Typed, answer: Pick<AddPersonRequest, 'sameAs'> = {}) => {
    setBusy(true)
    const step = isAnswered ? 'contacted' : 'new'
    const outcome = await actions.addPerson({ ...request, ...answer, key: key.current, wantsNews, step })
    setBusy(false)
    setAsked(outcome.kind === 'asks' ? { request, people: outcome.people } : null)
    setProblem(outcome.kind === 'problem' ? outcome.words : undefined)
    if (outcome.kind !== 'taken') return
    keepValue(draftKey, null)
    onClose()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const request = requestOf(new FormData(event.currentTarget))
    if (!canBeReached(request)) return setProblem(t(request.phone ? 'add.phone.wrong' : 'add.contact'))
    send(request)
  }
  const keep = (switched: Partial<AddDraft> = {}) => {
    if (!form.current) return
    const written = requestOf(new FormData(form.current))
    keepValue(draftKey, { begunWith: name, typed: written, wantsNews, isAnswered, ...switched } satisfies AddDraft)
  }
  const optional = t('add.optional')
  return (
    <Sheet
      startsAt={asked ? 'title' : 'field'}
      title={asked ? ownersWords(t, asked) : t('add.title')}
      onClose={asked ? () => setAsked(null) : onClose}
    >
      {asked && (
        <WhoseContact
          {...asked}
          busy={busy}
          onAnswer={(sameAs) => send(asked.request, { sameAs })}
          onBack={() => setAsked(null)}
        />
      )}
      <div hidden={asked !== null}>
        <form ref={form} className="form" onSubmit={save} onInput={() => keep()}>
          <RadioTiles
            legend={t('add.kind')}
            name="kind"
            options={HAND_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            defaultValue={typed.kind ?? 'walk_in'}
          />
          <TextField
            label={t('add.name')}
            name="name"
            required
            maxLength={200}
            defaultValue={typed.name}
            autoComplete="off"
          />
          <TextField
            label={t('add.phone')}
            name="phone"
            type="tel"
            maxLength={100}
            defaultValue={typed.phone}
            autoComplete="off"
            problem={problem}
          />
          <TextField
            label={t('add.email')}
            note={optional}
            name="email"
            type="email"
            maxLength={200}
            defaultValue={typed.email}
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
              defaultValue={typed.city}
              autoComplete="off"
            />
            <TextField
              label={t('add.program')}
              note={optional}
              list={PROGRAMS_ID}
              name="program"
              maxLength={100}
              defaultValue={typed.program}
              autoComplete="off"
            />
          </div>
          <RadioTiles
            legend={t('add.language')}
            name="language"
            options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
            defaultValue={typed.language ?? 'id'}
          />
          <TextField
            label={t('add.note')}
            note={optional}
            name="note"
            maxLength={4000}
            defaultValue={typed.note}
            autoComplete="off"
          />
          <div>
            <Switch
              label={t('add.answered')}
              isOn={isAnswered}
              onChange={(isOn) => {
                setAnswered(isOn)
                keep({ isAnswered: isOn })
              }}
            />
            <Switch
              label={t('add.news')}
              isOn={wantsNews}
              onChange={(isOn) => {
                setWantsNews(isOn)
                keep({ wantsNews: isOn })
              }}
            />
          </div>
          <div className="sheet-acts">
            <Button type="submit" className="button-full" busy={busy}>
              {t('add.save')}
            </Button>
          </div>
        </form>
      </div>
    </Sheet>
  )
}

/** What was left empty is left out. */
function requestOf(form: FormData): Typed {
  const filled = [...form].filter(([, value]) => typeof value === 'string' && value.trim() !== '')
  return Object.fromEntries(filled) as unknown as Typed
}
