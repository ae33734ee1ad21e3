import type { DeskStatistics } from '../../../../domain/desk/desk-figures-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { FEWEST_FOR_SHARE } from '../parts/bar-table.tsx'
import { DurationFigure, duration } from '../parts/timer-chip.tsx'

const FIGURES = ['visits', 'chats', 'people', 'answer', 'trials', 'enrolled'] as const

/** Six figures, each beside the period before. */
export function Tiles({ statistics }: { statistics: DeskStatistics }) {
  const t = useText()
  const { number } = useFormats()
  return (
    <section className="box span-12" aria-label={t('stats.summary')}>
      <dl className="tiles tiles-six">
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`stats.${name}`)}</dt>
            {name === 'answer' ? (
              <AnswerTile {...statistics.medianAnswerMin} />
            ) : (
              <>
                <dd>{number(statistics[name].now)}</dd>
                <Delta {...statistics[name]} />
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A percentage where there is enough to compare with, else the difference. */
function Delta({ now, before }: { now: number; before: number }) {
  const t = useText()
  const { number } = useFormats()
  const difference = now - before
  if (difference === 0) return <dd className="delta">{t('stats.same')}</dd>
  const sign = difference > 0 ? '+' : '−'
  const amount =
    before >= FEWEST_FOR_SHARE
      ? `${number(Math.round((Math.abs(difference) / before) * 100))}%`
      : number(Math.abs(difference))
  return (
    <dd className="delta">
      <span className={difference > 0 ? 'up' : 'down'}>
        {sign}
        {amount}
      </span>
    </dd>
  )
}

function AnswerTile({ now, before }: { now: number | null; before: number | null }) {
  const t = useText()
  const faster = now === null || before === null ? 0 : Math.round(before - now)
  return (
    <>
      <dd>{now === null ? '–' : <DurationFigure minutes={now} />}</dd>
      {faster !== 0 && (
        <dd className="delta">
          <span className={faster > 0 ? 'up' : 'down'}>
            {t(faster > 0 ? 'stats.faster' : 'stats.slower', { time: duration(Math.abs(faster), t) })}
          </span>
        </dd>
      )}
    </>
  )
}
