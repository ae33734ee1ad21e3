import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { type Bar, BarTable } from '../parts/bar-table.tsx'
import { Box } from '../parts/box.tsx'
import { useNamed } from '../parts/use-named.ts'
import type { CardProps, Span } from './card-props.ts'

interface CountedProps {
  title: TextKey
  note?: TextKey
  group?: 'source' | 'kind' | 'topic'
  counts: readonly { name: string; count: number }[]
  /** English words are set in the voice. */
  isSpoken?: boolean
  span: Span
}

export function Counted({ title, note, group, counts, isSpoken = false, span }: CountedProps) {
  const t = useText()
  const named = useNamed()
  const bars = named(group ?? null, counts, 6)
  return (
    <Box title={t(title)} note={note && t(note)} className={span}>
      <BarTable caption={t(title)} bars={isSpoken ? bars.map(spoken) : bars} />
    </Box>
  )
}

/** What is left over has a name in the page's language. */
const spoken = (bar: Bar): Bar =>
  bar.look
    ? bar
    : {
        ...bar,
        name: (
          <span className="voice" lang="en">
            {bar.name}
          </span>
        ),
      }

export function Programs({ statistics, span }: CardProps) {
  return <Counted title="stats.programs" counts={statistics.programs} span={span} />
}
export function Cities({ statistics, span }: CardProps) {
  return <Counted title="stats.cities" counts={statistics.cities} span={span} />
}
export function Words({ statistics, span }: CardProps) {
  return <Counted title="stats.words" counts={statistics.words} isSpoken span={span} />
}
export function Topics({ statistics, span }: CardProps) {
  return <Counted title="stats.topics" group="topic" note="stats.topics.note" counts={statistics.topics} span={span} />
}

export function Steps({ statistics: { steps }, span }: CardProps) {
  const t = useText()
  return (
    <Box title={t('stats.steps')} className={span}>
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
