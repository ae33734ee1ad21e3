import type { Database, Queries } from '../outside/database/tables.ts'
import { type KeyKind, lockKeys, lockPeople, lockPerson, sharePeople } from './people-lock.ts'

/** A transaction that changes one person while others change others. Locks are taken in the order of these functions. */
export interface PersonTransaction {
  queries: Queries
  /** Waits for whoever stores something under one of these keys. Once for each kind. */
  lockKeys(kind: KeyKind, keys: readonly string[]): Promise<void>
  lockPerson(personId: string): Promise<void>
  /** Before people are merged, moved or deleted: if others may change people meanwhile, the work starts over alone. */
  requireAll(): void
}

interface Place {
  database: Database
}

/** The work may run twice. It has no effects but on the database. */
export async function inPersonTransaction<Result>(
  { database }: Place,
  work: (people: PersonTransaction) => Promise<Result>,
): Promise<Result> {
  const alone = () => inPeopleTransaction({ database }, (queries) => work({ queries, ...NOTHING_TO_LOCK }))
  if (database.engine === 'sqlite') return alone()
  try {
    return await database.queries.transaction().execute(async (queries) => {
      await sharePeople(queries)
      return work({
        queries,
        lockKeys: (kind, keys) => lockKeys(queries, kind, keys),
        lockPerson: (personId) => lockPerson(queries, personId),
        requireAll: () => {
          throw new AllPeopleNeeded()
        },
      })
    })
  } catch (error) {
    if (error instanceof AllPeopleNeeded) return alone()
    throw error
  }
}

/** A transaction beside which nobody changes any person. */
export const inPeopleTransaction = <Result>(
  { database }: Place,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> =>
  database.queries.transaction().execute(async (queries) => {
    await lockPeople(database, queries)
    return work(queries)
  })

const NOTHING_TO_LOCK = { lockKeys: async () => {}, lockPerson: async () => {}, requireAll: () => {} }

class AllPeopleNeeded extends Error {}
