import type { ReactNode } from 'react'
import type { DeskStatistics } from '../../../../domain/desk/desk-figures-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { DeskShell } from '../frame/desk-shell.tsx'
import { Answers } from './answers-card.tsx'
import type { CardProps, Span } from './card-props.ts'
import { Cities, Counted, Programs, Steps, Topics, Words } from './counted-cards.tsx'
import { ByDay, Visits } from './days-cards.tsx'
import { ChatFunnel, FormFunnel, isBegun } from './funnel-cards.tsx'
import { StatisticsRange } from './statistics-range.tsx'
import { Tiles } from './statistics-tiles.tsx'
import { Vitals } from './vitals.tsx'

/** How the site and the desk do. What is not stored yet has no card. */
export function Statistics() {
  const t = useText()
  const { statistics } = useDeskData('statistics')
  const { from, to, sources, programs, visits } = statistics
  return (
    <DeskShell place="statistics" title={t('desk.statistics')}>
      <StatisticsRange from={from} to={to} />
      <div className="grid-twelve grid-even">
        <Tiles statistics={statistics} />
        <ByDay statistics={statistics} />
        {sources.length > 0 && <Counted title="stats.sources" group="source" counts={sources} span="span-4" />}
        {visits.now > 0 && <Visits statistics={statistics} />}
        {visits.now > 0 && programs.length > 0 && <Programs statistics={statistics} span="span-4" />}
        <Smaller statistics={statistics} />
      </div>
    </DeskShell>
  )
}

interface Card {
  name: string
  isThere(statistics: DeskStatistics): boolean
  Card(props: CardProps): ReactNode
}

const HALVES: readonly Card[] = [
  { name: 'chat', Card: ChatFunnel, isThere: ({ chatFunnel }) => isBegun(chatFunnel) },
  { name: 'form', Card: FormFunnel, isThere: ({ formFunnel, kinds }) => isBegun(formFunnel) || kinds.length > 0 },
  { name: 'answers', Card: Answers, isThere: ({ answerTimes }) => answerTimes.within.some(({ count }) => count > 0) },
  { name: 'vitals', Card: Vitals, isThere: ({ vitals }) => vitals.length > 0 },
]
const NARROW: readonly Card[] = [
  { name: 'programs', Card: Programs, isThere: ({ programs, visits }) => programs.length > 0 && visits.now === 0 },
  { name: 'cities', Card: Cities, isThere: ({ cities }) => cities.length > 0 },
  { name: 'steps', Card: Steps, isThere: ({ steps }) => steps.some(({ count }) => count > 0) },
  { name: 'words', Card: Words, isThere: ({ words }) => words.length > 0 },
  { name: 'topics', Card: Topics, isThere: ({ topics }) => topics.length > 0 },
]

/** Cards of half the width, then narrower ones, so that no row has a hole. */
function Smaller({ statistics }: Pick<CardProps, 'statistics'>) {
  const [halves, narrow] = [HALVES, NARROW].map((cards) => cards.filter(({ isThere }) => isThere(statistics)))
  const paired = Math.ceil((halves?.length ?? 0) / 2) * 2
  const cards = [...(halves ?? []), ...(narrow ?? [])]
  return cards.map(({ name, Card }, index) => (
    <Card
      key={name}
      statistics={statistics}
      span={index < paired ? 'span-6' : spanIn(cards.length - paired, index - paired)}
    />
  ))
}

/** Rows of three; what three do not fill are rows of two. */
function spanIn(cards: number, index: number): Span {
  const inPairs = cards % 3 === 0 ? 0 : cards % 3 === 2 ? 2 : 4
  return index < cards - inPairs ? 'span-4' : 'span-6'
}
