export const KINDS = ['grammar', 'pairs', 'situations', 'exams', 'care'] as const
export type Kind = (typeof KINDS)[number]

export const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const
export type Level = (typeof LEVELS)[number]

export interface InBoth {
  id: string
  en: string
}

export interface Mistake {
  wrong: string
  right: string
}

export interface Exercise {
  /** With '…' where the answer goes. */
  sentence: string
  /** Every right answer. */
  keys: string[]
}

/** Sections of sentences in English with their Indonesian. */
export const SENTENCE_FACETS = [
  'examples',
  'more',
  'negative',
  'question',
  'past',
  'future',
  'formal',
  'informal',
  'firm',
  'reply',
] as const
/** Sections of explanation in both languages. */
export const TEXT_FACETS = ['short', 'form', 'compare', 'aloud'] as const
const OTHER_FACETS = ['ask', 'meaning', 'mistake', 'steps', 'model', 'exercise'] as const
export const FACETS = [...SENTENCE_FACETS, ...TEXT_FACETS, ...OTHER_FACETS] as const
/** The sections of an entry. */
export type Facet = (typeof FACETS)[number]

export const REQUIRED: readonly Facet[] = ['ask', 'short', 'examples']

/** A section that is not there is an empty list or null. */
export interface Entry extends Record<(typeof SENTENCE_FACETS)[number], InBoth[]> {
  name: string
  kind: Kind
  level: Level | null
  title: InBoth
  items: string[]
  keywords: string[]
  reasons: string[]
  next: string[]
  ask: string[]
  short: InBoth
  meaning: string | null
  form: InBoth | null
  compare: InBoth | null
  aloud: InBoth | null
  mistake: { sentences: Mistake[]; why: InBoth | null }
  steps: InBoth[]
  model: string[]
  exercise: Exercise[]
}
