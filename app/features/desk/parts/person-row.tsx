import { type MouseEvent, memo } from 'react'
import { bestWay } from '../../../../domain/desk/best-way.ts'
import type { PersonRow as Person } from '../../../../domain/desk/desk-people-contract.ts'
import { hasSource } from '../../../../domain/desk/sources.ts'
import { useText } from '../../i18n/language-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { useInFlight } from '../frame/use-in-flight.ts'
import { DeskIcon } from './desk-icon.tsx'
import { startOf, useDeskTime } from './desk-time.ts'
import { Initials } from './initials.tsx'
import { firstName, fullName } from './person-name.ts'
import { StepMark } from './step-mark.tsx'
import { TimerChip } from './timer-chip.tsx'
import { isWide } from './use-wide.ts'
import { WAY_ICONS } from './way-icons.ts'

interface Props {
  person: Person
  isCurrent?: boolean
  isNew?: boolean
  onReply(person: Person): void
  /** On a wide screen a click shows the person beside the list. */
  onSelect?(person: Person): void
}

/** One person of a list: the whole row is a link, the button answers. In long lists only rows that change are drawn. */
export const PersonRow = memo(function PersonRow({ person, isCurrent = false, isNew = false, ...on }: Props) {
  const { onReply, onSelect } = on
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const select = (event: MouseEvent) => {
    if (!onSelect || isCurrent || event.detail === 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (!isWide()) return
    event.preventDefault()
    onSelect(person)
  }
  return (
    <article
      className={isNew ? 'person-row person-row-new' : 'person-row'}
      data-person={person.id}
      aria-current={isCurrent || undefined}
      aria-busy={useInFlight(person.id) || undefined}
    >
      <div className="person-row-times">
        {isWaiting(person) ? <TimerChip person={person} /> : <StepMark step={person.step} />}
        <ClaimedBy person={person} className="only-phone" />
        <time dateTime={new Date(person.newestAtMs).toISOString()}>{time.when(person.newestAtMs, nowMs)}</time>
      </div>
      <div className="person-row-text">
        <a className="person-name" href={`/admin/people/${person.id}`} onClick={select}>
          {fullName(person, t)}
        </a>
        <p className="person-gist">{useGist(person)}</p>
        {person.nextContact && <PromiseLine {...person.nextContact} />}
        <PersonTags person={person} />
      </div>
      <div className="person-act">
        <ReplyButton person={person} onReply={onReply} />
      </div>
    </article>
  )
})

/** Also whoever was contacted, and has written again since. */
const isWaiting = ({ step, isPartial, waitingSinceMs }: Person): boolean =>
  step === 'new' || isPartial || waitingSinceMs !== null

/** Program, city and start in a line. */
export function useGist(person: Person): string {
  const t = useText()
  const time = useDeskTime()
  if (person.isPartial && !person.goal) return t('row.partial.text')
  const starts = person.startDate && !Number.isNaN(startOf(person.startDate)) ? startOf(person.startDate) : null
  return [
    person.company,
    person.goal ?? person.program,
    person.city,
    starts !== null && t('row.starts', { day: time.shortDay(starts) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** When the person is to be contacted again, and what for. */
function PromiseLine({ atMs, words }: NonNullable<Person['nextContact']>) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const isLate = atMs < nowMs
  return (
    <p className={isLate ? 'person-promise due-late' : 'person-promise'}>
      <DeskIcon name="calendar-clock" />
      <span>
        {isLate && <span className="sr-only">{t('row.late')} </span>}
        <b>{time.when(atMs, nowMs)}</b> {words}
      </span>
    </p>
  )
}

function PersonTags({ person }: { person: Person }) {
  const t = useText()
  const waiting = useDesk().waiting.get(person.id)
  return (
    <div className="person-tags">
      <ClaimedBy person={person} className="only-wide" />
      {tagsOf(person, t).map(({ text, look, icon }) => (
        <span key={text} className={`tag ${look}`}>
          {icon && <DeskIcon name={icon} />}
          {text}
        </span>
      ))}
      {waiting && (
        <span className="tag tag-warm">
          <DeskIcon name="clock" />
          {waiting === 1 ? t('desk.waitsToBeSent.one') : t('desk.waitsToBeSent.many', { n: waiting })}
        </span>
      )}
    </div>
  )
}

interface Tag {
  text: string
  look: string
  icon?: string
}

/** How the person came, and what is unusual. */
export function tagsOf(person: Person, t: Translate): Tag[] {
  const tags: (Tag | false)[] = [
    { text: t(`kind.${person.kind}`), look: '' },
    !person.isPartial && hasSource(person) && { text: t(`source.${person.source}`), look: 'tag-plain' },
    person.submissions > 1 && {
      text: t('row.submissions', { n: person.submissions }),
      look: 'tag-warm',
      icon: 'layers',
    },
    person.asksIfSame && { text: t('row.sameAsks'), look: 'tag-warm', icon: 'merge' },
    person.isPartial && { text: t('row.partial'), look: 'tag-warm' },
    person.isSetAside && { text: t('row.aside'), look: 'tag-warm' },
    person.isDemo && { text: t('row.demo'), look: 'tag-plain' },
  ]
  return tags.filter((tag) => tag !== false)
}

/** Who is answering, as long as the claim holds. */
function ClaimedBy({ person, className }: { person: Person; className: string }) {
  const t = useText()
  const { frame, nowMs } = useDesk()
  if (!person.claim || person.claim.untilMs <= nowMs) return null
  const isMe = person.claim.byId === frame.me.id
  const name = memberName(frame, person.claim.byId) ?? t('desk.somebody')
  return (
    <span className={`claimed-by ${className}`}>
      <Initials name={name} isMe={isMe} />
      {isMe ? t('row.answeringMe') : t('row.answering', { name: name.split(' ')[0] ?? name })}
    </span>
  )
}

const LABELS = { whatsapp: 'row.reply', mail: 'row.mail', call: 'row.call' } as const

/** Leads to the answer, whatever way it takes: there it is written, claimed, and asked about afterwards. */
export function ReplyButton({ person, onReply }: { person: Person; onReply(person: Person): void }) {
  const t = useText()
  const way = bestWay(person)
  if (!way) return null
  return (
    <button
      type="button"
      className={`reply-button ${way === 'whatsapp' ? 'reply-button-quiet' : 'reply-button-mail'}`}
      aria-label={t(LABELS[way], { name: firstName(person, t) })}
      onClick={() => onReply(person)}
    >
      <DeskIcon name={WAY_ICONS[way]} />
    </button>
  )
}
