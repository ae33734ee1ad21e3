import { factsOf, findableWords } from '../../domain/desk/person-facts.ts'
import type { DeskPersonTable } from '../../server/outside/database/tables/desk-tables.ts'
import type { Database, Queries } from '../../server/outside/database/tables.ts'
import { inPeopleTransaction } from '../../server/people/people-transaction.ts'
import { personKeys } from '../../server/people/person-keys.ts'
import { DEMO, type DemoPerson, demoPerson } from './demo-people.ts'

const BATCH = 250

export interface DemoSize {
  people: number
  submissions: number
}

/** Adds invented people, marked as such. Those that are there stay. */
export async function storeDemo(database: Database, { people, submissions }: DemoSize, nowMs: number): Promise<void> {
  const each = Math.floor(submissions / people)
  for (let from = 0; from < people; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, people - from) }, (_, index) => from + index)
    const batch = numbers.map((number) => demoPerson(number, each + (number < submissions % people ? 1 : 0), nowMs))
    await inPeopleTransaction({ database }, (queries) => storeBatch(queries, batch))
  }
}

async function storeBatch(queries: Queries, batch: readonly DemoPerson[]): Promise<void> {
  const people = batch.map(({ id, leads }) => ({ id, created_at_ms: leads[0]?.created_at_ms ?? 0 }))
  const stored = await queries
    .insertInto('people')
    .values(people)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  const added = batch.filter(({ id }) => stored.some((person) => person.id === id))
  if (added.length === 0) return
  const leads = added.flatMap((person) => person.leads)
  for (let from = 0; from < leads.length; from += BATCH)
    await queries
      .insertInto('leads')
      .values(leads.slice(from, from + BATCH))
      .execute()
  const keys = added.flatMap(({ id, leads: [lead] }) =>
    lead ? personKeys(lead).map((value) => ({ value, person_id: id })) : [],
  )
  await queries
    .insertInto('person_keys')
    .values(keys)
    .onConflict((conflict) => conflict.column('value').doNothing())
    .execute()
  await queries.insertInto('desk_people').values(added.map(rowOf)).execute()
  const words = added.flatMap(({ id, leads }) =>
    findableWords(leads).map((word) => ({ word, person_id: id, newest_at_ms: leads[0]?.created_at_ms ?? 0 })),
  )
  for (let from = 0; from < words.length; from += 1000)
    await queries
      .insertInto('desk_words')
      .values(words.slice(from, from + 1000))
      .execute()
}

function rowOf({ id, step, isWaiting, leads }: DemoPerson): DeskPersonTable {
  const newest = leads[0]?.created_at_ms ?? 0
  return {
    ...factsOf(leads),
    person_id: id,
    version: 0,
    changed_by: null,
    changed_at_ms: newest,
    step,
    lost_reason: step === 'lost' ? 'silent' : null,
    lost_words: null,
    owner_id: null,
    claimed_by: null,
    claimed_at_ms: null,
    claimed_until_ms: null,
    next_contact_at_ms: null,
    next_contact_words: null,
    waiting_since_ms: isWaiting ? newest : null,
    answered_at_ms: step === 'new' ? null : newest,
    arrived_at_ms: leads.at(-1)?.created_at_ms ?? newest,
    newest_at_ms: newest,
    submissions: leads.length,
    decisions: '{}',
  }
}

/** Removes what was invented, with all that was done about it. Returns the number of people. */
export async function removeDemo(database: Database): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await inPeopleTransaction({ database }, removeBatch)
    removed += count
    if (count === 0) return removed
  }
}

/** Whoever has a real submission, too, stays with it. */
async function removeBatch(queries: Queries): Promise<number> {
  const batch = await queries
    .selectFrom('leads')
    .select('person_id')
    .distinct()
    .where('idempotency_key', 'like', `${DEMO.submission}%`)
    .limit(BATCH)
    .execute()
  const ids = batch.map(({ person_id }) => person_id)
  if (ids.length === 0) return 0
  await queries
    .deleteFrom('leads')
    .where('person_id', 'in', ids)
    .where('idempotency_key', 'like', `${DEMO.submission}%`)
    .execute()
  const real = await queries.selectFrom('leads').select('person_id').where('person_id', 'in', ids).execute()
  const gone = ids.filter((id) => !real.some(({ person_id }) => person_id === id))
  if (gone.length > 0) await queries.deleteFrom('people').where('id', 'in', gone).execute()
  return ids.length
}
