import type { DeskToday } from '../../../../domain/desk/desk-figures-contract.ts'
import { healthOf } from '../../../../domain/desk/health.ts'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useDesk } from '../frame/desk-context.ts'
import { BarTable, Funnel, shareOf } from '../parts/bar-table.tsx'
import { Box } from '../parts/box.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { DurationFigure } from '../parts/timer-chip.tsx'
import { useCounted } from '../parts/use-counted.ts'
import { useNamed } from '../parts/use-named.ts'

export function Yesterday({ today: { yesterday } }: { today: DeskToday }) {
  const t = useText()
  const { number } = useFormats()
  if (!yesterday) return null
  const more = yesterday.arrived - yesterday.arrivedWeekBefore
  return (
    <Box title={t('today.yesterday')} tool={<a href="/admin/statistics">{t('desk.statistics')}</a>} isBare>
      <dl className="tiles">
        <div>
          <dt>{t('today.yesterday.new')}</dt>
          <dd>{number(yesterday.arrived)}</dd>
          <dd className="delta">
            {more === 0
              ? t('today.yesterday.same')
              : t('today.yesterday.more', { n: `${more > 0 ? '+' : '−'}${number(Math.abs(more))}` })}
          </dd>
        </div>
        <div>
          <dt>{t('today.yesterday.answer')}</dt>
          <dd>{yesterday.medianMin === null ? '–' : <DurationFigure minutes={yesterday.medianMin} />}</dd>
          <dd className="delta">{t('today.yesterday.target')}</dd>
        </div>
        <div>
          <dt>{t('today.yesterday.inTime')}</dt>
          <dd>
            {number(yesterday.withinFiveMin)}
            <small>/{number(yesterday.answered)}</small>
          </dd>
          <dd className="delta">{t('today.yesterday.underFive')}</dd>
        </div>
      </dl>
    </Box>
  )
}

export function Health({ today: { health } }: { today: DeskToday }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs, frame } = useDesk()
  return (
    <Box
      title={t('today.health')}
      tool={frame.me.role === 'owner' && <a href="/admin/settings/connections">{t('today.details')}</a>}
      isBare
    >
      {health.map((channel) => {
        const { name, failed, waiting, lastSuccessAtMs, lastProblem } = channel
        const state = healthOf(channel)
        const isBad = state === 'failed' || state === 'retried'
        return (
          <div key={name} className={isBad ? 'health health-bad' : 'health'}>
            <span className={isBad || state === 'fine' ? 'lozenge' : 'lozenge lozenge-quiet'} />
            <div>
              <b>{t(`today.health.${name}.${state}`, { n: state === 'failed' ? failed : waiting })}</b>
              <p>
                {state === 'off'
                  ? t('today.health.off')
                  : lastSuccessAtMs === null
                    ? t('today.health.never')
                    : t('today.health.last', { time: time.when(lastSuccessAtMs, nowMs) })}
              </p>
            </div>
            {isBad && lastProblem && (
              <p className="health-error">
                <code>{lastProblem}</code>
              </p>
            )}
          </div>
        )
      })}
    </Box>
  )
}

export function Week({ today: { week } }: { today: DeskToday }) {
  const t = useText()
  const { number } = useFormats()
  const touched = week.stair[0]?.count ?? 0
  const steps = week.stair.map(({ step, count }) => ({ name: t(`funnel.${step}` as TextKey), count }))
  return (
    <Box title={t('today.week')} tool={<a href="/admin/statistics">{t('today.details')}</a>}>
      {week.visits > 0 && (
        <p className="funnel-words">
          {t('today.week.visits', {
            visits: number(week.visits),
            share: shareOf(touched, week.visits) ?? number(touched),
          })}
        </p>
      )}
      <Funnel caption={t('today.week.funnel')} steps={steps} shows="share" />
      {week.worstDrop && (
        <p className="desk-note worst-drop">
          {t('today.week.worst', {
            step: t(`funnel.${week.worstDrop.step}` as TextKey),
            lost: number(week.worstDrop.lost),
            of: number(week.worstDrop.of),
          })}
        </p>
      )}
    </Box>
  )
}

export function Sources({ today: { week } }: { today: DeskToday }) {
  const t = useText()
  const named = useNamed()
  const { people } = useCounted()
  if (week.sources.length === 0) return null
  const total = week.sources.reduce((sum, { count }) => sum + count, 0)
  return (
    <Box title={t('today.sources')} note={t('today.sources.note', { people: people(total) })} className="span-6">
      <BarTable caption={t('today.sources')} bars={named('source', week.sources, 6)} />
    </Box>
  )
}

export function Topics({ today: { week } }: { today: DeskToday }) {
  const t = useText()
  const named = useNamed()
  if (week.topics.length === 0) return null
  return (
    <Box title={t('today.topics')} note={t('today.topics.note')} className="span-6">
      <BarTable caption={t('today.topics')} bars={named('topic', week.topics, 6)} />
    </Box>
  )
}
