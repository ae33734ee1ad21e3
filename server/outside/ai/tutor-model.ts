import type { Intent } from '../../../domain/chat/intents.ts'
import type { Judgement } from '../../../domain/chat/judge-turn.ts'
import type { LeadSuggestion } from '../../../domain/chat/lead-decision.ts'
import type { Language } from '../../../domain/shared/language.ts'

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

export interface Correction {
  original: string
  corrected: string
  explanation: string
}

export interface TutorQuestion {
  /** Oldest first; the last one is the visitor's. */
  turns: readonly ChatTurn[]
  judgement: Judgement
  /** What this tutor gave back with its last answer in this conversation, or null. Plain JSON. */
  memory: unknown
  /** Called with the text so far by a tutor that speaks as it thinks; it begins anew when a second attempt is made. */
  onText?: (textSoFar: string) => void
}

export interface TutorAnswer {
  /** Small Markdown: bold, lists, code. */
  text: string
  /** The language it speaks in, where that is known. */
  language?: Language
  intent: Intent
  corrections: readonly Correction[]
  /** Whether to begin asking for name, e-mail and phone now, and what the visitor wants, in a few English words. */
  lead: LeadSuggestion
  memory: unknown
}

/** The AI that speaks as Ms Kiky. Rejects when it cannot answer; the caller decides what to say instead. */
export interface TutorModel {
  /** For the start's report. */
  readonly description: string
  answer(question: TutorQuestion, signal: AbortSignal): Promise<TutorAnswer>
}
