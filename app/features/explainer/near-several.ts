import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'

/** What was typed is nearly one of several words: which one was meant is asked first. */
export const isNearSeveral = ({ correctedFrom, suggestions = [] }: Explanation): boolean =>
  correctedFrom !== undefined && suggestions.length > 0
