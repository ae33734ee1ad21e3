import type { Intent } from '../../../domain/chat/intents.ts'
import type { Judgement } from '../../../domain/chat/judge-turn.ts'
import type { LookUp } from '../../../domain/explainer/look-up.ts'
import type { Analysis } from '../engine/analysis.ts'
import { quotedPart } from '../engine/quoted-part.ts'
import type { Memory } from './memory.ts'
import type { Book } from './school-book.ts'

/** One message of the visitor, with all that is known when it is answered. */
export interface Turn {
  text: string
  lower: string
  analysis: Analysis
  judgement: Judgement
  memory: Memory
  book: Book
  /** What the visitor wrote before this. */
  before: string
  lookUp(word: string): LookUp
}

/** What is said, and what has changed in memory by saying it. */
export interface Said {
  parts: string[]
  intent: Intent
  memory: Partial<Memory>
  /** Set where nobody is to be asked for name and number, whatever the words were. */
  neverAsks?: true
  /** Set where a person matters more than their English: nothing is corrected. */
  isCare?: true
  /** Set where it ends with what waits for an answer. */
  isWaiting?: true
}

export const said = (intent: Intent, parts: (string | null | undefined)[], memory: Partial<Memory> = {}): Said => ({
  intent,
  parts: parts.filter((part): part is string => Boolean(part)),
  memory,
})

/** A choice that differs from turn to turn, and is the same each time the same talk is held. */
export const vary = <T>(turn: Turn, list: readonly T[]): T =>
  list[(turn.memory.turn + turn.text.length) % list.length] as T

/** The same moment, as if these words had been written: for a choice that stands for another message. */
export const asIf = (turn: Turn, text: string): Turn => ({
  ...turn,
  text,
  lower: text.toLowerCase(),
  analysis: { ...turn.analysis, quoted: quotedPart(text), corrections: [], englishSentences: 0, allEnglish: false },
})

/** A word's entry; a dictionary that is away is no reason to be silent. */
export function lookUpKindly(turn: Turn, word: string): LookUp | null {
  try {
    return turn.lookUp(word)
  } catch {
    return null
  }
}
