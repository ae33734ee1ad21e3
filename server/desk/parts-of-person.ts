import type { SeparateRequest } from '../../domain/desk/desk-people-contract.ts'
import { partsOfNote } from '../../domain/desk/note-parts.ts'
import { type Decided, type DecidedAt, type Part, shareDecisions } from '../../domain/desk/part-decisions.ts'
import type { DeskNoteTable, DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { LeadTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { asBefore, detailsBefore, mergeOf } from './merged-before.ts'
import type { Merge } from './move-owned.ts'
import { subjectsOf } from './note-subjects.ts'
import { joinedAtMs, readStoryLines, type StoryLine } from './story-lines.ts'

/** Some submissions of a person, the lines of the story that tell of their arrival, and what it begins with. */
export interface StoredPart {
  leads: readonly LeadTable[]
  eventIds: string[]
  /** Notes that were written about these submissions. */
  noteIds: string[]
  decided: Decided | undefined
  /** How they were corrected by hand before they were merged. */
  decisions: string | undefined
  /** If the part was a person of its own. */
  merge: Merge | undefined
}

/** Which lines of the story are about which part, and what each part begins with. The one that stays is the first. */
export async function readParts(
  queries: Queries,
  row: DeskPersonTable,
  parts: readonly (readonly LeadTable[])[],
  chosen: NonNullable<SeparateRequest['notes']>,
): Promise<StoredPart[]> {
  const story = await readStoryLines(queries, row.person_id)
  const share = (whole: DeskPersonTable, lines: readonly StoryLine[]) =>
    shareDecisions(
      whole,
      decidedAt(whole, lines),
      parts.map((leads) => partOf(leads, story)),
    )
  const shares = share(row, story)
  const met = metAtLast(story)
  const sharesBefore = met ? share({ ...row, ...met.before }, story.slice(0, story.indexOf(met.line))) : shares
  const notes = await queries.selectFrom('desk_notes').selectAll().where('person_id', '=', row.person_id).execute()
  const partOfNote = notes.map((note) => choosePart(note, story, parts, chosen[note.id]))
  const shared = parts.map(
    (leads, index): StoredPart => ({
      leads,
      eventIds: story.filter((line) => tellsOf(line, leads)).map(({ id }) => id),
      noteIds: notes.filter((_, at) => partOfNote[at] === index).map(({ id }) => id),
      decided: (met && !tellsOf(met.line, leads) ? sharesBefore : shares)[index],
      decisions: undefined,
      merge: undefined,
    }),
  )
  return withMerges(shared, story)
}

/** What nobody has chosen for is about the one part that was there, or about the first of them. */
function choosePart(
  note: DeskNoteTable,
  story: readonly StoryLine[],
  parts: readonly (readonly LeadTable[])[],
  chosen: number | undefined,
): number {
  const possible = partsOfNote(
    subjectsOf(note, story, parts.flat()),
    parts.map((leads) => leads.map(({ id }) => id)),
  )
  return possible.find((index) => index === chosen) ?? possible[0] ?? 0
}

/** Who was merged is as before; who stays, too, if nobody else leaves. */
function withMerges([stays, ...moving]: readonly StoredPart[], story: readonly StoryLine[]): StoredPart[] {
  const lines = moving.map(({ leads }) =>
    mergeOf(
      story,
      leads.map(({ id }) => id),
    ),
  )
  const [line] = lines
  const kept = moving.length === 1 ? line?.data.undo?.merge?.kept : undefined
  const staying = stays && line && kept ? restored(stays, kept, since(story, line)) : stays
  const others = moving.map((part, index) => {
    const merging = lines[index]
    const merge = merging?.data.undo?.merge
    if (!merging || !merge) return part
    // Who has written since is who stays.
    const decided = since(story, merging).filter(({ kind }) => kind !== 'arrived' && kind !== 'joined')
    const eventIds = [...new Set([...part.eventIds, ...(merge.eventIds ?? [])])]
    return { ...restored(part, merge.other, decided), decisions: merge.other.decisions, eventIds, merge }
  })
  return staying ? [staying, ...others] : others
}

const since = (story: readonly StoryLine[], line: StoryLine): readonly StoryLine[] =>
  story.slice(story.indexOf(line) + 1)

const restored = (part: StoredPart, before: DeskPersonTable, lines: readonly StoryLine[]): StoredPart => ({
  ...part,
  decided: part.decided && asBefore(before, part.decided, lines),
  decisions: detailsBefore(before, lines),
})

/** Whoever came in was answered on the spot, and nobody else: if nothing was decided since, the others are as before. */
function metAtLast(story: readonly StoryLine[]) {
  const line = story.findLast(({ kind, data }) => kind === 'step' || (kind === 'added' && data.undo?.before))
  return line?.kind === 'added' ? { line, before: line.data.undo?.before } : null
}

function decidedAt({ step, owner_id }: DeskPersonTable, story: readonly StoryLine[]): DecidedAt {
  const stepLine =
    story.findLast(({ kind, data }) => kind === 'step' && data.to === step) ??
    story.findLast(({ kind }) => kind === 'added')
  const ownerLine = story.findLast(({ kind, actor_id, data }) =>
    kind === 'owner' ? data.to === owner_id : ACTS_OF_OWNER.includes(kind) && actor_id === owner_id,
  )
  return { stepMs: stepLine?.created_at_ms ?? null, ownerMs: ownerLine?.created_at_ms ?? null }
}

/** Whoever does one of these looks after the person, unless somebody else does. */
const ACTS_OF_OWNER: readonly string[] = ['claimed', 'taken_over', 'step', 'added']

function partOf(leads: readonly LeadTable[], story: readonly StoryLine[]): Part {
  const asksAtMs = leads
    .filter(({ status, is_suspect }) => status === 'complete' && !is_suspect)
    .map(({ id, created_at_ms }) => {
      const asking = story.find(({ data }) => data.leadId === id && !data.isPartial)
      return asking?.created_at_ms ?? created_at_ms
    })
  return { joinedAtMs: Math.min(...leads.map((lead) => joinedAtMs(story, lead))), asksAtMs }
}

/** A line about submissions of other parts, too, stays where it is. */
const tellsOf = ({ data: { leadId } }: StoryLine, leads: readonly LeadTable[]): boolean =>
  leads.some(({ id }) => id === leadId)
