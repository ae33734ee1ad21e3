import { type FormEvent, useRef, useState } from 'react'
import { canBeReached } from '../../../../domain/desk/can-be-reached.ts'
import type { AddPersonRequest, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { DETAIL_LIMITS, WORD_LIMITS } from '../../../../domain/desk/person-details.ts'
import { HAND_KINDS } from '../../../../domain/desk/views.ts'
import { LANGUAGES } from '../../../../domain/shared/language.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioTiles, TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { CITIES_ID, Offers, PROGRAMS_ID } from '../parts/offers.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Switch } from '../parts/switch.tsx'
import { useTooLong } from '../parts/use-too-long.ts'
import { keepValue, keptValue, useOwnKey } from '../use-draft.ts'
import { type AddDraft, draftFor, type Typed } from './add-draft.ts'
import { ownersWords, WhoseContact } from './whose-contact.tsx'

/** The contact belongs to people with other names. */
interface Asked {
  request: Typed
  people: readonly PersonRow[]
}

/** The most characters of each field. */
const { name, phone, email, city } = DETAIL_LIMITS
const LIMITS = { name, phone, email, city, program: WORD_LIMITS.program, note: WORD_LIMITS.note }
type Limited = keyof typeof LIMITS
const LIMITED = Object.keys(LIMITS) as Limited[]

type Choices = Pick<AddDraft, 'wantsNews' | 'isAnswered'>
const UNTOUCHED: Choices = { wantsNews: false, isAnswered: true }

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
  const [begun, setBegun] = useState(() => draftFor(name, keptValue<AddDraft>(draftKey)))
  const typed = begun?.typed ?? { name }
  const isContinued = LIMITED.some((of) => begun?.typed[of])
  const [choices, setChoices] = useState<Choices>(begun ?? UNTOUCHED)
  const form = useRef<HTMLFormElement>(null)
  // A second click sends the same person again, which is stored once.
  const key = useRef(crypto.randomUUID())
  const [asked, setAsked] = useState<Asked | null>(null)
  const tooLong = useTooLong()
  const [long, setLong] = useState<Partial<Record<Limited, string>>>({})
  const focusOn = (of: Limited) => form.current?.querySelector<HTMLInputElement>(`[name=${of}]`)?.focus()
  const problemOf = (request: Typed) =>
    canBeReached(request) ? undefined : t(request.phone ? 'add.phone.wrong' : 'add.contact')
  const refuse = (words: string) => {
    setProblem(words)
    focusOn('phone')
  }
  const send = async (request: Typed, answer: Pick<AddPersonRequest, 'sameAs'> = {}) => {
    setBusy(true)
    const { wantsNews, isAnswered } = choices
    const step = isAnswered ? 'contacted' : 'new'
    const outcome = await actions.addPerson({ ...request, ...answer, key: key.current, wantsNews, step })
    setBusy(false)
    setAsked(outcome.kind === 'asks' ? { request, people: outcome.people } : null)
    setProblem(undefined)
    if (outcome.kind === 'problem') refuse(outcome.words)
    if (outcome.kind !== 'taken') return
    keepValue(draftKey, null)
    onClose()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const request = requestOf(new FormData(event.currentTarget))
    const tooMuch = LIMITED.find((of) => long[of])
    if (tooMuch) return focusOn(tooMuch)
    const wrong = problemOf(request)
    if (wrong) return refuse(wrong)
    send(request)
  }
  const keep = (chosen: Choices) => {
    if (!form.current) return
    const { wantsNews, isAnswered } = chosen
    const written = requestOf(new FormData(form.current))
    setProblem((told) => told && problemOf(written))
    setLong(Object.fromEntries(LIMITED.map((of) => [of, tooLong(written[of] ?? '', LIMITS[of])])))
    keepValue(draftKey, { begunWith: name, typed: written, wantsNews, isAnswered } satisfies AddDraft)
  }
  const startAnew = () => {
    keepValue(draftKey, null)
    setBegun(null)
    setChoices(UNTOUCHED)
    setProblem(undefined)
    setLong({})
  }
  const choose = (choice: keyof Choices) => (isOn: boolean) => {
    const chosen = { ...choices, [choice]: isOn }
    setChoices(chosen)
    keep(chosen)
  }
  const field = (of: Limited) =>
    ({
      label: t(`add.${of}`),
      name: of,
      problem: long[of],
      defaultValue: typed[of],
      autoComplete: 'off',
    }) as const
  const optional = (of: Limited) => ({ ...field(of), note: t('add.optional') })
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
        <form
          key={begun ? 'continued' : 'new'}
          ref={form}
          className="form"
          onSubmit={save}
          onInput={() => keep(choices)}
        >
          {isContinued && (
            <p className="soft">
              {t('add.continued')}{' '}
              <button type="button" className="desk-link" onClick={startAnew}>
                {t('add.anew')}
              </button>
            </p>
          )}
          <RadioTiles
            legend={t('add.kind')}
            name="kind"
            options={HAND_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            defaultValue={typed.kind ?? 'walk_in'}
          />
          <TextField {...field('name')} required />
          <TextField {...field('phone')} type="tel" problem={long.phone ?? problem} />
          <TextField {...optional('email')} type="email" />
          <Offers />
          <div className="form-pair">
            <TextField {...optional('city')} list={CITIES_ID} />
            <TextField {...optional('program')} list={PROGRAMS_ID} />
          </div>
          <RadioTiles
            legend={t('add.language')}
            name="language"
            options={LANGUAGES.map((language) => ({ value: language, label: t(`language.${language}`) }))}
            defaultValue={typed.language ?? 'id'}
          />
          <TextField {...optional('note')} />
          <div>
            <Switch label={t('add.answered')} isOn={choices.isAnswered} onChange={choose('isAnswered')} />
            <Switch label={t('add.news')} isOn={choices.wantsNews} onChange={choose('wantsNews')} />
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
  const filled = [...form].flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : ''
    return text ? [[name, text]] : []
  })
  return Object.fromEntries(filled) as unknown as Typed
}
