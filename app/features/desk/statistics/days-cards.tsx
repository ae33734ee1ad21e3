import type { DeskStatistics } from '../../../../domain/desk/desk-figures-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useDesk } from '../frame/desk-context.ts'
import { Box } from '../parts/box.tsx'
import { dayOf, startOf, useDeskTime } from '../parts/desk-time.ts'
import { DayPlot, Numbers } from './plots.tsx'

interface Props {
  statistics: DeskStatistics
}

export function ByDay({ statistics: { peopleByDay, people, to } }: Props) {
  const t = useText()
  return <Days title={t('stats.byDay')} total={people.now} unit={t('stats.people.short')} days={peopleByDay} to={to} />
}

export function Visits({ statistics: { visitsByDay, visits, to } }: Props) {
  const t = useText()
  return <Days title={t('stats.visitsByDay')} total={visits.now} unit={t('stats.visits')} days={visitsByDay} to={to} />
}

interface DaysProps {
  title: string
  total: number
  /** What is counted. */
  unit: string
  days: readonly { day: string; count: number }[]
  to: string
}

function Days({ title, total, unit, days, to }: DaysProps) {
  const t = useText()
  const time = useDeskTime()
  const { number } = useFormats()
  const { nowMs } = useDesk()
  const points = days.map(({ day, count }) => ({ label: time.shortDay(startOf(day)), value: count }))
  const values = days.map(({ count }) => count)
  const endsNow = to === dayOf(nowMs)
  const note = t(`stats.byDay.total.${days.length === 1 ? 'one' : 'many'}`, { n: number(total), days: days.length })
  const [least, most] = [Math.min(...values), Math.max(...values)].map(number)
  return (
    <Box title={title} note={note} className="span-8">
      <DayPlot
        label={`${title}. ${t('stats.byDay.text', { least: least ?? '', most: most ?? '' })}`}
        points={points}
        endsNow={endsNow}
        lastLabel={endsNow ? t('stats.today') : (points.at(-1)?.label ?? '')}
      />
      <Numbers
        caption={title}
        columns={[t('stats.day'), unit]}
        rows={points.map(({ label, value }) => [label, value]).reverse()}
      />
    </Box>
  )
}
