import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PeopleList, PeopleQuery } from '../../../../domain/desk/desk-people-contract.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { get, type Refused } from '../../../lib/api-client.ts'
import { pushAddress } from '../../../ui/use-back-closes.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { withWaiting } from '../frame/waiting-changes.ts'
import { fullName } from '../parts/person-name.ts'
import { addressOf, queryOf, searchOf } from './people-query.ts'
import { arrivals, replaced, upTo, withMore, withTail } from './shown-list.ts'

const PAUSE_MS = 150
const RETRY_MS = 2000
/** Then the list that is there stays. */
const TIMEOUT_MS = 8000

interface Loading {
  use(fresh: PeopleList): void
  onLost(): void
  /** Without it the refusal stands in place of the list. */
  onRefused?(refused: Refused): void
  /** Something else was asked for before the answer came. */
  onOvertaken?(): void
}

export interface Inbox {
  query: PeopleQuery
  list: PeopleList
  /** What came in while the page was open. */
  newIds: ReadonlySet<string>
  state: 'ready' | 'loading' | 'loading-more'
  refusal: Refused | null
  go(query: PeopleQuery): void
  loadMore(): void
  /** Loads on until so many are shown, or no more can be. */
  fill(rows: number, onFilled: () => void): void
  retry(): void
}

/** The list of the inbox: as rendered, then kept fresh. `hold` delays an update while a finger is on the list. */
export function useInbox(first: { query: PeopleQuery; list: PeopleList }, hold: (apply: () => void) => void): Inbox {
  const t = useText()
  const { onChange, onRow, announce, tell, frame } = useDesk()
  const myId = frame.me.id
  const [query, setQuery] = useState(first.query)
  const [list, setList] = useState(first.list)
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<Inbox['state']>('ready')
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const latest = useRef(0)

  const load = useCallback(
    async (wanted: PeopleQuery, { use, onLost, onRefused, onOvertaken }: Loading) => {
      latest.current += 1
      const turn = latest.current
      const outcome = await get(`/api/desk/people?${searchOf(wanted)}`, { timeoutMs: TIMEOUT_MS })
      if (turn !== latest.current) return onOvertaken?.()
      setState('ready')
      if (outcome.kind === 'refused' && onRefused) return onRefused(outcome)
      setRefusal(outcome.kind === 'refused' ? outcome : null)
      if (outcome.kind === 'answered' && outcome.answer) use(asItWillBe(myId, outcome.answer))
      if (outcome.kind === 'unreachable') onLost()
    },
    [myId],
  )

  const show = useEffectEvent((wanted: PeopleQuery) => {
    const shown = query
    setQuery(wanted)
    setState('loading')
    // Without a network the list that is there stays, under its own name.
    load(wanted, {
      use: setList,
      onLost() {
        setQuery(shown)
        history.replaceState(null, '', addressOf(shown))
        tell(t('inbox.notReached'))
      },
    })
  })
  const refresh = useEffectEvent((again: () => void) => {
    // What somebody waits for is not overtaken.
    if (state !== 'ready') return again()
    const shown = list
    // Who has no session is asked to sign in, and the list is read again then.
    const onRefused = ({ status }: Refused) => (status >= 500 || status === 429) && again()
    const go = (wanted: PeopleQuery, use: (fresh: PeopleList) => void) =>
      load(wanted, { use, onLost: again, onRefused, onOvertaken: again })
    const deepen = (whole: PeopleList, rows: number) => {
      if (whole.next && whole.rows.length < rows)
        go({ ...query, after: whole.next }, (more) => deepen(upTo(rows, whole, more), rows))
      else hold(() => setList(whole))
    }
    go(query, (fresh) => {
      const joined = withTail(shown, fresh)
      const rows = Math.max(shown.rows.length, joined.rows.length)
      hold(() => {
        const arrived = arrivals(shown, fresh)
        if (arrived.length > 0) {
          setNewIds((known) => new Set([...known, ...arrived.map(({ id }) => id)]))
          announce(t('desk.arrived', { name: arrived.map((person) => fullName(person, t)).join(', ') }))
        }
        setList(joined)
      })
      // Others may have changed whoever stands further down.
      if (fresh.next && fresh.rows.length < rows) deepen(fresh, rows)
    })
  })

  /** A sheet that closes also goes back, to the same list. */
  const goBack = useEffectEvent(() => {
    const wanted = queryOf(location.search)
    if (addressOf(wanted) !== addressOf(query)) show(wanted)
  })

  useEffect(() => setList((rendered) => asItWillBe(myId, rendered)), [myId])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (pauseMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => refresh(() => soon(RETRY_MS)), pauseMs)
    }
    const stopChanges = onChange(() => soon(PAUSE_MS))
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
      const failed = () => tell(t('inbox.more.failed'))
      const use = (more: PeopleList) => setList((shown) => withMore(shown, more))
      load({ ...query, after: list.next }, { use, onLost: failed, onRefused: failed })
    },
    fill(rows, onFilled) {
      const goOn = (whole: PeopleList) => {
        if (!whole.next || whole.rows.length >= rows) return onFilled()
        setState('loading-more')
        const use = (more: PeopleList) => {
          const longer = upTo(rows, whole, more)
          setList(longer)
          goOn(longer)
        }
        load({ ...query, after: whole.next }, { use, onLost: onFilled, onRefused: onFilled, onOvertaken: onFilled })
      }
      goOn(list)
    },
    retry: () => show(query),
  }
}

/** With what still waits to be sent. */
function asItWillBe(myId: string, list: PeopleList): PeopleList {
  const rows = withWaiting(myId, list.rows)
  return rows === list.rows ? list : { ...list, rows }
}
