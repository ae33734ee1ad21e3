import { JAKARTA_OFFSET_MS } from '../../../../domain/desk/opening-hours.ts'
import { closesAt, nextOpening } from '../../../../domain/desk/timer.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskShell } from '../frame/desk-shell.tsx'
import { Box } from '../parts/box.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { Initials } from '../parts/initials.tsx'
import { PersonRow } from '../parts/person-row.tsx'
import { useToday } from '../parts/use-today.ts'
import { ReplySheet } from '../reply/reply-sheet.tsx'
import { useReply } from '../reply/use-reply.ts'
import { DueList } from './due-list.tsx'
import { FirstDay } from './first-day.tsx'
import { Health, Sources, Topics, Week, Yesterday } from './today-boxes.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** Who waits, who was promised something, and how it goes. */
export function Today() {
  const t = useText()
  const today = useToday(useDeskData('today').today)
  const { replyingTo, reply, close, leave } = useReply()
  const [longest, ...next] = today.waiting
  return (
    <DeskShell place="today" title={t('desk.today')} tools={<Tools />}>
      {today.isFirstDay ? (
        <FirstDay />
      ) : (
        <>
          <Greeting />
          <div className="grid-twelve">
            <div className="span-7 desk-stack">
              <WaitingCard today={today} longest={longest} onReply={reply} />
              {next.length > 0 && (
                <Box title={t('today.next')} tool={<a href="/admin/inbox">{t('desk.inbox')}</a>} isBare>
                  {next.map((person) => (
                    <PersonRow key={person.id} person={person} onReply={reply} />
                  ))}
                </Box>
              )}
              <DueList people={today.due} onReply={reply} />
            </div>
            <div className="span-5 desk-stack">
              <Yesterday today={today} />
              <Health today={today} />
              <Week today={today} />
            </div>
            <Sources today={today} />
            <Topics today={today} />
          </div>
        </>
      )}
      {replyingTo && <ReplySheet opened={replyingTo} onClose={close} onLeft={leave} />}
    </DeskShell>
  )
}

/** In the bar of a phone. */
function Tools() {
  const t = useText()
  const { me } = useDesk().frame
  return (
    <>
      <a className="icon-button" href="/admin/inbox#find" aria-label={t('desk.find')}>
        <DeskIcon name="search" />
      </a>
      <a className="icon-button" href="/admin/settings">
        <Initials name={me.name} isMe />
        <span className="sr-only">{t('desk.settings')}</span>
      </a>
    </>
  )
}

/** Morning until eleven, noon until three, afternoon until half past six, as people greet here. */
const GREETINGS = [
  [11, 'today.morning'],
  [15, 'today.noon'],
  [18.5, 'today.afternoon'],
  [24, 'today.evening'],
] as const

function Greeting() {
  const t = useText()
  const time = useDeskTime()
  const { frame, nowMs } = useDesk()
  const hour = ((nowMs + JAKARTA_OFFSET_MS) / 3_600_000) % 24
  const greeting = hour < 4 ? 'today.evening' : (GREETINGS.find(([until]) => hour < until)?.[1] ?? 'today.evening')
  const closes = closesAt(nowMs, frame.hours)
  const opens = closes === null ? nextOpening(nowMs, frame.hours) : null
  return (
    <div className="page-head">
      <div>
        <h1 className="desk-h1">{t(greeting, { name: frame.me.name.split(' ')[0] ?? '' })}</h1>
        <p className="soft greeting-day">
          {time.weekday(nowMs)}
          {closes !== null && ` · ${t('today.openUntil', { time: time.clock(closes) })}`}
          {opens !== null && ` · ${t('today.closedUntil', { time: time.opening(opens, nowMs) })}`}
        </p>
      </div>
    </div>
  )
}
