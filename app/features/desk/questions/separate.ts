import type { PersonRow, SeparateRequest } from '../../../../domain/desk/desk-people-contract.ts'
import type { PersonStory, Submission, TimelineItem } from '../../../../domain/desk/desk-story-contract.ts'
import { partsOfNote } from '../../../../domain/desk/note-parts.ts'
import type { Desk } from '../frame/desk-context.ts'

/** The submissions of one of the people to be, newest first. */
export type SeparatedPart = readonly Submission[]

export interface SeparatedNote {
  id: string
  text: string
  /** Whose it may be, by the numbers of the parts. */
  parts: readonly number[]
}

/** Who stays first. */
export const partsWith = (
  { submissions }: Pick<PersonStory, 'submissions'>,
  moving: readonly (readonly string[])[],
): SeparatedPart[] => [
  submissions.filter(({ id }) => !moving.flat().includes(id)),
  ...moving.map((leadIds) => submissions.filter(({ id }) => leadIds.includes(id))),
]

/** Notes that were written when several of the parts were there: nobody but the team knows whom they are about. */
export const unclearNotes = (timeline: readonly TimelineItem[], parts: readonly SeparatedPart[]): SeparatedNote[] =>
  timeline
    .flatMap((item) => (item.type === 'note' ? [item] : []))
    .map(({ id, text, about }) => ({ id, text, parts: partsOfNote(about, parts.map(idsOf)) }))
    .filter(({ parts: possible }) => possible.length > 1)

export const requestOf = (parts: readonly SeparatedPart[], notes?: SeparateRequest['notes']): SeparateRequest => ({
  parts: parts.slice(1).map(idsOf),
  ...(notes && { notes }),
})

const idsOf = (part: SeparatedPart): string[] => part.map(({ id }) => id)

/** Separates them, or asks first whose the notes are. */
export function separate(
  { ask, actions }: Pick<Desk, 'ask' | 'actions'>,
  person: PersonRow,
  { timeline, parts }: Pick<PersonStory, 'timeline'> & { parts: readonly SeparatedPart[] },
): void {
  const notes = unclearNotes(timeline, parts)
  if (notes.length > 0) ask({ kind: 'separate', person, parts, notes })
  else actions.separate(person, requestOf(parts))
}
