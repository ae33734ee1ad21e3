import { isEmptyNotes, type LearnerNotes } from '../../../domain/chat/learner-notes.ts'

const KEY = 'learner-notes'

/** What the learner told in earlier conversations; undefined if nothing, or if storage is unavailable. */
export function recallNotes(): LearnerNotes | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** In place of the earlier ones; empty ones are removed. */
export function keepNotes(notes: LearnerNotes): void {
  try {
    if (isEmptyNotes(notes)) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(notes))
  } catch {
    // storage is unavailable: they end with the conversation
  }
}
