import { useEffect, useState } from 'react'
import type { PeopleList, PersonRow as Person } from '../../../../domain/desk/desk-people-contract.ts'
import { isOpen, nextOpening } from '../../../../domain/desk/timer.ts'
import { MOST_COUNTED } from '../../../../domain/desk/views.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { firstName } from '../parts/person-name.ts'
import { PersonRow } from '../parts/person-row.tsx'
import { duration } from '../parts/timer-chip.tsx'
import { useCounted } from '../parts/use-counted.ts'
import { useToday } from '../parts/use-today.ts'
import { Empty, ErrorState } from './empty.tsx'
import { isFiltered } from './people-query.ts'
import type { Inbox } from './use-inbox.ts'

const SKELETON_AFTER_MS = 300
const WORDS_AFTER_MS = 2000

export interface RowProps {
  selectedId: string | null
  onReply(person: Person): void
  onSelect(person: Person): void
}

interface Group {
  name: 'waiting' | 'answering' | 'partial' | 'all'
  people: readonly Person[]
  total: number
}

/** Whom others are answering stands apart, whom I am answering stays where it was. */
export function groupsOf({ query, list }: Inbox, nowMs: number, myId: string): Group[] {
  if (query.view !== 'unanswered') return [{ name: 'all', people: list.rows, total: list.total }]
  const isTaken = ({ claim }: Person) => claim !== null && claim.untilMs > nowMs && claim.byId !== myId
  const answering = list.rows.filter(isTaken)
  const groups: Group[] = [
    { name: 'waiting', people: list.rows.filter((person) => !isTaken(person)), total: totalBut(list, answering) },
    { name: 'answering', people: answering, total: answering.length },
    { name: 'partial', people: list.partial, total: list.partialTotal },
  ]
  return groups.filter(({ people }) => people.length > 0)
}

const totalBut = ({ total }: PeopleList, others: readonly Person[]): number =>
  total > MOST_COUNTED ? total : total - others.length

export function InboxList({ inbox, ...rowProps }: { inbox: Inbox } & RowProps) {
  const t = useText()
  const { nowMs, frame } = useDesk()
  const isSlow = useAfter(inbox.state === 'loading', SKELETON_AFTER_MS)
  if (inbox.refusal) return <ErrorState refusal={inbox.refusal} onRetry={inbox.retry} />
  const { view } = inbox.query
  if (isSlow) return <Skeleton title={t(view === 'unanswered' ? 'inbox.waiting' : `view.${view}`)} />
  const groups = groupsOf(inbox, nowMs, frame.me.id)
  const isClosed = !isOpen(nowMs, frame.hours)
  const draw = (group: Group) => (
    <PeopleGroup key={group.name} group={group} isClosed={isClosed} inbox={inbox} {...rowProps} />
  )
  return (
    <div aria-busy={inbox.state === 'loading'}>
      {isClosed && inbox.query.view === 'unanswered' && <ClosedNote />}
      {groups.every(({ people }) => people.length === 0) && <NobodyHere inbox={inbox} />}
      {groups.filter(({ name }) => name !== 'partial').map(draw)}
      {inbox.list.next && (
        <div className="load-more">
          <Button variant="white" busy={inbox.state === 'loading-more'} onClick={inbox.loadMore}>
            {t('inbox.more')}
          </Button>
        </div>
      )}
      {groups.filter(({ name }) => name === 'partial').map(draw)}
      {groups.some(({ people }) => people.length > 0) && <KeysLine />}
    </div>
  )
}

interface GroupProps extends RowProps {
  group: Group
  isClosed: boolean
  inbox: Inbox
}

function PeopleGroup({ group: { name, people, total }, isClosed, inbox, selectedId, onReply, onSelect }: GroupProps) {
  const t = useText()
  const { people: inWords, some } = useCounted()
  const { isOffline } = useDesk()
  const counted = inWords(total)
  const heads = {
    waiting: [
      t(isClosed ? 'inbox.morning' : 'inbox.waiting'),
      isClosed ? counted : isOffline ? t('inbox.waiting.offline') : t('inbox.waiting.count', { people: counted }),
    ],
    answering: [t('inbox.answering'), some(total)],
    partial: [t('inbox.partial'), t('inbox.partial.count', { n: some(total) })],
    all: [t(`view.${inbox.query.view}`), counted],
  } as const
  if (people.length === 0) return null
  return (
    <>
      <h2 className="group-title">
        {heads[name][0]}
        <span>{heads[name][1]}</span>
      </h2>
      <div className="people-list">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isCurrent={person.id === selectedId}
            isNew={inbox.newIds.has(person.id)}
            onReply={onReply}
            onSelect={onSelect}
          />
        ))}
      </div>
    </>
  )
}

function ClosedNote() {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, frame } = useDesk()
  const opens = nextOpening(nowMs, frame.hours)
  return (
    <div className="desk-note closed-note">
      <DeskIcon name="moon" />
      <div>
        <b>{opens === null ? t('desk.closed') : t('inbox.closed', { time: time.opening(opens, nowMs) })}</b>
        <p>{t('inbox.closed.text')}</p>
      </div>
    </div>
  )
}

function NobodyHere({ inbox }: { inbox: Inbox }) {
  const t = useText()
  const { due } = useDesk().frame.counts
  const { view } = inbox.query
  if (isFiltered(inbox.query))
    return (
      <Empty title={t('inbox.empty.filter')}>
        <Button variant="white" onClick={() => inbox.go({ view })}>
          {t('filter.clear')}
        </Button>
      </Empty>
    )
  if (view === 'mine') return <Empty title={t('inbox.empty.mine')} text={t('inbox.empty.mine.text')} />
  if (view === 'due') return <Empty title={t('inbox.empty.dueView')} text={t('inbox.empty.dueView.text')} />
  if (view === 'all') return <Empty title={t('inbox.empty.all')} text={t('inbox.empty.all.text')} />
  return (
    <Empty title={t('inbox.empty')} voice={t('inbox.empty.voice')} text={<AllAnswered />}>
      {due > 0 && (
        <ButtonLink variant="white" href="/admin/inbox?view=due">
          {due === 1 ? t('inbox.empty.due.one') : t('inbox.empty.due.many', { n: due })}
        </ButtonLink>
      )}
    </Empty>
  )
}

/** Who was the last, and what happens next. */
function AllAnswered() {
  const t = useText()
  const last = useToday(null)?.lastAnswer
  const who = last?.byName?.split(' ')[0] ?? t('desk.somebody')
  const time = last && duration(Math.max(1, last.minutes), t)
  return (
    <>
      {last && time && t('inbox.empty.last', { name: firstName(last, t), who, time })} {t('inbox.empty.text')}
    </>
  )
}

const KEYS = [
  [['J', 'K'], 'move'],
  [['Enter'], 'open'],
  [['C'], 'claim'],
  [['W'], 'whatsapp'],
  [['?'], 'all'],
] as const

function KeysLine() {
  const t = useText()
  const { shortcuts } = useDesk().frame.notifications
  if (!shortcuts) return null
  return (
    <p className="mute keys-line only-wide">
      {KEYS.map(([keys, name]) => (
        <span key={name}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {name === 'whatsapp' ? 'WhatsApp' : t(`inbox.keys.${name}`)}
        </span>
      ))}
    </p>
  )
}

/** Woven, like everything that waits here; words after two seconds. */
function Skeleton({ title }: { title: string }) {
  const t = useText()
  const isVerySlow = useAfter(true, WORDS_AFTER_MS - SKELETON_AFTER_MS)
  return (
    <>
      <h2 className="group-title">
        {title}
        <span role="status">{t(isVerySlow ? 'inbox.loading.slow' : 'inbox.loading')}</span>
      </h2>
      <div className="people-list" aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="person-row skeleton">
            <div className="person-row-times">
              <i className="skeleton-chip" />
            </div>
            <div className="person-row-text">
              <i className="skeleton-name" />
              <i className="skeleton-gist" />
            </div>
            <div className="person-act">
              <i className="skeleton-act" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

/** True once something has lasted for so long. */
function useAfter(isRunning: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isRunning) return setOver(false)
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [isRunning, ms])
  return isRunning && isOver
}
