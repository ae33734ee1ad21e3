import { createHash } from 'node:crypto'
import type { PushContent } from '../../../domain/desk/devices-contract.ts'
import type { Notice } from '../../../domain/desk/notices.ts'
import type { Job } from '../../outbox/claim.ts'
import type { Delivery, DeliveryOutcome } from '../../outbox/delivery.ts'
import type { Payloads } from '../../outbox/outbox.ts'
import type { Database, Queries } from '../../outside/database/tables.ts'
import { type PushMessage, PushRefusal, type PushSender } from '../../outside/push/push-sender.ts'
import { readTeam } from '../team.ts'
import { readChoice } from './choices.ts'
import { contentOf } from './notice-words.ts'

/** After that nobody is helped by it. */
const GIVE_UP_AFTER_MS = 60 * 60_000
const HOUR_S = 60 * 60
/** A phone that was off for longer finds its people at the desk. */
const LIFE: Record<Notice['what'], Pick<PushMessage, 'ttlS' | 'urgency'>> = {
  waiting: { ttlS: 4 * HOUR_S, urgency: 'high' },
  due: { ttlS: HOUR_S, urgency: 'high' },
  collected: { ttlS: 8 * HOUR_S, urgency: 'normal' },
}

interface PushDeps {
  database: Database
  push: PushSender | null
  now: () => number
}

/** Sends to one device. Subscriptions that are over are deleted; every other failure is tried again. */
export const pushDelivery = (deps: PushDeps): Delivery<'desk.push'> => ({
  kind: 'desk.push',
  batch: 1,
  deliver: async ([job]) => {
    if (!job) return { result: 'done' }
    try {
      return await sendToDevice(deps, job.payload)
    } catch (error) {
      if (!(error instanceof PushRefusal)) throw error
      return outcomeOf(deps, job, error)
    }
  },
})

async function sendToDevice(
  { database, push, now }: PushDeps,
  { deviceId, notice }: Payloads['desk.push'],
): Promise<DeliveryOutcome> {
  const { queries } = database
  const device = await deviceOfTeam(queries, deviceId)
  if (!device || !push) return { result: 'done' }
  const reader = { userId: device.user_id, choice: await readChoice(queries, device.user_id) }
  const content = await contentOf(queries, notice, reader, now())
  if (!content) return { result: 'done' }
  await push.send(device, { ...messageOf(content), ...LIFE[notice.what] })
  const told = { told_at_ms: now() }
  return {
    result: 'done',
    alsoStore: (storing) => storing.updateTable('desk_devices').set(told).where('id', '=', deviceId).execute(),
  }
}

async function outcomeOf(
  { database, now }: PushDeps,
  { payload, createdAtMs }: Job<'desk.push'>,
  { isGone, message: problem, retryAfterMs }: PushRefusal,
): Promise<DeliveryOutcome> {
  if (isGone) {
    await forgetDevice(database.queries, payload.deviceId)
    return { result: 'done' }
  }
  if (now() - createdAtMs > GIVE_UP_AFTER_MS) return { result: 'refused', problem }
  return { result: 'retry', problem, ...(retryAfterMs && { afterMs: retryAfterMs }) }
}

/** Topics are seen by the push service: they say nothing of whom it is about. */
export const messageOf = (content: PushContent): Pick<PushMessage, 'text' | 'topic'> => ({
  text: JSON.stringify(content),
  topic: createHash('sha256').update(content.tag).digest('base64url').slice(0, 32),
})

export const forgetDevice = (queries: Queries, id: string) =>
  queries.deleteFrom('desk_devices').where('id', '=', id).execute()

/** Of somebody who may still open the desk. */
async function deviceOfTeam(queries: Queries, id: string) {
  const device = await queries.selectFrom('desk_devices').selectAll().where('id', '=', id).executeTakeFirst()
  const team = device ? await readTeam(queries) : []
  return team.some(({ id: userId, isDisabled }) => userId === device?.user_id && !isDisabled) ? device : undefined
}
