import type { Changed, MergeLine, MergeRequest } from '../../domain/desk/desk-people-contract.ts'
import type { Decisions } from '../../domain/desk/person-facts.ts'
import { UNDO_MS } from '../../domain/desk/views.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import { mergePeople } from '../people/find-person.ts'
import { keepApart } from '../people/people-apart.ts'
import { inPeopleTransaction } from '../people/people-transaction.ts'
import { absorbPerson } from './absorb-person.ts'
import { rowOrFail } from './change-person.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { recordEvent } from './events.ts'
import { mergeOfRows } from './move-owned.ts'
import { rowOf } from './person-row.ts'
import { refreshPerson } from './refresh-person.ts'

/** Makes one person of two, with all submissions and notes of both; of lines that differ the user chooses. */
export const joinPeople = (
  deps: DeskDeps,
  user: StaffUser,
  personId: string,
  { otherId, takeFromOther }: MergeRequest,
): Promise<Changed> =>
  inPeopleTransaction(deps, async (queries) => {
    if (otherId === personId) throw new Failure('body.invalid', { details: [{ path: ['otherId'] }] })
    const kept = await rowOrFail(queries, personId)
    const other = await rowOrFail(queries, otherId)
    const merge = await mergeOfRows(queries, kept, other)
    await absorbPerson(queries, otherId, personId)
    await mergePeople(queries, otherId, personId)
    const changes = { ...chosenLines(kept, other, takeFromOther), version: kept.version + 1, changed_by: user.id }
    await refreshPerson(queries, kept, { changes: { ...changes, changed_at_ms: deps.now() } })
    const { id } = await recordEvent(queries, {
      kind: 'merged',
      personId,
      actorId: user.id,
      data: { leadIds: merge.leadIds, undo: { merge, version: changes.version } },
      atMs: deps.now(),
    })
    const person = rowOf(await rowOrFail(queries, personId), deps.now())
    return { person, undo: { eventId: id, untilMs: deps.now() + UNDO_MS } }
  })

/** The kept person's own values are decided for, too: otherwise the newest submission would win. */
function chosenLines(
  kept: DeskPersonTable,
  other: DeskPersonTable,
  takeFromOther: readonly MergeLine[],
): Partial<DeskPersonTable> {
  const from = (line: MergeLine) => (takeFromOther.includes(line) ? other : kept)
  const entries = (['name', 'email', 'phone', 'city', 'goal'] as const).map((line) => [line, from(line)[line]])
  const values = Object.fromEntries(entries.filter(([, value]) => value))
  const decisions: Decisions = { ...JSON.parse(kept.decisions), values }
  const settledNames = [...(decisions.settledNames ?? []), kept.name_key, other.name_key].filter(Boolean)
  const step = from('step')
  const next = from('nextContact')
  return {
    step: step.step,
    lost_reason: step.lost_reason,
    lost_words: step.lost_words,
    owner_id: from('owner').owner_id,
    next_contact_at_ms: next.next_contact_at_ms,
    next_contact_words: next.next_contact_words,
    decisions: JSON.stringify({ ...decisions, settledNames }),
  }
}

/** They look alike, but are two people: neither asks again nor joins them. */
export const keepPeopleApart = (deps: DeskDeps, user: StaffUser, personId: string, otherId: string): Promise<Changed> =>
  inPeopleTransaction(deps, async (queries) => {
    const row = await rowOrFail(queries, personId)
    await rowOrFail(queries, otherId)
    await keepApart(queries, personId, otherId)
    await recordEvent(queries, { kind: 'kept_apart', personId, actorId: user.id, data: { otherId }, atMs: deps.now() })
    return { person: rowOf(row, deps.now()), undo: null }
  })
