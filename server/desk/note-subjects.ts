import type { DeskNoteTable } from '../outside/database/tables/desk-tables.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import { joinedAtMs, type StoryLine } from './story-lines.ts'

type Note = Pick<DeskNoteTable, 'id' | 'author_id' | 'created_at_ms'>
type Lead = Pick<LeadTable, 'id' | 'created_at_ms'>

/** The submissions that a note was written about: those that the person had then. */
export function subjectsOf(note: Note, story: readonly StoryLine[], leads: readonly Lead[]): string[] {
  const written = story.find((line) => line.kind === 'added' && isWith(line, note))
  const moved = story.find((line) => notesMovedBy(line).includes(note.id))
  const wereThere = leads.filter((lead) => {
    if (written) return lead.id === written.data.leadId
    if (moved) return moved.data.leadIds?.includes(lead.id) && lead.created_at_ms <= note.created_at_ms
    return joinedAtMs(story, lead) <= note.created_at_ms
  })
  return wereThere.map(({ id }) => id)
}

/** Written in the form that somebody was added with. */
const isWith = ({ actor_id, created_at_ms }: StoryLine, note: Note): boolean =>
  actor_id === note.author_id && created_at_ms === note.created_at_ms

const notesMovedBy = ({ data }: StoryLine): readonly string[] => data.noteIds ?? data.undo?.merge?.noteIds ?? []
