import { openDatabase } from '../../server/outside/database/open.ts'
import { createServices, type Services } from '../../server/site/services.ts'
import { joinTeam, type Member } from './desk-team.ts'
import { type FakePushService, type Subscription, startFakePushService } from './fake-push-service.ts'
import { form } from './lead-desk.ts'
import { createTestSite, type TestSite } from './test-site.ts'

export type PushDesk = Awaited<ReturnType<typeof openPushDesk>>

/** Monday, nine in the morning in Jakarta: the school is open. */
const MONDAY_NINE_MS = Date.UTC(2026, 10, 16, 2, 0)
export const MINUTE_MS = 60_000

/** A site whose staff have devices with a push service on loopback, and a clock of its own. */
export async function openPushDesk(environment: Record<string, string> = {}) {
  const clock = { nowMs: MONDAY_NINE_MS }
  const push: FakePushService = await startFakePushService()
  const site: TestSite = await createTestSite({
    environment: { ADMIN_EMAIL: 'admin@langkah.co.id', PUSH_SERVICE_ORIGIN: push.origin, ...environment },
    now: () => clock.nowMs,
  })
  const others: Services[] = []
  const workAt = async (atMs: number) => {
    clock.nowMs = atMs
    await site.services.outboxWorker.work()
  }
  return {
    site,
    clock,
    push,
    work: () => site.services.outboxWorker.work(),
    workAt,
    workLater: (laterMs: number) => workAt(clock.nowMs + laterMs),
    /** Another process on the same database. */
    otherProcess: async (): Promise<Services> => {
      const { configuration, log } = site.services
      const services = await createServices(configuration, await openDatabase(configuration), log, () => clock.nowMs)
      others.push(services)
      return services
    },
    register: (changes: object = {}) => site.post('/api/register', form(changes)),
    /** Which of the subscriptions were told, in order. */
    toldOf: (devices: Record<string, Subscription>) =>
      push.received.map(
        ({ endpoint }) => Object.entries(devices).find(([, device]) => device.endpoint === endpoint)?.[0],
      ),
    close: async () => {
      for (const { database } of others) await database.close()
      await site.close()
      await push.close()
    },
  }
}

/** Somebody of the team with a device. */
export async function withDevice(desk: PushDesk, role: 'owner' | 'staff', choice: object = {}) {
  const member: Member = await joinTeam(desk.site, role)
  const device = desk.push.subscribe()
  const { id } = await member.post<{ id: string }>('devices', { ...device, language: 'en' })
  await choose(member, choice)
  return { member, device, deviceId: id }
}

export async function choose(member: Member, choice: object): Promise<void> {
  const { notifications } = await member.get<{ notifications: object }>('settings')
  await member.post('settings/notifications', { ...notifications, ...choice })
}
