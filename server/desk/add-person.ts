import type { AddPersonRequest, Changed } from '../../domain/desk/desk-people-contract.ts'
import { plainName } from '../../domain/desk/search-words.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import { bestFitting, type Candidate, type ChoosePerson } from '../people/choose-person.ts'
import { inPersonTransaction } from '../people/people-transaction.ts'
import { storeNote } from './add-note.ts'
import { answerWaiting } from './answer-waiting.ts'
import { type Change, changePersonIn, pick } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { decideAnew, decisionsOf } from './edit-person.ts'
import { rowOf } from './person-row.ts'
import { stepCounts } from './step-counts.ts'

/** Somebody who came in or called. A known number or address joins the person who has it, if the name agrees. */
export const addPerson = (deps: DeskDeps, user: StaffUser, request: AddPersonRequest): Promise<Changed> =>
  inPersonTransaction(deps, async (people) => {
    const { key, step: _, note, sameAs, ...person } = request
    let named: DeskPersonTable | undefined
    const choose: ChoosePerson = async (candidates) => {
      const known = await withShownNames(people.queries, candidates)
      const fits = bestFitting(known, request.name)
      if (fits) return fits.id
      named = known.find(({ id }) => id === sameAs)?.row
      if (!named && sameAs !== null) throw otherName(known, deps.now())
      return named?.person_id ?? null
    }
    const handAdded = { ...person, ...emptied(request), key: `desk:${user.id}:${key}`, choose }
    const { id: leadId, personId } = await deps.storeHandAdded(people, handAdded)
    const told = await storyOfLead(people.queries, personId, leadId)
    const isSentAgain = told.includes('added')
    const changed = await changePersonIn(deps, people, { user, personId }, async (row, queries) => {
      if (isSentAgain) return null
      if (note?.trim()) await storeNote(queries, { key, text: note, personId, authorId: user.id, atMs: deps.now() })
      const change = await added(deps, queries, { row, user, request, leadId })
      return named ? keepName(queries, { before: named, row, typed: request.name }, change) : change
    })
    return { ...changed, ...(told.includes('step') && { isReopened: true }) }
  })

type Known = Candidate & { row: DeskPersonTable | undefined }

/** Staff may have corrected a name. */
async function withShownNames(queries: Queries, candidates: readonly Candidate[]): Promise<Known[]> {
  const ids = candidates.map(({ id }) => id)
  const rows = await queries.selectFrom('desk_people').selectAll().where('person_id', 'in', ids).execute()
  return candidates.map(({ id, names }) => {
    const row = rows.find(({ person_id }) => person_id === id)
    return { id, names: row?.name_key ? [row.name_key, ...names] : names, row }
  })
}

const otherName = (known: readonly Known[], nowMs: number): Failure =>
  new Failure('desk.other_name', { details: { people: known.flatMap(({ row }) => (row ? [rowOf(row, nowMs)] : [])) } })

/** It was said who it is: the name stays, and nobody is asked again whether it is one person. */
async function keepName(
  queries: Queries,
  { before, row, typed }: Renamed,
  { set, ...change }: Change,
): Promise<Change> {
  const { values, settledNames = [] } = decisionsOf(before)
  const kept = {
    values: { ...values, ...(before.name && { name: before.name }) },
    settledNames: [...new Set([...settledNames, before.name_key, plainName(typed)])],
  }
  const decided = await decideAnew(queries, row, kept, change)
  return { ...decided, set: { ...decided.set, ...set } }
}

interface Renamed {
  before: DeskPersonTable
  row: DeskPersonTable
  typed: string
}

interface Added {
  row: DeskPersonTable
  user: StaffUser
  request: AddPersonRequest
  leadId: string
}

async function added({ now }: DeskDeps, queries: Queries, { row, user, request, leadId }: Added): Promise<Change> {
  const { kind, step } = request
  // The answer was given on the spot: it says nothing about how long people wait.
  const answered = step === 'contacted' ? await answerWaiting(queries, row, user, now()) : null
  const moved = answered && row.step === 'new' ? { step } : null
  const set = { ...answered?.set, ...moved }
  return {
    set,
    kind: 'added',
    // Not to be undone, but what others have back who are separated from the one who was answered.
    data: { kind, leadId, ...(moved && { to: step }), ...(answered && { undo: { before: pick(row, set) } }) },
    counts: moved ? await stepCounts(queries, row.person_id, step, now()) : [],
  }
}

/** What the story says of a submission. */
async function storyOfLead(queries: Queries, personId: string, leadId: string): Promise<string[]> {
  const events = await queries
    .selectFrom('desk_events')
    .select(['kind', 'data'])
    .where('person_id', '=', personId)
    .execute()
  return events
    .filter(({ data }) => (JSON.parse(data) as { leadId?: string }).leadId === leadId)
    .map(({ kind }) => kind)
}

const emptied = ({ phone, email, city, program }: AddPersonRequest) => ({
  phone: phone?.trim() || undefined,
  email: email?.trim() || undefined,
  city: city?.trim() || undefined,
  program: program || undefined,
})
