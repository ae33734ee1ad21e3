import { type MouseEvent, useEffect, useState } from 'react'
import { VIEWS, type View } from '../../../../domain/desk/views.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useCounted } from '../parts/use-counted.ts'
import { useCurrentShown } from '../parts/use-current-shown.ts'
import { FilterLine } from './filter-line.tsx'
import type { InboxSheet } from './inbox-sheets.tsx'
import { isFiltered, searchOf } from './people-query.ts'
import type { Search } from './search.tsx'
import type { Inbox } from './use-inbox.ts'

interface Props {
  inbox: Inbox
  search: Search
  openSheet(sheet: InboxSheet): void
  onFound(): void
}

/** Title, views, search and filter above the list. */
export function InboxHead({ inbox, search, openSheet, onFound }: Props) {
  const t = useText()
  return (
    <div className={search.isOpen ? 'inbox-head inbox-searching' : 'inbox-head'}>
      <div className="inbox-title">
        <h1 className="desk-h1 desk-h1-wide">{t('desk.inbox')}</h1>
        <CsvLink inbox={inbox} />
        <Button variant="white" size="small" className="only-wide" onClick={() => openSheet('add')}>
          <DeskIcon name="user-plus" />
          {t('inbox.add')}
          <kbd>N</kbd>
        </Button>
      </div>
      <Views inbox={inbox} onLeave={search.close} />
      <div className={search.isOpen ? 'inbox-find' : 'inbox-find inbox-find-closed'}>
        <label className="find">
          <DeskIcon name="search" />
          <input
            ref={search.field}
            data-find-field=""
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={t('inbox.find')}
            aria-label={t('inbox.find')}
            value={search.text}
            onChange={(event) => search.setText(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') search.close()
              if (key === 'Enter') onFound()
            }}
          />
          <kbd>/</kbd>
        </label>
        <button type="button" className="desk-link only-phone find-close" onClick={search.close}>
          {t('desk.close')}
        </button>
        <Button variant="white" size="small" className="only-wide" onClick={() => openSheet('filter')}>
          <DeskIcon name="list-filter" />
          {t('inbox.filter')}
          {isFiltered(inbox.query) && <span className="filter-mark">{t('filter.on')}</span>}
          <kbd>F</kbd>
        </Button>
      </div>
      {!search.isOpen && <FilterLine inbox={inbox} />}
    </div>
  )
}

/** Real links; a plain click changes the list without loading the page anew. */
function Views({ inbox, onLeave }: { inbox: Inbox; onLeave(): void }) {
  const t = useText()
  const { some } = useCounted()
  const { counts } = useDesk().frame
  const [asked, setAsked] = useState<View | null>(null)
  const { query } = inbox
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is shown now, or cannot be
  useEffect(() => setAsked(null), [query])
  const shown = asked ?? query.view
  const views = useCurrentShown(shown)
  return (
    <nav ref={views} className="views" aria-label={t('view.label')}>
      {VIEWS.map((view) => (
        <a
          key={view}
          href={`/admin/inbox?view=${view}`}
          aria-current={shown === view ? 'page' : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            // Something to see at once: the list takes longer.
            setAsked(view)
            onLeave()
            inbox.go({ view })
          }}
        >
          {t(`view.${view}`)}
          <span className="view-count">{some(counts[view])}</span>
        </a>
      ))}
    </nav>
  )
}

/** The people of the current filter as a file; the button says how many. */
function CsvLink({ inbox }: { inbox: Inbox }) {
  const t = useText()
  const { csvLabel } = useCounted()
  return (
    <ButtonLink
      variant="white"
      size="small"
      className="only-wide"
      href={`/api/desk/people.csv?${searchOf(inbox.query)}`}
      download
      aria-label={csvLabel(inbox.list.total)}
    >
      <DeskIcon name="download" />
      {t('inbox.csv')}
    </ButtonLink>
  )
}
