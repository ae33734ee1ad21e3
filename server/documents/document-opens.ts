import type { Logger } from 'pino'
import type { DocumentId } from '../../domain/documents/catalogue.ts'
import { describeError } from '../log/log.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import type { PersonPart } from '../people/person-data.ts'

interface Opening {
  userId: string
  document: DocumentId
  atMs: number
}

/**
 * Keeps which document an account opened, and when it did so last. In the background and one at a time: however often
 * somebody opens a document, the other connections are there for everybody else.
 */
export function createOpenings(database: Database, log: Logger): (opening: Opening) => void {
  const waiting = new Map<string, Opening>()
  let isWriting = false
  const writeAll = async () => {
    isWriting = true
    for (const [id, opening] of waiting) {
      waiting.delete(id)
      await keepOpened(database, id, opening).catch((error) =>
        log.warn({ error: describeError(error) }, 'an opened document was not kept'),
      )
    }
    isWriting = false
  }
  return (opening) => {
    waiting.set(`${opening.userId}:${opening.document}`, opening)
    if (!isWriting) void writeAll()
  }
}

const keepOpened = ({ relaxedTransaction }: Database, id: string, { userId, document, atMs }: Opening) =>
  relaxedTransaction((queries) =>
    queries
      .insertInto('document_opens')
      .values({ id, user_id: userId, document, opened_at_ms: atMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ opened_at_ms: atMs }))
      .execute(),
  )

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
