import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useDeskKeys } from '../frame/use-go-keys.ts'
import type { InboxSheet } from './inbox-sheets.tsx'
import type { Search } from './search.tsx'

interface Place {
  shown: readonly PersonRow[]
  selected: PersonRow | null
  select(id: string): void
  openSheet(sheet: InboxSheet): void
  search: Search
}

/** The keyboard alone does everything that the mouse does; most keys press what is on the screen. */
export function useInboxKeys({ shown, selected, select, openSheet, search }: Place): void {
  const { ask } = useDesk()
  const move = (by: number) => {
    const index = shown.findIndex(({ id }) => id === selected?.id)
    const next = shown[Math.min(shown.length - 1, Math.max(0, index + by))]
    if (!next) return
    select(next.id)
    const row = document.querySelector(`[data-person="${next.id}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('.person-name')?.focus({ preventScroll: true })
  }
  useDeskKeys({
    j: () => move(1),
    k: () => move(-1),
    c: () => press('[data-act="claim"]'),
    w: () => press('[data-act="whatsapp"]'),
    t: () => press('[data-act="call"]'),
    e: () => press('[data-act="mail"]'),
    d: () => selected && ask({ kind: 'again', person: selected }),
    s: () => selected && location.assign(`/admin/people/${selected.id}#step`),
    f: () => openSheet('filter'),
    n: () => openSheet('add'),
    '?': () => openSheet('shortcuts'),
    escape: () => search.close(),
    enter: (event) => {
      // A focused link or button answers to the key itself.
      if (event.target instanceof HTMLElement && event.target.closest('a, button'))
        (event.target as HTMLElement).click()
      else if (selected) location.assign(`/admin/people/${selected.id}`)
    },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [digit, () => press(`[data-template="${digit}"]`)]),
    ),
  })
}

const press = (selector: string): void => document.querySelector<HTMLElement>(`.inbox-panel ${selector}`)?.click()
