import type { Language } from '../shared/language.ts'
import type { Correction } from './correction.ts'
import type { EssayReview } from './essay-contract.ts'
import type { Evidence } from './evidence.ts'
import type { Intent } from './intents.ts'
import type { Judgement } from './judge-turn.ts'
import type { LeadSuggestion } from './lead-decision.ts'
import type { LearnerNotes } from './learner-notes.ts'

export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}

/** How a question of a quiz was answered. */
export interface QuizResult {
  number: number
  total: number
  /** Null for a question that was skipped. */
  chosen: string | null
  answer: string
  /** How many were right so far. */
  score: number
}

export interface TutorQuestion {
  /** Oldest first; the last one is the visitor's. */
  turns: readonly ChatTurn[]
  judgement: Judgement
  /** The memory of the last answer in this conversation, or null. Plain JSON. */
  memory: unknown
  /** Kept on the visitor's device since an earlier conversation. */
  notes?: LearnerNotes | null
  /** What is known about the message beforehand, for a hosted model. */
  evidence?: Evidence | null
  /** Called with the text so far by a streaming tutor; the text starts over with a second attempt. */
  onText?: (textSoFar: string) => void
}

export interface TutorAnswer {
  /** Markdown, limited to bold, lists and code. */
  text: string
  /** The language of the text, if known. */
  language?: Language
  intent: Intent
  corrections: readonly Correction[]
  quiz?: QuizResult
  /** The visitor's sentence, where it was checked and is right. */
  right?: string
  review?: EssayReview
  /** Whether to ask for contact details now, and the visitor's goal in a few English words. */
  lead: LeadSuggestion
  memory: unknown
  /** What the device may keep for the next conversation. */
  notes?: LearnerNotes
  /** How the message was understood: the visitor's move, what it is about, and how sure that is. */
  trace?: { move: string; topic: string; score: number }
  /** What a hosted model used for it. */
  tokens?: number
}

/** The AI that speaks as Ms Kiky. Rejects when it cannot answer; the caller decides what to say instead. */
export interface TutorModel {
  /** Printed at start. */
  readonly description: string
  answer(question: TutorQuestion, signal: AbortSignal): Promise<TutorAnswer>
}
