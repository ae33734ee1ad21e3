import type { DeskStatistics } from '../../../../domain/desk/desk-figures-contract.ts'

export type Span = 'span-4' | 'span-6'

export interface CardProps {
  statistics: DeskStatistics
  span: Span
}
