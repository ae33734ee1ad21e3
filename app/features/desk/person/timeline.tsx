import { type MouseEvent, type ReactNode, useId } from 'react'
import type { PersonStory, TimelineItem } from '../../../../domain/desk/desk-story-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useInFlight } from '../frame/use-in-flight.ts'
import { waitingNotes } from '../frame/waiting-changes.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { swallowSecond } from '../parts/swallow-second.ts'
import { partsWith, separate } from '../questions/separate.ts'
import { lostRemark, useEventWords } from './use-event-words.ts'

type ItemOf<Type> = Extract<TimelineItem, { type: Type }>

/** What happened, newest first. */
export function Timeline({ story }: { story: PersonStory }) {
  const t = useText()
  const id = useId()
  const { frame, waiting } = useDesk()
  const { me } = frame
  const unsent = waiting.has(story.person.id) ? waitingNotes(me.id, story.person.id) : []
  return (
    <section className="box" aria-labelledby={id}>
      <div className="box-head">
        <h2 className="desk-h2" id={id}>
          {t('person.history')}
        </h2>
      </div>
      <div className="box-body">
        <ol className="timeline">
          {unsent.map(({ key, ...note }) => (
            <NoteLine key={key} item={{ ...note, actorName: me.name }} waits />
          ))}
          {story.timeline.filter(isNews).map((item) => (
            <TimelineLine
              key={`${item.type}-${item.type === 'submission' ? item.submissionId : item.id}`}
              item={item}
              story={story}
            />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Whoever answers claims again and again; the first time tells it. */
function isNews(item: TimelineItem, at: number, all: readonly TimelineItem[]): boolean {
  const before = all[at + 1]
  const isClaim = item.type === 'event' && item.kind === 'claimed'
  return !(isClaim && before?.type === 'event' && before.kind === 'claimed' && before.actorName === item.actorName)
}

function TimelineLine({ item, story }: { item: TimelineItem; story: PersonStory }) {
  switch (item.type) {
    case 'note':
      return <NoteLine item={item} />
    case 'event':
      return <EventLine item={item} story={story} />
    case 'delivery':
      return <DeliveryLine item={item} />
    default:
      return <SubmissionLine item={item} story={story} />
  }
}

interface LineProps {
  icon: string
  look?: string
  title: string
  atMs: number
  children?: ReactNode
}

function Line({ icon, look = '', title, atMs, children }: LineProps) {
  const time = useDeskTime()
  const { nowMs } = useDesk()
  return (
    <li>
      <span className={`timeline-mark ${look}`}>
        <DeskIcon name={icon} />
      </span>
      <div className="timeline-text">
        <p>
          {title} <time dateTime={new Date(atMs).toISOString()}>{time.when(atMs, nowMs)}</time>
        </p>
        {children}
      </div>
    </li>
  )
}

function NoteLine({
  item,
  waits = false,
}: {
  item: Pick<ItemOf<'note'>, 'text' | 'atMs' | 'actorName'>
  waits?: boolean
}) {
  const t = useText()
  const who = item.actorName?.split(' ')[0] ?? t('desk.somebody')
  return (
    <Line icon="sticky-note" look="timeline-mark-note" title={t('event.note', { who })} atMs={item.atMs}>
      <div className="timeline-quote timeline-quote-note">{item.text}</div>
      {waits && (
        <span className="tag tag-warm">
          <DeskIcon name="clock" />
          {t('person.note.waits')}
        </span>
      )}
    </Line>
  )
}

function EventLine({ item, story }: { item: ItemOf<'event'>; story: PersonStory }) {
  const t = useText()
  const words = useEventWords()
  const desk = useDesk()
  const isSending = useInFlight(story.person.id)
  const { icon, text } = words(item)
  const remark = lostRemark(t, item)
  const told = Array.isArray(item.data.leadIds) ? (item.data.leadIds as string[]) : []
  const leadIds = told.filter((leadId) => story.submissions.some(({ id }) => id === leadId))
  const canSeparate =
    ['joined', 'merged'].includes(item.kind) && leadIds.length > 0 && story.submissions.length > leadIds.length
  const separateAgain = ({ nativeEvent }: MouseEvent) => {
    swallowSecond(nativeEvent)
    separate(desk, story.person, { timeline: story.timeline, parts: partsWith(story, [leadIds]) })
  }
  return (
    <Line icon={icon} title={text} atMs={item.atMs}>
      {remark && <div className="timeline-quote">{remark}</div>}
      {canSeparate && (
        <button type="button" className="desk-link" aria-busy={isSending || undefined} onClick={separateAgain}>
          {t('event.joined.separate')}
        </button>
      )}
    </Line>
  )
}

function SubmissionLine({ item, story }: { item: ItemOf<'submission'>; story: PersonStory }) {
  const t = useText()
  const found = story.submissions.find(({ id }) => id === item.submissionId)
  if (!found) return null
  const details = [
    found.name,
    found.goal,
    found.company,
    found.city,
    found.email,
    unbroken(found.phoneTyped ?? found.phone),
  ]
  return (
    <Line
      icon={found.kind === 'chat' ? 'messages-square' : 'file-text'}
      title={t(`event.submission.${found.kind}`)}
      atMs={item.atMs}
    >
      <p className="soft">{details.filter(Boolean).join(' · ')}</p>
    </Line>
  )
}

const unbroken = (phone: string | null): string | undefined =>
  phone?.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')

function DeliveryLine({ item }: { item: ItemOf<'delivery'> }) {
  const t = useText()
  const { tell } = useDesk()
  const resend = async () => {
    const outcome = await post(`/api/desk/deliveries/${item.id}/resend`, {})
    tell(t(outcome.kind === 'answered' ? 'delivery.resent' : 'desk.failed'))
  }
  const isFailed = item.state === 'failed'
  return (
    <Line
      icon={isFailed ? 'circle-alert' : item.state === 'kept' ? 'inbox' : 'send'}
      look={isFailed ? 'timeline-mark-bad' : ''}
      title={`${t(`delivery.${item.channel}`)}: ${t(`delivery.${item.state}`)}`}
      atMs={item.atMs}
    >
      {item.problem && (
        <p className="soft">
          <code>{item.problem}</code>
        </p>
      )}
      {isFailed && <p className="soft">{t('delivery.attempts', { n: item.attempts })}</p>}
      {item.canResend && (
        <Button variant="white" size="small" onClick={resend}>
          <DeskIcon name="rotate-cw" />
          {t('delivery.resend')}
        </Button>
      )}
    </Line>
  )
}
