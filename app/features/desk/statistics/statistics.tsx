import type { DeskStatistics } from '../../../../domain/desk/desk-figures-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskShell } from '../frame/desk-shell.tsx'
import { type Bar, BarTable, Funnel, shareOf } from '../parts/bar-table.tsx'
import { Box } from '../parts/box.tsx'
import { dayOf, startOf, useDeskTime } from '../parts/desk-time.ts'
import { useNamed } from '../parts/use-named.ts'
import { DayPlot, Numbers, StepPlot } from './plots.tsx'
import { StatisticsRange } from './statistics-range.tsx'
import { Tiles } from './statistics-tiles.tsx'
import { Vitals } from './vitals.tsx'

/** How the site and the desk do. What is not stored yet has no card. */
export function Statistics() {
  const t = useText()
  const { statistics } = useDeskData('statistics')
  return (
    <DeskShell place="statistics" title={t('desk.statistics')}>
      <StatisticsRange from={statistics.from} to={statistics.to} />
      <div className="grid-twelve grid-even">
        <Tiles statistics={statistics} />
        <ByDay statistics={statistics} />
        <Counted title="stats.sources" group="source" counts={statistics.sources} />
        <Visits statistics={statistics} />
        <Counted title="stats.programs" counts={statistics.programs} />
        <Funnels statistics={statistics} />
        <Answers statistics={statistics} />
        <Vitals vitals={statistics.vitals} />
        <Counted title="stats.cities" counts={statistics.cities} />
        <Steps statistics={statistics} />
        <Counted title="stats.words" counts={statistics.words} isSpoken />
        <Counted title="stats.topics" group="topic" note="stats.topics.note" counts={statistics.topics} />
      </div>
    </DeskShell>
  )
}

interface Props {
  statistics: DeskStatistics
}

function ByDay({ statistics: { peopleByDay, people, to } }: Props) {
  const t = useText()
  return <Days title={t('stats.byDay')} total={people.now} unit={t('stats.people.short')} days={peopleByDay} to={to} />
}

function Visits({ statistics: { visitsByDay, visits, to } }: Props) {
  const t = useText()
  if (visits.now === 0) return null
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

interface CountedProps {
  title: TextKey
  note?: TextKey
  group?: 'source' | 'kind' | 'topic'
  counts: readonly { name: string; count: number }[]
  /** English words are set in the voice. */
  isSpoken?: boolean
}

/** Nothing stored yet: no card. */
function Counted({ title, note, group, counts, isSpoken = false }: CountedProps) {
  const t = useText()
  const named = useNamed()
  if (counts.length === 0) return null
  const bars = named(group ?? null, counts, 6).map((bar) =>
    isSpoken
      ? {
          ...bar,
          name: (
            <span className="voice" lang="en">
              {bar.name}
            </span>
          ),
        }
      : bar,
  )
  return (
    <Box title={t(title)} note={note && t(note)} className="span-4">
      <BarTable caption={t(title)} bars={bars} />
    </Box>
  )
}

function Funnels({ statistics: { chatFunnel, formFunnel, kinds } }: Props) {
  const t = useText()
  const named = useNamed()
  const steps = (funnel: DeskStatistics['chatFunnel']) =>
    funnel
      .filter(({ step }) => step !== 'view')
      .map(({ step, reached }) => ({ name: t(`funnel.${step}` as TextKey), count: reached }))
  const [chat, form] = [steps(chatFunnel), steps(formFunnel)]
  const kindBars = kinds.length > 0 && <BarTable caption={t('stats.kinds')} bars={named('kind', kinds, 6)} />
  return (
    <>
      {isBegun(chat) && (
        <Box title={t('stats.chatFunnel')} className="span-6">
          <Funnel caption={t('stats.chatFunnel')} steps={chat} shows="lost" />
        </Box>
      )}
      {isBegun(form) && (
        <Box title={t('stats.formFunnel')} className="span-6">
          <Funnel caption={t('stats.formFunnel')} steps={form} shows="lost" />
          {kinds.length > 0 && <h3 className="chart-title">{t('stats.kinds')}</h3>}
          {kindBars}
        </Box>
      )}
      {!isBegun(form) && kinds.length > 0 && (
        <Box title={t('stats.kinds')} className="span-6">
          {kindBars}
        </Box>
      )}
    </>
  )
}

const isBegun = (steps: readonly { count: number }[]): boolean => steps.some(({ count }) => count > 0)

const ANSWER_LOOKS = {
  fresh: 'bar-good',
  soon: 'bar-amber',
  late: 'bar-bad',
  overdue: 'bar-bad',
  unanswered: 'bar-other',
} as const

function Answers({ statistics: { answerTimes } }: Props) {
  const t = useText()
  const time = useDeskTime()
  const total = answerTimes.within.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const bars: Bar[] = answerTimes.within.map(({ level, count }) => ({
    name: t(`stats.answers.${level}`),
    count,
    look: ANSWER_LOOKS[level],
    more: shareOf(count, total),
  }))
  const points = answerTimes.medianByWeek.map(({ weekFrom, medianMin }) => ({
    label: time.shortDay(startOf(weekFrom)),
    value: medianMin,
  }))
  return (
    <Box title={t('stats.answers')} note={t('stats.answers.note')} className="span-6">
      <BarTable caption={t('stats.answers')} bars={bars} />
      {points.some(({ value }) => value !== null) && (
        <>
          <h3 className="chart-title">{t('stats.answers.byWeek')}</h3>
          <StepPlot label={t('stats.answers.text')} points={points} target={5} lastLabel={t('stats.thisWeek')} />
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

function Steps({ statistics: { steps } }: Props) {
  const t = useText()
  if (steps.every(({ count }) => count === 0)) return null
  return (
    <Box title={t('stats.steps')} className="span-4">
      <BarTable
        caption={`${t('stats.steps')}: ${t('stats.steps.note')}`}
        bars={steps.map(({ step, count }) => ({
          name: t(`step.${step}`),
          count,
          look: step === 'lost' ? 'bar-other' : 'bar-main',
        }))}
      />
    </Box>
  )
}
