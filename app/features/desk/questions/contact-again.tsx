import { startTransition, useOptimistic } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { Pills } from '../parts/pills.tsx'
import { contactTimes } from './contact-times.ts'

/** When to contact somebody again: three times that suit, or a date. A second tap takes it back. */
export function ContactAgain({ person }: { person: PersonRow }) {
  const t = useText()
  const time = useDeskTime()
  const { actions, ask, nowMs } = useDesk()
  const choices = useContactChoices()
  const [chosenMs, show] = useOptimistic(person.nextContact?.atMs ?? null)
  const choose = (atMs: number | null) =>
    startTransition(async () => {
      show(atMs)
      await actions.change(person, { nextContact: atMs === null ? null : { atMs } })
    })
  const isOther = chosenMs !== null && choices.every(({ atMs }) => atMs !== chosenMs)
  return (
    <div>
      <Pills
        legend={t('again.title')}
        values={choices.map(({ atMs }) => atMs)}
        isChosen={(atMs) => atMs === chosenMs}
        onChoose={(atMs) => choose(chosenMs === atMs ? null : atMs)}
        label={(atMs) => choices.find((choice) => choice.atMs === atMs)?.label}
      >
        <button
          type="button"
          className="pill pill-small"
          data-act="again"
          aria-pressed={isOther}
          onClick={() => ask({ kind: 'again', person })}
        >
          <DeskIcon name="calendar" />
          {isOther ? time.when(chosenMs, nowMs) : t('again.pick')}
        </button>
      </Pills>
      {chosenMs !== null && (
        <p className="mute small again-at">
          {t('again.at', { time: time.dateAndTime(chosenMs) })} {person.nextContact?.words}
        </p>
      )}
    </div>
  )
}

/** The suitable times with their words. */
export function useContactChoices(): { atMs: number; label: string }[] {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, frame } = useDesk()
  const { todayMs, tomorrowMs, daysMs } = contactTimes(nowMs, frame.hours)
  return [
    ...(todayMs === null ? [] : [{ atMs: todayMs, label: t('again.today', { time: time.clock(todayMs) }) }]),
    { atMs: tomorrowMs, label: tomorrowLabel(tomorrowMs) },
    ...(daysMs === tomorrowMs ? [] : [{ atMs: daysMs, label: t('again.days') }]),
  ]

  function tomorrowLabel(atMs: number): string {
    const isTomorrow =
      atMs - nowMs < 48 * 60 * 60_000 && time.shortDay(atMs) === time.shortDay(nowMs + 24 * 60 * 60_000)
    return isTomorrow ? t('again.tomorrow', { time: time.clock(atMs) }) : time.dayAndTime(atMs)
  }
}
