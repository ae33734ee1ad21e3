import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { type Bar, BarTable, shareOf } from '../parts/bar-table.tsx'
import { Box } from '../parts/box.tsx'
import { dayOf, startOf, useDeskTime } from '../parts/desk-time.ts'
import type { CardProps } from './card-props.ts'
import { Numbers, StepPlot } from './plots.tsx'

const WEEK_MS = 7 * 24 * 60 * 60_000
const ANSWER_LOOKS = {
  fresh: 'bar-good',
  soon: 'bar-amber',
  late: 'bar-bad',
  overdue: 'bar-bad',
  unanswered: 'bar-other',
} as const

export function Answers({ statistics: { answerTimes, to }, span }: CardProps) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  // Whoever waits does so now, and not in days that are over.
  const within = answerTimes.within.filter(({ level }) => level !== 'unanswered' || to === dayOf(nowMs))
  const total = within.reduce((sum, { count }) => sum + count, 0)
  const bars: Bar[] = within.map(({ level, count }) => ({
    name: t(`stats.answers.${level}`),
    count,
    look: ANSWER_LOOKS[level],
    more: shareOf(count, total),
  }))
  const points = answerTimes.medianByWeek.map(({ weekFrom, medianMin }) => ({
    label: time.shortDay(startOf(weekFrom)),
    value: medianMin,
  }))
  const isThisWeek = nowMs < startOf(answerTimes.medianByWeek.at(-1)?.weekFrom ?? to) + WEEK_MS
  return (
    <Box title={t('stats.answers')} note={t('stats.answers.note')} className={span}>
      <BarTable caption={t('stats.answers')} bars={bars} />
      {points.some(({ value }) => value !== null) && (
        <>
          <h3 className="chart-title">{t('stats.answers.byWeek')}</h3>
          <StepPlot
            label={t('stats.answers.text')}
            points={points}
            target={5}
            lastLabel={isThisWeek ? t('stats.thisWeek') : (points.at(-1)?.label ?? '')}
          />
          <Numbers
            caption={t('stats.answers.byWeek')}
            columns={[t('stats.week'), t('stats.minutes')]}
            rows={points.map(({ label, value }) => [label, value])}
          />
        </>
      )}
    </Box>
  )
}
