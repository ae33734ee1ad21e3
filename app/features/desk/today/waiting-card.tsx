import { bestWay } from '../../../../domain/desk/best-way.ts'
import type { DeskToday } from '../../../../domain/desk/desk-figures-contract.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { isOpen, timerOf } from '../../../../domain/desk/timer.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { firstName } from '../parts/person-name.ts'
import { duration } from '../parts/timer-chip.tsx'
import { WAY_ICONS } from '../parts/way-icons.ts'

interface Props {
  today: DeskToday
  longest: PersonRow | undefined
  onReply(person: PersonRow): void
}

/** How many wait, and the one who has waited longest. */
export function WaitingCard({ today, longest, onReply }: Props) {
  const t = useText()
  const { unanswered } = useDesk().frame.counts
  if (!longest)
    return (
      <section className="waiting-card">
        <div className="waiting-inside">
          <h2 className="waiting-none">
            {t('today.nobody')}{' '}
            <span className="voice" lang="en">
              {t('today.nobody.voice')}
            </span>
          </h2>
          <p>{t('today.nobody.answered', { n: today.answered.people })}</p>
        </div>
        <div className="selvedge" />
      </section>
    )
  return (
    <section className="waiting-card">
      <div className="waiting-inside">
        <b className="waiting-number num" aria-hidden="true">
          {unanswered}
        </b>
        <h2>
          <span className="sr-only">{unanswered} </span>
          {t(unanswered === 1 ? 'today.waiting.one' : 'today.waiting.many')}
        </h2>
        <Longest person={longest} />
        <Button variant="gold" onClick={() => onReply(longest)}>
          <DeskIcon name={WAY_ICONS[bestWay(longest) ?? 'mail']} />
          {t('today.answer', { name: firstName(longest, t) })}
        </Button>
      </div>
      <div className="selvedge" />
    </section>
  )
}

function Longest({ person }: { person: PersonRow }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, frame } = useDesk()
  const timer = timerOf(person.waitingSinceMs, nowMs, frame.hours)
  const minutes = timer.state === 'none' ? 0 : timer.minutes
  const wroteWhenClosed = person.waitingSinceMs !== null && !isOpen(person.waitingSinceMs, frame.hours)
  const name = firstName(person, t)
  const waited = duration(minutes, t)
  // Whoever wrote since the school closed has waited no minute that counts.
  const isAllAhead = timer.state === 'resting' && minutes === 0
  const since = time.when(person.waitingSinceMs ?? nowMs, nowMs)
  const longest = isAllAhead
    ? t('today.longest.since', { name, time: since })
    : t('today.longest', { name, time: waited })
  return (
    <p>
      <b>{longest}</b> {timer.state === 'resting' && t('today.resting')}
      {timer.state === 'waiting' && wroteWhenClosed && t('today.overnight')}
    </p>
  )
}
