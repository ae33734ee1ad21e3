import type { Intent } from '../../../domain/chat/intents.ts'
import type { LookUp } from '../../../domain/explainer/look-up.ts'
import type { Analysis } from '../engine/analysis.ts'
import type { Memory } from './memory.ts'
import type { Book } from './school-book.ts'

/** One message of the visitor, with all that is known when it is answered. */
export interface Turn {
  text: string
  lower: string
  analysis: Analysis
  memory: Memory
  book: Book
  lookUp(word: string): LookUp
}

/** What is said, and what has changed in memory by saying it. */
export interface Said {
  parts: string[]
  intent: Intent
  memory: Partial<Memory>
}

export const said = (intent: Intent, parts: (string | null | undefined)[], memory: Partial<Memory> = {}): Said => ({
  intent,
  parts: parts.filter((part): part is string => Boolean(part)),
  memory,
})

/** A choice that differs from turn to turn, and is the same each time the same talk is held. */
export const vary = <T>(turn: Turn, list: readonly T[]): T =>
  list[(turn.memory.turn + turn.text.length) % list.length] as T
