import { randomUUID } from 'node:crypto'
import { deviceName } from '../../../domain/auth/device-name.ts'
import type { DeviceAnswer, DeviceRequest, PushState } from '../../../domain/desk/devices-contract.ts'
import { Failure } from '../../../domain/shared/failure.ts'
import type { DeskDeviceTable } from '../../outside/database/tables/desk-tables.ts'
import type { Queries } from '../../outside/database/tables.ts'
import type { PushSender } from '../../outside/push/push-sender.ts'
import type { DeskDeps, StaffUser } from '../desk-deps.ts'
import { changeChoice } from './choices.ts'

/** More than a person has; the oldest make room. */
const MOST_DEVICES = 20

/** A device that is already known becomes this account's: whoever signs in on it last is told. */
export async function addDevice(
  { database, push, now }: DeskDeps,
  user: StaffUser,
  { endpoint, keys, language }: DeviceRequest,
  userAgent: string | undefined,
): Promise<DeviceAnswer> {
  if (!push) throw new Failure('push.off')
  if (!push.isService(endpoint)) throw new Failure('push.unknown_service')
  const set = { user_id: user.id, ...keys, name: deviceName(userAgent), session_id: user.sessionId }
  return database.queries.transaction().execute(async (queries) => {
    const { id } = await queries
      .insertInto('desk_devices')
      .values({ id: randomUUID(), endpoint, created_at_ms: now(), ...set })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(set))
      .returning('id')
      .executeTakeFirstOrThrow()
    await makeRoom(queries, user.id)
    // Notifications speak the language of the screen that they were turned on in.
    if (language) await changeChoice(queries, user.id, { language }, now())
    return { id, sessionId: user.sessionId }
  })
}

async function makeRoom(queries: Queries, userId: string): Promise<void> {
  const kept = await queries
    .selectFrom('desk_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at_ms', 'desc')
    .limit(MOST_DEVICES)
    .execute()
  await queries
    .deleteFrom('desk_devices')
    .where('user_id', '=', userId)
    .where(
      'id',
      'not in',
      kept.map(({ id }) => id),
    )
    .execute()
}

export async function removeDevice({ database }: DeskDeps, user: StaffUser, id: string): Promise<void> {
  await database.queries.deleteFrom('desk_devices').where('id', '=', id).where('user_id', '=', user.id).execute()
}

export async function readPushState(queries: Queries, push: PushSender | null, userId: string): Promise<PushState> {
  const devices = await devicesOf(queries, userId)
  return {
    publicKey: push?.publicKey ?? null,
    devices: devices.map(({ id, name, created_at_ms, told_at_ms }) => ({
      id,
      name,
      createdAtMs: created_at_ms,
      toldAtMs: told_at_ms,
    })),
  }
}

/** The newest first. */
export const devicesOf = (queries: Queries, userId: string): Promise<DeskDeviceTable[]> =>
  queries
    .selectFrom('desk_devices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at_ms', 'desc')
    .execute()
