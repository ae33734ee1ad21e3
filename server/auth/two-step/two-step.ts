import { randomBytes } from 'node:crypto'
import { Failure } from '../../../domain/shared/failure.ts'
import type { Database, Queries } from '../../outside/database/tables.ts'
import { forgetPush } from '../forget-push.ts'
import { countRecoveryCodes, renewRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { secretBox } from './secret-box.ts'
import { newSecret, stepOfCode } from './totp.ts'

export interface TwoStepParts {
  database: Database
  secret: string
  now: () => number
}

export type UsedCode = 'app' | 'recovery'

const newDeviceKey = (): string => randomBytes(16).toString('base64url')

/** The key for trusted devices of an account with a second factor, else null. */
export async function deviceKeyOf(queries: Queries, userId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('auth_two_step')
    .select('device_key')
    .where('user_id', '=', userId)
    .where('confirmed_at_ms', 'is not', null)
    .executeTakeFirst()
  return row?.device_key ?? null
}

export const hasTwoStep = async (queries: Queries, userId: string): Promise<boolean> =>
  (await deviceKeyOf(queries, userId)) !== null

export const recoveryCodesLeft = ({ database }: Pick<TwoStepParts, 'database'>, userId: string): Promise<number> =>
  countRecoveryCodes(database.queries, userId)

/** Makes a secret for the app. It counts once a code has confirmed it. */
export async function beginTwoStep({ database, secret, now }: TwoStepParts, userId: string): Promise<Buffer> {
  const made = newSecret()
  const row = { secret: secretBox(secret).seal(made, userId), device_key: newDeviceKey(), created_at_ms: now() }
  const { numInsertedOrUpdatedRows } = await database.queries
    .insertInto('auth_two_step')
    .values({ user_id: userId, ...row, last_step: 0, confirmed_at_ms: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('auth_two_step.confirmed_at_ms', 'is', null),
    )
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Failure('auth.two_step_on')
  return made
}

/** Returns the recovery codes, to be shown once. All other sessions end. */
export async function confirmTwoStep(
  parts: TwoStepParts,
  { userId, sessionId, code }: { userId: string; sessionId: string; code: string },
): Promise<string[]> {
  return parts.database.queries.transaction().execute(async (queries) => {
    if (!(await spendAppCode(parts, queries, { userId, code, isConfirmed: false })))
      throw new Failure('auth.code_wrong')
    await queries
      .updateTable('auth_two_step')
      .set({ confirmed_at_ms: parts.now() })
      .where('user_id', '=', userId)
      .execute()
    await queries.deleteFrom('auth_session').where('userId', '=', userId).where('id', '!=', sessionId).execute()
    await forgetPush(queries, userId, { but: sessionId })
    return renewRecoveryCodes(queries, parts.secret, userId)
  })
}

export async function turnOffTwoStep(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('auth_recovery_code').where('user_id', '=', userId).execute()
  await queries.deleteFrom('auth_two_step').where('user_id', '=', userId).execute()
}

/** Trusted devices are asked for a code again. */
export async function forgetDevices(queries: Queries, userId: string): Promise<void> {
  await queries.updateTable('auth_two_step').set({ device_key: newDeviceKey() }).where('user_id', '=', userId).execute()
}

/** A code of the app or a recovery code. Either works once. Null if it is neither. */
export async function spendCode(
  parts: TwoStepParts,
  { userId, code }: { userId: string; code: string },
): Promise<UsedCode | null> {
  const { queries } = parts.database
  if (await spendAppCode(parts, queries, { userId, code, isConfirmed: true })) return 'app'
  return (await spendRecoveryCode(queries, parts.secret, { userId, code })) ? 'recovery' : null
}

async function spendAppCode(
  { secret, now }: TwoStepParts,
  queries: Queries,
  { userId, code, isConfirmed }: { userId: string; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const row = await queries
    .selectFrom('auth_two_step')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at_ms', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const step = row ? stepOfCode(openSecret(secret, row.secret, userId), code.replace(/\s/g, ''), now()) : null
  if (step === null) return false
  const { numUpdatedRows } = await queries
    .updateTable('auth_two_step')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** With another AUTH_SECRET than at the set-up nothing can be opened: the operator turns the second factor off. */
function openSecret(siteSecret: string, sealed: string, userId: string): Buffer {
  try {
    return secretBox(siteSecret).open(sealed, userId)
  } catch (error) {
    throw new Failure('service.unavailable', { cause: error, retryAfterS: 600 })
  }
}
