import type { Queries } from '../outside/database/tables.ts'

export async function peopleApartFrom(queries: Queries, personId: string): Promise<string[]> {
  const pairs = await queries.selectFrom('people_apart').select('other_id').where('person_id', '=', personId).execute()
  return pairs.map(({ other_id }) => other_id)
}

export async function keepApart(queries: Queries, one: string, other: string): Promise<void> {
  await queries
    .insertInto('people_apart')
    .values([
      { person_id: one, other_id: other },
      { person_id: other, other_id: one },
    ])
    .onConflict((conflict) => conflict.columns(['person_id', 'other_id']).doNothing())
    .execute()
}

export async function forgetApart(queries: Queries, one: string, other: string): Promise<void> {
  for (const [person_id, other_id] of [
    [one, other],
    [other, one],
  ] as const)
    await queries
      .deleteFrom('people_apart')
      .where('person_id', '=', person_id)
      .where('other_id', '=', other_id)
      .execute()
}
