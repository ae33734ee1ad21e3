import { useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { dayOf, startOf, useDeskTime } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'

const RANGES = [7, 30, 90] as const
const DAY_MS = 24 * 60 * 60_000

/** The period; each choice is a link, so that it can be kept and gone back from. */
export function StatisticsRange({ from, to }: { from: string; to: string }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const [isPicking, setPicking] = useState(false)
  const days = Math.round((startOf(to) - startOf(from)) / DAY_MS) + 1
  const nameDay = from.slice(0, 4) === dayOf(nowMs).slice(0, 4) ? time.shortDay : time.longDay
  const isUntilNow = to === dayOf(nowMs)
  const known = RANGES.find((range) => isUntilNow && range === days)
  const addressOf = (range: number) =>
    `/admin/statistics?from=${dayOf(nowMs - (range - 1) * DAY_MS)}&to=${dayOf(nowMs)}`
  return (
    <div className="page-head">
      <div>
        <h1 className="desk-h1 desk-h1-wide">{t('desk.statistics')}</h1>
        <p className="soft">
          {t(`stats.period.${days === 1 ? 'one' : 'many'}`, {
            from: nameDay(startOf(from)),
            to: nameDay(startOf(to)),
            days,
          })}
        </p>
      </div>
      <nav className="range" aria-label={t('stats.range')}>
        {RANGES.map((range) => (
          <a key={range} className="pill" href={addressOf(range)} aria-current={range === known ? 'page' : undefined}>
            {t('stats.range.days', { n: range })}
          </a>
        ))}
        <button
          type="button"
          className="pill"
          aria-pressed={known === undefined}
          onClick={() => afterPaint(() => setPicking(true))}
        >
          <DeskIcon name="calendar" />
          {t('stats.range.pick')}
        </button>
      </nav>
      {isPicking && (
        <Sheet title={t('stats.range')} onClose={() => setPicking(false)}>
          <form className="form" action="/admin/statistics">
            <div className="form-pair">
              <TextField label={t('stats.range.from')} type="date" name="from" required max={to} defaultValue={from} />
              <TextField
                label={t('stats.range.to')}
                type="date"
                name="to"
                required
                max={dayOf(nowMs)}
                defaultValue={to}
              />
            </div>
            <Button type="submit" className="button-full">
              {t('stats.range.show')}
            </Button>
          </form>
        </Sheet>
      )}
    </div>
  )
}
