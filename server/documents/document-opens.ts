import type { DocumentId } from '../../domain/documents/catalogue.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { PersonPart } from '../people/person-data.ts'

/** Keeps which document an account opened, and when it did so last. */
export async function keepOpened(
  database: Database,
  userId: string,
  document: DocumentId,
  nowMs: number,
): Promise<void> {
  await database.relaxedTransaction((queries) =>
    queries
      .insertInto('document_opens')
      .values({ id: `${userId}:${document}`, user_id: userId, document, opened_at_ms: nowMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ opened_at_ms: nowMs }))
      .execute(),
  )
}

/** They are deleted with the account, too (on delete cascade). */
export const documentPart: PersonPart = {
  name: 'documents',
  find: async (queries, { emails }) =>
    (await openedBy(queries, emails)).map(({ document, opened_at_ms }) => ({
      document,
      openedAt: new Date(opened_at_ms).toISOString(),
    })),
  erase: async (queries, { emails }) => {
    const ids = (await openedBy(queries, emails)).map(({ id }) => id)
    if (ids.length > 0) await queries.deleteFrom('document_opens').where('id', 'in', ids).execute()
    return ids.length
  },
}

const openedBy = async (queries: Queries, emails: readonly string[]) =>
  emails.length === 0
    ? []
    : queries
        .selectFrom('document_opens')
        .innerJoin('auth_user', 'auth_user.id', 'document_opens.user_id')
        .select(['document_opens.id', 'document', 'opened_at_ms'])
        .where('email', 'in', emails)
        .execute()
