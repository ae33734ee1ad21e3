import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PeopleList, PeopleQuery, PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { get, type Refused } from '../../../lib/api-client.ts'
import { pushAddress } from '../../../ui/use-back-closes.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { fullName } from '../parts/person-name.ts'
import { addressOf, queryOf, searchOf } from './people-query.ts'

const PAUSE_MS = 150

export interface Inbox {
  query: PeopleQuery
  list: PeopleList
  /** What came in while the page was open. */
  newIds: ReadonlySet<string>
  state: 'ready' | 'loading' | 'loading-more'
  refusal: Refused | null
  go(query: PeopleQuery): void
  loadMore(): void
  retry(): void
}

/** The list of the inbox: as rendered, then kept fresh. `hold` delays an update while a finger is on the list. */
export function useInbox(first: { query: PeopleQuery; list: PeopleList }, hold: (apply: () => void) => void): Inbox {
  const t = useText()
  const { onChange, onRow, announce, tell } = useDesk()
  const [query, setQuery] = useState(first.query)
  const [list, setList] = useState(first.list)
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<Inbox['state']>('ready')
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const latest = useRef(0)

  const load = useCallback(async (wanted: PeopleQuery, use: (fresh: PeopleList) => void, onLost?: () => void) => {
    latest.current += 1
    const turn = latest.current
    const outcome = await get(`/api/desk/people?${searchOf(wanted)}`)
    if (turn !== latest.current) return
    setState('ready')
    setRefusal(outcome.kind === 'refused' ? outcome : null)
    if (outcome.kind === 'answered' && outcome.answer) use(outcome.answer)
    if (outcome.kind === 'unreachable') onLost?.()
  }, [])

  const show = useEffectEvent((wanted: PeopleQuery) => {
    const shown = query
    setQuery(wanted)
    setState('loading')
    // Without a network the list that is there stays, under its own name.
    load(wanted, setList, () => {
      setQuery(shown)
      history.replaceState(null, '', addressOf(shown))
      tell(t('inbox.notReached'))
    })
  })
  const refresh = useEffectEvent(() =>
    load(query, (fresh) =>
      hold(() => {
        const arrived = arrivals(list, fresh)
        if (arrived.length > 0) {
          setNewIds((known) => new Set([...known, ...arrived.map(({ id }) => id)]))
          announce(t('desk.arrived', { name: arrived.map((person) => fullName(person, t)).join(', ') }))
        }
        setList(withTail(list, fresh))
      }),
    ),
  )

  /** A sheet that closes also goes back, to the same list. */
  const goBack = useEffectEvent(() => {
    const wanted = queryOf(location.search)
    if (addressOf(wanted) !== addressOf(query)) show(wanted)
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => refresh(), PAUSE_MS)
    }
    const stopChanges = onChange(soon)
    const stopRows = onRow((person) => setList((shown) => replaced(shown, person)))
    const back = () => goBack()
    addEventListener('popstate', back)
    return () => {
      clearTimeout(timer)
      stopChanges()
      stopRows()
      removeEventListener('popstate', back)
    }
  }, [onChange, onRow])

  return {
    query,
    list,
    newIds,
    state,
    refusal,
    go(wanted) {
      pushAddress(addressOf(wanted))
      afterPaint(() => show(wanted))
    },
    loadMore() {
      if (!list.next || state !== 'ready') return
      setState('loading-more')
      load({ ...query, after: list.next }, (more) =>
        setList({ ...list, rows: [...list.rows, ...more.rows], next: more.next }),
      )
    },
    retry: () => show(query),
  }
}

const idsOf = (list: PeopleList): Set<string> => new Set([...list.rows, ...list.partial].map(({ id }) => id))

function arrivals(shown: PeopleList, fresh: PeopleList): PersonRow[] {
  const known = idsOf(shown)
  const newestMs = Math.max(0, ...[...shown.rows, ...shown.partial].map((person) => person.newestAtMs))
  return fresh.rows.filter(({ id, newestAtMs }) => !known.has(id) && newestAtMs >= newestMs)
}

/** The fresh first page, and what was loaded below it. */
function withTail(shown: PeopleList, fresh: PeopleList): PeopleList {
  if (!fresh.next || shown.rows.length <= fresh.rows.length) return fresh
  const known = idsOf(fresh)
  const tail = shown.rows.slice(fresh.rows.length).filter(({ id }) => !known.has(id))
  return { ...fresh, rows: [...fresh.rows, ...tail], next: shown.next }
}

function replaced(list: PeopleList, person: PersonRow): PeopleList {
  const swap = (row: PersonRow) => (row.id === person.id ? person : row)
  return { ...list, rows: list.rows.map(swap), partial: list.partial.map(swap) }
}
