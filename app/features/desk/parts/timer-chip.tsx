import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { timerOf, type WaitLevel } from '../../../../domain/desk/timer.ts'
import { useText } from '../../i18n/language-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { useDesk } from '../frame/desk-context.ts'

const LOOKS: Record<WaitLevel, string> = {
  fresh: 'timer-green',
  soon: 'timer-amber',
  late: 'timer-red',
  overdue: 'timer-solid',
}

/** How long somebody has waited in opening hours. Words first, colour second. */
export function TimerChip({ person, isLong = false }: { person: PersonRow; isLong?: boolean }) {
  const t = useText()
  const { nowMs, frame } = useDesk()
  if (person.isPartial)
    return <span className="timer timer-none">{t(person.phone ? 'timer.partial' : 'timer.none')}</span>
  const timer = timerOf(person.waitingSinceMs, nowMs, frame.hours)
  if (timer.state === 'none') return null
  if (timer.state === 'resting') {
    const text = timer.minutes > 0 ? t('timer.restingAfter', { time: duration(timer.minutes, t) }) : t('timer.resting')
    return <span className="timer timer-rest">{text}</span>
  }
  return (
    <span className={`timer ${LOOKS[timer.level]}`}>
      <span>
        {duration(timer.minutes, t)}
        <span className={isLong ? undefined : 'sr-only'}> {t('timer.waiting')}</span>
      </span>
    </span>
  )
}

/** 18 mnt, 1 jam 12 mnt, 2 hari 3 jam. */
export function duration(minutes: number, t: Translate): string {
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return t('timer.days', { days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours === 0) return t('timer.min', { min: minutes })
  return minutes % 60 === 0 ? t('timer.wholeHours', { hours }) : t('timer.hours', { hours, min: minutes % 60 })
}

/** The same in large figures with small units. */
export function DurationFigure({ minutes }: { minutes: number }) {
  const t = useText()
  return duration(Math.round(minutes), t)
    .split(/(\d+)/)
    .map((part, index) => (index % 2 === 1 ? part : part && <small key={part}>{part}</small>))
}
