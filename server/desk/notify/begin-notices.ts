import { DUE_AHEAD_MS, type Notice, noticeKey } from '../../../domain/desk/notices.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import type { DeskPersonTable } from '../../outside/database/tables/desk-tables.ts'
import type { Queries } from '../../outside/database/tables.ts'

/** Whoever begins to wait by a colleague's doing is in good hands for a moment. */
const BY_STAFF_MS = 5 * 60_000

export interface NoticeDeps {
  outbox: Outbox
  now: () => number
}

/** Plans a notice in the transaction of what it is about. The same one is planned once. */
export const planNotice = (
  { outbox }: Pick<NoticeDeps, 'outbox'>,
  queries: Queries,
  notice: Notice,
  dueAtMs: number,
): Promise<void> =>
  outbox.enqueue(queries, {
    kind: 'desk.notice',
    payload: notice,
    dedupeKey: `notice:${noticeKey(notice)}`,
    dueAtMs,
  })

/** Somebody waits for an answer from now on. */
export async function noticeWaiting(
  deps: NoticeDeps,
  queries: Queries,
  { personId, sinceMs, isByStaff }: { personId: string; sinceMs: number; isByStaff: boolean },
): Promise<void> {
  if (!(await hasAnybodyToTell(queries))) return
  const notice = { what: 'waiting', personId, sinceMs, round: 0 } as const
  await planNotice(deps, queries, notice, deps.now() + (isByStaff ? BY_STAFF_MS : 0))
}

/** What a change at the desk begins: a wait for an answer, a contact that is promised. */
export async function noticeChange(
  deps: NoticeDeps,
  queries: Queries,
  before: DeskPersonTable,
  after: DeskPersonTable,
): Promise<void> {
  const { person_id: personId, waiting_since_ms: sinceMs, next_contact_at_ms: atMs } = after
  if (sinceMs !== null && before.waiting_since_ms === null)
    await noticeWaiting(deps, queries, { personId, sinceMs, isByStaff: true })
  if (atMs !== null && before.next_contact_at_ms !== atMs && atMs > deps.now())
    await planNotice(deps, queries, { what: 'due', personId, atMs }, remindAt(atMs, deps.now()))
}

/** Of a contact within minutes, when it is due: whoever has promised it knows. */
const remindAt = (atMs: number, nowMs: number): number => (atMs - DUE_AHEAD_MS > nowMs ? atMs - DUE_AHEAD_MS : atMs)

/** A team without devices and choices has no jobs for them. */
async function hasAnybodyToTell(queries: Queries): Promise<boolean> {
  const anybody = await queries
    .selectFrom('desk_devices')
    .select('user_id')
    .unionAll((eb) => eb.selectFrom('desk_choices').select('user_id'))
    .limit(1)
    .execute()
  return anybody.length > 0
}
