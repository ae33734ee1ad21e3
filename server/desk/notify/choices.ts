import { jakartaDay } from '../../../domain/analytics/days.ts'
import {
  DEFAULT_NOTIFICATIONS,
  type NotificationChanges,
  type NotificationChoice,
} from '../../../domain/desk/desk-settings-contract.ts'
import { sinceMidnightMs, startOfDay } from '../../../domain/desk/opening-hours.ts'
import type { Queries } from '../../outside/database/tables.ts'

/** Choices that were added since have their defaults. */
const choiceOf = (value: string | undefined): NotificationChoice => ({
  ...DEFAULT_NOTIFICATIONS,
  ...(value && JSON.parse(value)),
})

export async function readChoice(queries: Queries, userId: string): Promise<NotificationChoice> {
  const row = await queries.selectFrom('desk_choices').select('value').where('user_id', '=', userId).executeTakeFirst()
  return choiceOf(row?.value)
}

/** Of everybody who has chosen something. */
export async function readChoices(queries: Queries): Promise<(userId: string) => NotificationChoice> {
  const rows = await queries.selectFrom('desk_choices').select(['user_id', 'value']).execute()
  const values = new Map(rows.map(({ user_id, value }) => [user_id, value]))
  return (userId) => choiceOf(values.get(userId))
}

/** In a transaction. What another device of the account chooses at the same moment stays. */
export async function changeChoice(
  queries: Queries,
  userId: string,
  changes: NotificationChanges,
  nowMs: number,
): Promise<void> {
  const before = await lockChoice(queries, userId, nowMs)
  const choice = { ...before, ...changes } as NotificationChoice
  const isNewlyPlanned = choice.digest && (!before.digest || before.digestAt !== choice.digestAt)
  // Whoever asks for a digest of 07:30 at noon gets the first one tomorrow.
  const digest = isNewlyPlanned ? { digest_day: isDigestTime(choice, nowMs) ? jakartaDay(nowMs) : '' } : {}
  await queries
    .updateTable('desk_choices')
    .set({ value: JSON.stringify(choice), updated_at_ms: nowMs, ...digest })
    .where('user_id', '=', userId)
    .execute()
}

/** Until the transaction ends nobody else changes it, also if there was none. */
async function lockChoice(queries: Queries, userId: string, nowMs: number): Promise<NotificationChoice> {
  const { value } = await queries
    .insertInto('desk_choices')
    .values({ user_id: userId, value: '{}', digest_day: '', updated_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return choiceOf(value)
}

export const isDigestTime = ({ digestAt }: NotificationChoice, nowMs: number): boolean =>
  nowMs >= startOfDay(nowMs) + sinceMidnightMs(digestAt)
