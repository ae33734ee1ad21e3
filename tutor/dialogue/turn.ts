import type { EssayReview } from '../../domain/chat/essay-contract.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import type { Judgement } from '../../domain/chat/judge-turn.ts'
import type { QuizResult, TutorAnswer } from '../../domain/chat/tutor-model.ts'
import type { LookUp } from '../../domain/explainer/look-up.ts'
import type { Analysis } from '../analysis.ts'
import type { Book as TeachersBook } from '../book/open-book.ts'
import { quotedPart } from '../quoted-part.ts'
import type { Memory } from './memory.ts'
import type { Book } from './school-book.ts'

/** One message of the visitor, with everything known about it. */
export interface Turn {
  text: string
  lower: string
  analysis: Analysis
  judgement: Judgement
  memory: Memory
  book: Book
  /** The visitor's previous message. */
  before: string
  lookUp(word: string): LookUp
  teaching: TeachersBook
}

/** An answer, and what it changes in memory. */
export interface Said {
  parts: string[]
  intent: Intent
  memory: Partial<Memory>
  /** Set where the visitor must not be asked for name and number. */
  neverAsks?: true
  /** Set where the reply itself shows every correction: none is shown again beside it. */
  showsAll?: true
  /** Set for a visitor in danger: nothing is corrected. */
  isCare?: true
  /** How the message answered a question of a quiz. */
  quiz?: QuizResult
  /** The sentence that was checked and is right. */
  right?: string
  review?: EssayReview
  /** Why she answers this, for the transcript. */
  trace?: NonNullable<TutorAnswer['trace']>
  /** What was told of the open entry for want of anything on what was asked. */
  lost?: string
  /** Set where the answer already repeats what waits for the learner. */
  isWaiting?: true
}

export const said = (intent: Intent, parts: (string | null | undefined)[], memory: Partial<Memory> = {}): Said => ({
  intent,
  parts: parts.filter((part): part is string => Boolean(part)),
  memory,
})

/** Varies from turn to turn, but is the same each time the same conversation is held. */
export const vary = <T>(turn: Turn, list: readonly T[]): T =>
  list[(turn.memory.turn + turn.text.length) % list.length] as T

/** The same turn with another text, for a choice that stands for a message. */
export const asIf = (turn: Turn, text: string): Turn => ({
  ...turn,
  text,
  lower: text.toLowerCase(),
  analysis: { ...turn.analysis, quoted: quotedPart(text), corrections: [], englishSentences: 0, allEnglish: false },
})

/** The same function, which answers once for each turn: many parts ask the same of it. */
export function oncePerTurn<Answer>(ask: (turn: Turn) => Answer): (turn: Turn) => Answer {
  const known = new WeakMap<Turn, { answer: Answer }>()
  return (turn) => {
    const { answer } = known.get(turn) ?? { answer: ask(turn) }
    known.set(turn, { answer })
    return answer
  }
}

/** A word's entry; null when the dictionary is unavailable. */
export function lookUpKindly(turn: Turn, word: string): LookUp | null {
  try {
    return turn.lookUp(word)
  } catch {
    return null
  }
}
