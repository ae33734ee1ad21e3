import type { PeopleQuery } from '../../../../domain/desk/desk-people-contract.ts'
import type { Source } from '../../../../domain/desk/sources.ts'
import type { Step } from '../../../../domain/desk/steps.ts'
import type { DeskKind } from '../../../../domain/desk/views.ts'
import { useText } from '../../i18n/language-context.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { startOf, useDeskTime } from '../parts/desk-time.ts'
import { type Filter, filtersOf } from './people-query.ts'
import type { Inbox } from './use-inbox.ts'

/** What the list is narrowed by: a tap takes one of them away, or all. */
export function FilterLine({ inbox }: { inbox: Inbox }) {
  const t = useText()
  const inWords = useFilterWords()
  const filters = filtersOf(inbox.query)
  if (filters.length === 0) return null
  const go = (query: PeopleQuery) => () => inbox.go(query)
  return (
    <fieldset className="filter-line">
      <legend className="sr-only">{t('filter.on')}</legend>
      {filters.map((filter) => (
        <button
          key={`${filter.name} ${filter.value}`}
          type="button"
          className="pill pill-small"
          aria-label={t('filter.without', { filter: inWords(filter) })}
          onClick={go(filter.without)}
        >
          {inWords(filter)}
          <DeskIcon name="x" />
        </button>
      ))}
      <button type="button" className="desk-link" onClick={go({ view: inbox.query.view })}>
        {t('filter.clear')}
      </button>
    </fieldset>
  )
}

function useFilterWords() {
  const t = useText()
  const time = useDeskTime()
  const { frame } = useDesk()
  const ownerName = (value: string) =>
    value === 'none' ? t('filter.owner.none') : (memberName(frame, value) ?? t('desk.somebody'))
  const WORDS: Record<Filter['name'], (value: string) => string> = {
    step: (value) => t(`step.${value as Step}`),
    kind: (value) => t(`kind.${value as DeskKind}`),
    source: (value) => t(`source.${value as Source}`),
    program: (value) => value,
    city: (value) => value,
    owner: (value) => `${t('filter.owner')}: ${ownerName(value)}`,
    from: (value) => t('filter.from', { day: time.shortDay(startOf(value)) }),
    to: (value) => t('filter.to', { day: time.shortDay(startOf(value)) }),
    aside: () => t('filter.aside'),
  }
  return ({ name, value }: Filter): string => WORDS[name](value)
}
