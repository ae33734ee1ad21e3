import type { ReactNode } from 'react'

export interface Column {
  name: string
  /** Only for screen readers. */
  isHidden?: boolean
}

interface Props {
  caption: string
  columns: readonly Column[]
  className?: string
  /** Its rows. */
  children: ReactNode
}

/** The frame of a table that is a chart. Names stand left, numbers right. */
export const ChartTable = ({ caption, columns, className = '', children }: Props) => (
  <table className={`chart-table ${className}`}>
    <caption className="sr-only">{caption}</caption>
    <thead className={columns.every(({ isHidden }) => isHidden) ? 'sr-only' : undefined}>
      <tr>
        {columns.map(({ name, isHidden }, index) => (
          <th key={name} scope="col" className={index > 0 ? 'right' : undefined}>
            {isHidden ? <span className="sr-only">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
