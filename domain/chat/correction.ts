import type { Language } from '../shared/language.ts'

export interface Correction {
  original: string
  corrected: string
  explanation: string
  /** Likely, not sure. */
  isAsked?: true | undefined
  /** Each reason in both languages, the most useful first. */
  reasons?: Record<Language, string>[] | undefined
}
