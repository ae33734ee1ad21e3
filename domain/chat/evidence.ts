import type { Correction } from './correction.ts'

/** What the visitor sends, or is in the middle of. */
export type TurnKind = 'chat' | 'essay' | 'lesson' | 'scene'

/** What the school itself knows about a message, for a hosted model. */
export interface Evidence {
  kind: TurnKind
  /** What the checker is sure of. */
  corrections: readonly Correction[]
  /** The two best entries of the teacher's book, as plain text. */
  entries: readonly string[]
  /** The embedded tutor's memory with this message in it, so that it can take over. */
  memory: unknown
}
