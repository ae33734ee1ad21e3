import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PersonRow as Person } from '../../../../domain/desk/desk-people-contract.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskShell } from '../frame/desk-shell.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useKeepTrail } from '../parts/trail.ts'
import { isWide, useWide } from '../parts/use-wide.ts'
import { ReplySheet } from '../reply/reply-sheet.tsx'
import { useReply } from '../reply/use-reply.ts'
import { InboxHead } from './inbox-head.tsx'
import { groupsOf, InboxList } from './inbox-list.tsx'
import { InboxPanel } from './inbox-panel.tsx'
import { type InboxSheet, InboxSheets } from './inbox-sheets.tsx'
import { addressOf, isFiltered, queryOf } from './people-query.ts'
import { type Search, SearchResults, useSearch } from './search.tsx'
import { useFocusInList } from './use-focus-in-list.ts'
import { type Inbox as InboxState, useInbox } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useReturnToList } from './use-return-to-list.ts'
import { useSteadyList } from './use-steady-list.ts'

export function Inbox() {
  const t = useText()
  const listPlace = useRef<HTMLElement>(null)
  const hold = useSteadyList(listPlace)
  useFocusInList(listPlace)
  const inbox = useInbox(useDeskData('inbox'), hold)
  const search = useSearch()
  const sheets = useRef<(sheet: InboxSheet) => void>(null)
  const openSheet = useCallback((wanted: InboxSheet) => afterPaint(() => sheets.current?.(wanted)), [])
  const { replyingTo, reply: replyInSheet, close, leave } = useReply()
  const { nowMs, frame } = useDesk()
  const hasPanel = useWide()
  useStandIn(addressOf(inbox.query))
  const shown = search.answer?.rows ?? groupsOf(inbox, nowMs, frame.me.id).flatMap(({ people }) => people)
  const [selectedId, setSelectedId] = useState<string | null>(shown[0]?.id ?? null)
  useKeepTrail(
    addressOf(inbox.query),
    shown.map(({ id }) => id),
  )
  const selected = shown.find(({ id }) => id === selectedId) ?? shown[0] ?? null
  useReturnToList({
    address: addressOf(inbox.query),
    rows: inbox.list.rows.length,
    selectedId: selected?.id ?? null,
    search,
    select: setSelectedId,
    fill: inbox.fill,
  })

  const reply = useCallback(
    (person: Person) => {
      if (!isWide()) return replyInSheet(person)
      setSelectedId(person.id)
      focusMessage()
    },
    [replyInSheet],
  )
  const select = useCallback((person: Person) => setSelectedId(person.id), [])
  /** Enter in the search leads to who was found; a phone puts its keyboard away. */
  const goToFirst = () => {
    const [first] = search.answer?.rows ?? []
    if (!first) return
    setSelectedId(first.id)
    document.querySelector<HTMLElement>(`[data-person="${first.id}"] .person-name`)?.focus()
  }
  useInboxKeys({ shown, selected, select: setSelectedId, openSheet, search })
  const rowProps = { selectedId: selected?.id ?? null, onReply: reply, onSelect: select }
  return (
    <DeskShell
      place="inbox"
      title={t('desk.inbox')}
      mainClass="inbox-main"
      tools={<Tools {...{ inbox, search, openSheet }} />}
    >
      <div className="inbox">
        <section className="inbox-list" ref={listPlace} aria-label={t('inbox.list')}>
          <InboxHead {...{ inbox, search, openSheet }} onFound={goToFirst} />
          {search.answer || search.isSearching ? (
            <SearchResults search={search} onAdd={() => openSheet('add')} {...rowProps} />
          ) : (
            <InboxList inbox={inbox} {...rowProps} />
          )}
        </section>
        {hasPanel && <InboxPanel person={selected} />}
      </div>
      {replyingTo && <ReplySheet opened={replyingTo} onClose={close} onLeft={leave} />}
      <InboxSheets ref={sheets} inbox={inbox} name={search.text} />
    </DeskShell>
  )
}

interface ToolsProps {
  inbox: InboxState
  search: Search
  openSheet(sheet: InboxSheet): void
}

/** In the bar of a phone. */
function Tools({ inbox, search, openSheet }: ToolsProps) {
  const t = useText()
  const isNarrowed = isFiltered(inbox.query)
  return (
    <>
      <button type="button" className="icon-button" aria-label={t('desk.find')} onClick={search.open}>
        <DeskIcon name="search" />
      </button>
      <button
        type="button"
        className={isNarrowed ? 'icon-button filter-on' : 'icon-button'}
        aria-label={isNarrowed ? `${t('inbox.filter')}, ${t('filter.on')}` : t('inbox.filter')}
        onClick={() => openSheet('filter')}
      >
        <DeskIcon name="list-filter" />
      </button>
      <button type="button" className="icon-button" aria-label={t('inbox.add.long')} onClick={() => openSheet('add')}>
        <DeskIcon name="user-plus" />
      </button>
    </>
  )
}

/**
 * Without a network a list that is kept stands in for another one, or for a page that this device has never opened: then
 * the address is its own, so that a sheet that closes does not ask for the other one.
 */
function useStandIn(address: string): void {
  const t = useText()
  const { tell } = useDesk()
  const explain = useEffectEvent(() => {
    const isPage = location.pathname !== '/admin/inbox'
    if (!isPage && addressOf(queryOf(location.search)) === address) return
    history.replaceState(null, '', address)
    if (isPage) tell(t('inbox.notKept'))
  })
  useEffect(() => explain(), [])
}

/** After the panel shows the chosen person. */
const focusMessage = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.inbox-panel [role="textbox"]')?.focus())
