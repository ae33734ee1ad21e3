import { useState } from 'react'
import type { PeopleQuery } from '../../../../domain/desk/desk-people-contract.ts'
import { SOURCES } from '../../../../domain/desk/sources.ts'
import { STEPS, type Step } from '../../../../domain/desk/steps.ts'
import { DESK_KINDS } from '../../../../domain/desk/views.ts'
import { get } from '../../../lib/api-client.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { dayOf } from '../parts/desk-time.ts'
import { CITIES_ID, Offers, useCitySpelling, useProgramNames } from '../parts/offers.tsx'
import { Pills } from '../parts/pills.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { StepMark } from '../parts/step-mark.tsx'
import { Switch } from '../parts/switch.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { useCounted } from '../parts/use-counted.ts'
import { searchOf } from './people-query.ts'
import type { Inbox } from './use-inbox.ts'

const PERIODS = [7, 30, 90] as const
const DAY_MS = 24 * 60 * 60_000

/** Narrows the view; the button says how many are left. */
export function FilterSheet({ inbox, onClose }: { inbox: Inbox; onClose(): void }) {
  const t = useText()
  const { frame, nowMs } = useDesk()
  const [draft, setDraft] = useState<PeopleQuery>({ ...inbox.query, after: undefined })
  const total = useTotal(draft)
  const set = (part: Partial<PeopleQuery>) => setDraft({ ...draft, ...part })
  const counted = useCounted()
  const spellCity = useCitySpelling()
  const programs = [...new Set([...useProgramNames(), ...(draft.program ? [draft.program] : [])])]
  const fromDay = (days: number) => dayOf(nowMs - (days - 1) * DAY_MS)
  return (
    <Sheet
      title={t('filter.title')}
      onClose={onClose}
      tool={
        <button type="button" className="desk-link filter-clear" onClick={() => setDraft({ view: draft.view })}>
          {t('filter.clear')}
        </button>
      }
    >
      <Pills
        legend={t('step.label')}
        values={STEPS}
        {...several(draft.step, (step) => set({ step, view: viewWith(inbox.query.view, step) }))}
        label={(step) => <StepMark step={step} />}
      />
      <Pills
        legend={t('filter.kind')}
        values={DESK_KINDS}
        {...several(draft.kind, (kind) => set({ kind }))}
        label={(kind) => t(`kind.${kind}`)}
      />
      <Pills
        legend={t('filter.source')}
        values={SOURCES}
        {...several(draft.source, (source) => set({ source }))}
        label={(source) => t(`source.${source}`)}
      />
      <Offers />
      <div className="form-pair filter-fields">
        <SelectField
          label={t('filter.program')}
          value={draft.program ?? ''}
          onChange={(event) => set({ program: event.target.value || undefined })}
        >
          <option value="">{t('filter.program.any')}</option>
          {programs.map((program) => (
            <option key={program}>{program}</option>
          ))}
        </SelectField>
        <TextField
          label={t('filter.city')}
          list={CITIES_ID}
          value={draft.city ?? ''}
          placeholder={t('filter.program.any')}
          onChange={(event) => set({ city: spellCity(event.target.value) || undefined })}
        />
        <SelectField
          label={t('filter.owner')}
          value={draft.owner ?? ''}
          onChange={(event) => set({ owner: event.target.value || undefined })}
        >
          <option value="">{t('filter.owner.any')}</option>
          <option value="none">{t('filter.owner.none')}</option>
          {frame.team.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('filter.arrived')}
          value={draft.from ?? ''}
          onChange={(event) => set({ from: event.target.value || undefined, to: undefined })}
        >
          <option value="">{t('filter.arrived.any')}</option>
          {PERIODS.map((days) => (
            <option key={days} value={fromDay(days)}>
              {t(`filter.arrived.${days}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Switch
        label={t('filter.aside')}
        isOn={draft.aside === '1'}
        onChange={(isOn) => set({ aside: isOn ? '1' : undefined })}
      />
      <div className="filter-acts">
        <Button
          onClick={() => {
            onClose()
            inbox.go(draft)
          }}
        >
          {t('filter.show')} {counted.people(total)}
        </Button>
        <ButtonLink
          variant="white"
          href={`/api/desk/people.csv?${searchOf(draft)}`}
          download
          aria-label={counted.csvLabel(total)}
        >
          <DeskIcon name="download" />
          {t('inbox.csv')}
        </ButtonLink>
      </div>
    </Sheet>
  )
}

/** Nobody who waits for an answer is further than new: whoever asks for other steps asks for all people. */
const viewWith = (view: PeopleQuery['view'], steps: readonly Step[] = []): PeopleQuery['view'] =>
  view === 'unanswered' && steps.some((step) => step !== 'new') ? 'all' : view

/** Of several values any may be chosen; of none, all pass. */
const several = <Value,>(chosen: readonly Value[] = [], onChange: (chosen: Value[] | undefined) => void) => ({
  isChosen: (value: Value) => chosen.includes(value),
  onChoose(value: Value) {
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
    onChange(next.length > 0 ? next : undefined)
  },
})

/** How many the draft would show; null while it is not known. */
const useTotal = (draft: PeopleQuery): number | null =>
  useAnswer(searchOf(draft), (search, signal) => get(`/api/desk/people?${search}`, { signal })).answer?.total ?? null
