import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/language-context.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { ChartTable } from './chart-table.tsx'
import { Hatch } from './hatch.tsx'

export interface Bar {
  name: ReactNode
  count: number
  look?: 'bar-main' | 'bar-good' | 'bar-bad' | 'bar-other' | 'bar-amber'
  /** After the count, such as a share. */
  more?: string | null
}

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100}%`

/** Bars in a real table: the table is the chart. */
export function BarTable({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const t = useText()
  const { number } = useFormats()
  const most = Math.max(0, ...bars.map(({ count }) => count))
  return (
    <ChartTable
      caption={caption}
      columns={[t('chart.name'), t('chart.bar'), t('chart.count')].map((name) => ({ name, isHidden: true }))}
    >
      {bars.map(({ name, count, look = 'bar-main', more }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be marked up, the order is the ranking
        <tr key={index}>
          <th scope="row">{name}</th>
          <td className="chart-bar">
            <svg aria-hidden="true">
              <rect className="bar-ground" width="100%" height="100%" />
              <rect className={look} width={percent(count, most)} height="100%" />
            </svg>
          </td>
          <td>
            {number(count)}
            {more && <small>{more}</small>}
          </td>
        </tr>
      ))}
    </ChartTable>
  )
}

export interface FunnelStep {
  name: string
  count: number
}

interface FunnelProps {
  caption: string
  steps: readonly FunnelStep[]
  /** What stands in the last column: the share of the step before, or how many stopped. */
  shows: 'share' | 'lost'
}

/** Bars that touch and form a staircase; hatched is who left at the step. */
export function Funnel({ caption, steps, shows }: FunnelProps) {
  const t = useText()
  const { number } = useFormats()
  const hatch = useId()
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <ChartTable
      caption={caption}
      className="funnel"
      columns={[
        { name: t('chart.step'), isHidden: true },
        { name: t('chart.bar'), isHidden: true },
        { name: t('chart.reached'), isHidden: shows === 'share' },
        { name: t(shows === 'share' ? 'chart.ofBefore' : 'chart.lost'), isHidden: shows === 'share' },
      ]}
    >
      {steps.map(({ name, count }, index) => {
        const before = steps[index - 1]?.count ?? count
        const lost = Math.max(0, before - count)
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="chart-bar">
              <svg aria-hidden="true">
                {index === 0 && <Hatch id={hatch} look="left" />}
                <rect x={percent(count, most)} width={percent(lost, most)} height="100%" fill={`url(#${hatch})`} />
                <rect className="bar-main" width={percent(count, most)} height="100%" />
              </svg>
            </td>
            <td>{number(count)}</td>
            <td className="chart-drop">
              {index > 0 && <small>{shows === 'lost' ? lost > 0 && `−${number(lost)}` : shareOf(count, before)}</small>}
            </td>
          </tr>
        )
      })}
    </ChartTable>
  )
}

export const FEWEST_FOR_SHARE = 20

/** Of fewer than twenty people a percentage says nothing, nor of those who came to a step from an earlier time. */
export function shareOf(part: number, whole: number): string | null {
  if (whole < FEWEST_FOR_SHARE || part > whole) return null
  const share = Math.round((part / whole) * 100)
  return share === 0 && part > 0 ? '<1%' : `${share}%`
}
