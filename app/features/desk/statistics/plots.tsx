import { type ReactNode, useId } from 'react'
import { useText } from '../../i18n/language-context.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { ChartTable } from '../parts/chart-table.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Hatch } from '../parts/hatch.tsx'

export interface Point {
  label: string
  /** Null: nothing to show. */
  value: number | null
}

const HEIGHT = 148
const TOP = 8
const LABEL_DROP = 30
/** Of the scale's figures, which all have the same width. */
const DIGIT_WIDTH = 7.5
const SCALE_GAP = 8

/** Round steps up to the highest value. */
function scaleOf(most: number): number[] {
  const rough = Math.max(1, most) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power * 10)
  const lines = Math.ceil(Math.max(1, most) / step)
  return Array.from({ length: lines + 1 }, (_, index) => index * step)
}

interface PlotProps {
  label: string
  points: readonly Point[]
  /** The last bar is not finished. */
  endsNow?: boolean
  lastLabel: string
}

/** Bars over time with percentage positions, so that text keeps its size at any width. */
export function DayPlot({ label, points, endsNow = false, lastLabel }: PlotProps) {
  const hatch = useId()
  const scale = scaleOf(Math.max(0, ...points.map(({ value }) => value ?? 0)))
  const top = scale.at(-1) ?? 1
  const isFew = points.length < FEW_DAYS
  const width = 100 / Math.max(FEW_DAYS, points.length)
  const left = isFew ? ((FEW_DAYS - points.length) * width) / 2 : 0
  const labelOf = (index: number) => (index === points.length - 1 ? lastLabel : points[index]?.label)
  const { number } = useFormats()
  return (
    <PlotFrame
      label={label}
      scale={scale}
      height={HEIGHT}
      firstLabel={isFew ? '' : points[0]?.label}
      lastLabel={isFew ? '' : lastLabel}
    >
      {(isFew ? [...points.keys()] : betweenEnds(points.length)).map((index) => (
        <text key={index} x={`${left + (index + 0.5) * width}%`} y={HEIGHT + LABEL_DROP} textAnchor="middle">
          {labelOf(index)}
        </text>
      ))}
      <Hatch id={hatch} look="unfinished" />
      {points.map(({ label: name, value }, index) => {
        const height = ((value ?? 0) / top) * HEIGHT
        const isOpen = endsNow && index === points.length - 1
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of two years may have the same name
            key={index}
            x={`${left + (index + 0.125) * width}%`}
            width={`${width * 0.75}%`}
            y={TOP + HEIGHT - height}
            height={height}
            className={isOpen ? undefined : 'bar-main'}
            fill={isOpen ? `url(#${hatch})` : undefined}
          >
            <title>{`${name}: ${number(value ?? 0)}`}</title>
          </rect>
        )
      })}
    </PlotFrame>
  )
}

/** Fewer are all named, and their bars are no wider than those of a week. */
const FEW_DAYS = 7

/** Two more days are named where there is room for them. */
const betweenEnds = (days: number): number[] => [Math.round((days - 1) / 3), Math.round(((days - 1) * 2) / 3)]

const STEP_HEIGHT = 108

/** A step line with a target. */
export function StepPlot({ label, points, target, lastLabel }: PlotProps & { target: number }) {
  const scale = scaleOf(Math.max(target, ...points.map(({ value }) => value ?? 0)))
  const top = scale.at(-1) ?? 1
  const width = 100 / Math.max(1, points.length)
  const yOf = (value: number) => TOP + STEP_HEIGHT - (value / top) * STEP_HEIGHT
  return (
    <PlotFrame label={label} scale={scale} height={STEP_HEIGHT} firstLabel={points[0]?.label} lastLabel={lastLabel}>
      <line className="plot-target" x1="0" x2="100%" y1={yOf(target)} y2={yOf(target)} />
      {points.map(({ label: name, value }, index) => {
        const before = points[index - 1]?.value ?? null
        if (value === null) return null
        const x = `${index * width}%`
        return (
          <g key={name}>
            <line className="plot-step" x1={x} x2={`${(index + 1) * width}%`} y1={yOf(value)} y2={yOf(value)} />
            {before !== null && <line className="plot-step" x1={x} x2={x} y1={yOf(before)} y2={yOf(value)} />}
          </g>
        )
      })}
    </PlotFrame>
  )
}

interface FrameProps {
  label: string
  scale: readonly number[]
  height: number
  firstLabel: string | undefined
  lastLabel: string
  children: ReactNode
}

/** The scale beside what is drawn, lines from zero up, and the ends of the time below. */
function PlotFrame({ label, scale, height, firstLabel, lastLabel, children }: FrameProps) {
  const { number } = useFormats()
  const top = scale.at(-1) ?? 1
  const scaleWidth = Math.max(20, number(top).length * DIGIT_WIDTH)
  const lines = scale.map((value) => ({ value, y: TOP + height - (value / top) * height }))
  return (
    <div className={height === HEIGHT ? 'plot' : 'plot plot-low'} role="img" aria-label={label}>
      <svg className="plot-scale" width={scaleWidth + SCALE_GAP} aria-hidden="true">
        {lines.map(({ value, y }) => (
          <text key={value} x={scaleWidth} y={y + 4} textAnchor="end">
            {number(value)}
          </text>
        ))}
      </svg>
      <svg className="plot-area" aria-hidden="true">
        {lines.map(({ value, y }) => (
          <line key={value} className="plot-line" x1="0" x2="100%" y1={y} y2={y} />
        ))}
        {children}
        <text x="0" y={height + LABEL_DROP}>
          {firstLabel}
        </text>
        <text x="100%" y={height + LABEL_DROP} textAnchor="end">
          {lastLabel}
        </text>
      </svg>
    </div>
  )
}

interface NumbersProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

/** The numbers behind a plot. */
export function Numbers({ caption, columns, rows }: NumbersProps) {
  const t = useText()
  const { number } = useFormats()
  return (
    <details className="chart-numbers">
      <summary>
        <DeskIcon name="chevron-down" />
        {t('chart.table')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <section className="chart-scroll" tabIndex={0} aria-label={caption}>
        <ChartTable caption={caption} columns={columns.map((name) => ({ name }))}>
          {rows.map(([name, ...values], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of two years may have the same name
            <tr key={at}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one value a column
                <td key={index}>{typeof value === 'number' ? number(value) : (value ?? '–')}</td>
              ))}
            </tr>
          ))}
        </ChartTable>
      </section>
    </details>
  )
}
