import { jakartaDay } from '../../../domain/analytics/days.ts'
import { DEFAULT_NOTIFICATIONS, type NotificationChoice } from '../../../domain/desk/desk-settings-contract.ts'
import { sinceMidnightMs, startOfDay } from '../../../domain/desk/opening-hours.ts'
import type { Language } from '../../../domain/shared/language.ts'
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

export async function writeChoice(
  queries: Queries,
  userId: string,
  choice: NotificationChoice,
  nowMs: number,
): Promise<void> {
  const before = await readChoice(queries, userId)
  const isNewlyPlanned = choice.digest && (!before.digest || before.digestAt !== choice.digestAt)
  // Whoever asks for a digest of 07:30 at noon gets the first one tomorrow.
  const digest = isNewlyPlanned ? { digest_day: isDigestTime(choice, nowMs) ? jakartaDay(nowMs) : '' } : {}
  const set = { value: JSON.stringify(choice), updated_at_ms: nowMs, ...digest }
  await queries
    .insertInto('desk_choices')
    .values({ user_id: userId, digest_day: '', ...set })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set))
    .execute()
}

/** Notifications speak the language of the screen that they were turned on in. */
export async function writeLanguage(
  queries: Queries,
  userId: string,
  language: Language,
  nowMs: number,
): Promise<void> {
  const choice = await readChoice(queries, userId)
  if (choice.language !== language) await writeChoice(queries, userId, { ...choice, language }, nowMs)
}

export const isDigestTime = ({ digestAt }: NotificationChoice, nowMs: number): boolean =>
  nowMs >= startOfDay(nowMs) + sinceMidnightMs(digestAt)
