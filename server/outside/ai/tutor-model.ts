import type { Language } from '../../../domain/shared/language.ts'

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

export interface TutorAnswer {
  text: string
}

/** The AI that speaks as Ms Kiky. Rejects when it cannot answer; the caller decides what to say instead. */
export interface TutorModel {
  /** For the start's report. */
  readonly description: string
  answer(turns: readonly ChatTurn[], language: Language, signal: AbortSignal): Promise<TutorAnswer>
}
