import { type Decisions, factsOf, findableWords, type StoredSubmission } from '../../domain/desk/person-facts.ts'
import type { DeskPersonTable } from '../outside/database/tables/desk-tables.ts'
import type { Queries } from '../outside/database/tables.ts'

/** Enough for what a row shows, however often somebody has written. */
const NEWEST_LEADS = 50

/** What follows from a person's submissions. Null when there are none. */
export async function readFacts(queries: Queries, personId: string, without: readonly string[] = []) {
  const ofPerson = queries
    .selectFrom('leads')
    .where('person_id', '=', personId)
    .$if(without.length > 0, (query) => query.where('id', 'not in', without))
  const leads = await ofPerson.selectAll().orderBy('created_at_ms', 'desc').limit(NEWEST_LEADS).execute()
  const [newest] = leads
  if (!newest) return null
  const { count, first } = await ofPerson
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<number>('created_at_ms').as('first')])
    .executeTakeFirstOrThrow()
  return { leads, times: { arrived_at_ms: first, newest_at_ms: newest.created_at_ms, submissions: Number(count) } }
}

/** Brings what lists show and search finds in line with the submissions. */
export async function refreshPerson(
  queries: Queries,
  row: Pick<DeskPersonTable, 'person_id' | 'decisions'>,
  { without = [], changes = {} }: { without?: readonly string[]; changes?: Partial<DeskPersonTable> } = {},
): Promise<void> {
  const found = await readFacts(queries, row.person_id, without)
  if (!found) return
  const decisions: Decisions = JSON.parse(changes.decisions ?? row.decisions)
  await queries
    .updateTable('desk_people')
    .set({ ...factsOf(found.leads, decisions), ...found.times, ...changes })
    .where('person_id', '=', row.person_id)
    .execute()
  await storeWords(queries, row.person_id, found.leads, decisions)
}

export async function storeWords(...words: Parameters<typeof addWords>): Promise<void> {
  const [queries, personId] = words
  await queries.deleteFrom('desk_words').where('person_id', '=', personId).execute()
  await addWords(...words)
}

/** For a person who has none. */
export async function addWords(
  queries: Queries,
  personId: string,
  leads: readonly StoredSubmission[],
  decisions: Decisions = {},
): Promise<void> {
  const words = findableWords(leads, decisions)
  const newest_at_ms = leads[0]?.created_at_ms ?? 0
  if (words.length === 0) return
  await queries
    .insertInto('desk_words')
    .values(words.map((word) => ({ word, person_id: personId, newest_at_ms })))
    .execute()
}

export const findRow = (queries: Queries, personId: string): Promise<DeskPersonTable | undefined> =>
  queries.selectFrom('desk_people').selectAll().where('person_id', '=', personId).executeTakeFirst()
