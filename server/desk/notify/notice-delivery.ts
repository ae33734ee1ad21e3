import type { NotificationChoice } from '../../../domain/desk/desk-settings-contract.ts'
import { type Notice, noticeKey, roundsOf, tellableAt } from '../../../domain/desk/notices.ts'
import type { OpeningHours } from '../../../domain/desk/opening-hours.ts'
import { afterOpenTime, isOpen } from '../../../domain/desk/timer.ts'
import type { Delivery } from '../../outbox/delivery.ts'
import type { DeskDeviceTable } from '../../outside/database/tables/desk-tables.ts'
import type { Database, Queries } from '../../outside/database/tables.ts'
import { findRow } from '../refresh-person.ts'
import { readEscalation, readHours } from '../settings.ts'
import { readTeam } from '../team.ts'
import { type NoticeDeps, planNotice } from './begin-notices.ts'
import { readChoices } from './choices.ts'
import { type NoticeMails, noticeMail } from './notice-mail.ts'
import { contentOf, isCurrent } from './notice-words.ts'

interface DeliveryDeps extends NoticeDeps, NoticeMails {
  database: Database
}

interface Recipient {
  id: string
  email: string
  choice: NotificationChoice
  devices: readonly DeskDeviceTable[]
}

/** Everything that decides whom to tell, read at one moment. */
interface Scene {
  deps: DeliveryDeps
  queries: Queries
  nowMs: number
  hours: OpeningHours
  team: readonly Recipient[]
}

/**
 * Turns a notice into a message for each device and mailbox, and plans the next round. All in one transaction, with keys
 * that are the same for every attempt: however often processes die or run side by side, each message is stored once.
 */
export const noticeDelivery = (deps: DeliveryDeps): Delivery<'desk.notice'> => ({
  kind: 'desk.notice',
  batch: 1,
  deliver: async ([job]) => {
    if (job) await deps.database.queries.transaction().execute((queries) => spread(deps, queries, job.payload))
    return { result: 'done' }
  },
})

async function spread(deps: DeliveryDeps, queries: Queries, notice: Notice): Promise<void> {
  const scene = await readScene(deps, queries)
  if (notice.what === 'collected') return tellCollected(scene, notice)
  const row = await findRow(queries, notice.personId)
  if (!row || !isCurrent(row, notice)) return
  if (notice.what === 'waiting') return tellRounds(scene, notice)
  const owner = scene.team.filter(({ id }) => id === row.owner_id)
  await tell(scene, notice, owner.length > 0 ? owner : scene.team, 'due')
}

/** Only those who can be told at all. */
async function readScene(deps: DeliveryDeps, queries: Queries): Promise<Scene> {
  const devices = await queries.selectFrom('desk_devices').selectAll().orderBy('created_at_ms').execute()
  const choiceOf = await readChoices(queries)
  const members = (await readTeam(queries)).filter(({ isDisabled }) => !isDisabled)
  const team = members.map(({ id, email }) => ({
    id,
    email,
    choice: choiceOf(id),
    devices: devices.filter(({ user_id }) => user_id === id),
  }))
  return {
    deps,
    queries,
    nowMs: deps.now(),
    hours: await readHours(queries),
    team: team.filter(({ choice, devices: own }) => own.length > 0 || choice.email),
  }
}

/** While the school is open, a round that reaches nobody makes way for the next one at once. */
async function tellRounds(scene: Scene, notice: Extract<Notice, { what: 'waiting' }>): Promise<void> {
  const { deps, queries, nowMs, hours, team } = scene
  const { afterMin, order } = await readEscalation(queries)
  const memberIds = team.map(({ id }) => id)
  const rounds = memberIds.length > 0 ? roundsOf(order, memberIds) : []
  for (const [round, ids] of [...rounds.entries()].slice(notice.round)) {
    const recipients = team.filter(({ id }) => ids.includes(id))
    const reached = await tell(scene, { ...notice, round }, recipients, notice.round === 0 ? 'arrival' : 'reminder')
    if (reached === 0 && isOpen(nowMs, hours)) continue
    const nextAtMs = afterOpenTime(nowMs, afterMin * 60_000, hours)
    const next = { ...notice, round: round + 1 }
    if (next.round < rounds.length && nextAtMs !== null) await planNotice(deps, queries, next, nextAtMs)
    return
  }
}

async function tellCollected(scene: Scene, notice: Extract<Notice, { what: 'collected' }>): Promise<void> {
  for (const recipient of scene.team.filter(({ id }) => id === notice.userId)) await send(scene, notice, recipient)
}

/** Returns how many are told now. For the others it is collected until their quiet time is over. */
async function tell(
  scene: Scene,
  notice: Notice,
  recipients: readonly Recipient[],
  wish: 'arrival' | 'reminder' | 'due',
): Promise<number> {
  const { deps, queries, nowMs, hours } = scene
  let reached = 0
  for (const recipient of recipients.filter(({ choice }) => choice[wish])) {
    const atMs = tellableAt(nowMs, recipient.choice, hours)
    if (atMs === nowMs) {
      await send(scene, notice, recipient)
      reached++
    } else if (atMs !== null) {
      await planNotice(deps, queries, { what: 'collected', userId: recipient.id, atMs }, atMs)
    }
  }
  return reached
}

async function send(scene: Scene, notice: Notice, { id, email, choice, devices }: Recipient): Promise<void> {
  const { deps, queries, nowMs } = scene
  const key = noticeKey(notice)
  for (const { id: deviceId } of devices) {
    const dedupeKey = `push:${key}:${deviceId}`
    await deps.outbox.enqueue(queries, { kind: 'desk.push', payload: { deviceId, notice }, dedupeKey })
  }
  const content = choice.email ? await contentOf(queries, notice, { userId: id, choice }, nowMs) : null
  if (!content) return
  const payload = { to: email, ...noticeMail(deps, content, choice.language) }
  await deps.outbox.enqueue(queries, { kind: 'mail', payload, dedupeKey: `notice-mail:${key}:${id}` })
}
