import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'

/** Somebody else has answered while an answer was being written. */
export interface Answered {
  byName: string | null
  atMs: number
}

/** Null if nobody has answered since the person was opened, or I have. */
export function answeredSince(
  opened: PersonRow,
  { person, timeline }: Pick<PersonStory, 'person' | 'timeline'>,
  myId: string,
): Answered | null {
  if (person.answeredAtMs === null || person.answeredAtMs === opened.answeredAtMs) return null
  const step = timeline.find((item) => item.type === 'event' && item.kind === 'step')
  if (step?.type !== 'event' || step.actorId === myId) return null
  return { byName: step.actorName, atMs: person.answeredAtMs }
}
