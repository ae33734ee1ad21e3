import type { School } from '../../domain/school/school.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { DataRequestTable } from '../outside/database/tables/lead-tables.ts'
import type { Queries } from '../outside/database/tables.ts'
import type { Person, PersonPart } from '../people/person-data.ts'
import { erasedMail } from './privacy-mails.ts'

interface DataRequestDeps {
  outbox: Outbox
  school: School
  now: () => number
}

export const dataRequestPart = (deps: DataRequestDeps): PersonPart => ({
  name: 'dataRequests',
  find: async (queries, { emails }) =>
    emails.length === 0
      ? []
      : queries
          .selectFrom('data_requests')
          .select(['email', 'kind', 'created_at_ms', 'confirmed_at_ms', 'done_at_ms'])
          .where('email', 'in', emails)
          .execute(),
  erase: async (queries, { emails }: Person) => {
    if (emails.length === 0) return 0
    const requests = await queries.selectFrom('data_requests').selectAll().where('email', 'in', emails).execute()
    await answerErasures(queries, deps, requests)
    for (const { id, confirmed_at_ms, done_at_ms } of requests) {
      if (confirmed_at_ms === null) await queries.deleteFrom('data_requests').where('id', '=', id).execute()
      else await keepWithoutPerson(queries, id, done_at_ms ?? deps.now())
    }
    return requests.length
  },
})

/** Confirms the erasure by mail, now, because the address is about to be erased. */
async function answerErasures(
  queries: Queries,
  { outbox, school }: DataRequestDeps,
  requests: readonly DataRequestTable[],
): Promise<void> {
  const open = requests.filter(
    ({ kind, confirmed_at_ms, done_at_ms }) => kind === 'erasure' && confirmed_at_ms !== null && done_at_ms === null,
  )
  for (const { id, email, language } of new Map(open.map((request) => [request.email, request])).values())
    await outbox.enqueue(queries, {
      kind: 'mail',
      payload: { to: email, ...erasedMail(school, language ?? 'id') },
      dedupeKey: `data-erased:${id}`,
    })
}

/** Keeps the anonymous record that a request was made and when it was done. */
const keepWithoutPerson = (queries: Queries, id: string, doneAtMs: number) =>
  queries
    .updateTable('data_requests')
    .set({ email: '', token_hash: `erased ${id}`, language: null, done_at_ms: doneAtMs })
    .where('id', '=', id)
    .execute()
