import type { Entry } from '../book/entry.ts'
import { moreExercise } from './continuations.ts'
import { type Controlled, controlIn } from './controls.ts'
import { pendingExercise } from './exercise.ts'
import { openEntry } from './open-entry.ts'
import { say } from './school-book.ts'
import { tellFacet } from './tell-facet.ts'
import { asIf, type Said, type Turn } from './turn.ts'

type Act = (turn: Turn, entry: Entry | undefined) => Said | null

/** In simpler words; whoever is lost once more sees what often goes wrong. */
const simpler: Act = (turn, entry) => {
  const { last } = turn.memory
  if (!entry || last?.kind !== 'entry' || entry.kind === 'care') return null
  const wasLost = controlIn(asIf(turn, turn.before))?.control === 'lost'
  return tellFacet(turn, entry, wasLost ? 'mistake' : 'easier')
}

/** The answer of the exercise that waits, then another one. */
const skip: Act = (turn, entry) => {
  const { memory, book } = turn
  const answer = pendingExercise(turn)?.answers[0]
  const { last } = memory
  if (!last || (last.kind !== 'entry' && last.kind !== 'reason') || entry?.kind === 'care') return null
  const next = last.kind === 'entry' && entry ? tellFacet(turn, entry, 'exercise') : moreExercise(turn, last)
  return answer ? { ...next, parts: [say(book, 'exercise.skip', { answer }), ...next.parts] } : next
}

/** What controls do beside a topic that is open; what else they may want is asked of it as a facet. */
const ACTS: Partial<Record<Controlled['control'], Act>> = {
  lost: simpler,
  unknown: (turn, entry) => (turn.memory.exercise ? null : simpler(turn, entry)),
  skip,
}

export const controlEntry = (turn: Turn, { control }: Controlled): Said | null =>
  ACTS[control]?.(turn, openEntry(turn)) ?? null
