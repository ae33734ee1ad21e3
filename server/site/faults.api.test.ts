import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../domain/analytics/days.ts'
import { examine } from '../../scripts/doctor/examine.ts'
import { fillDisk } from '../../tests/harness/full-disk.ts'
import { form, openLeadDesk } from '../../tests/harness/lead-desk.ts'
import { makeReadOnly } from '../../tests/harness/read-only.ts'
import { mountSmallDisk } from '../../tests/harness/small-disk.ts'

type Desk = Awaited<ReturnType<typeof openLeadDesk>>

/** What goes wrong, and what everybody concerned is told of it. */
interface Fault {
  name: string
  environment?: Record<string, string>
  strike?(desk: Desk): Promise<unknown>
  /** Of a form that is sent then. */
  visitor: number
  ready: number
  log: object
  doctor: [topic: string, says: RegExp]
  /** The doctor is asked about such a disk. */
  disk?: 'rw' | 'ro'
  skip?: boolean
}

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@contoh.id', ADMIN_EMAIL: 'admin@contoh.id' }
const onPostgres = process.env.TEST_ENGINE === 'postgres'
const canMount = mountAndRemove()

const FAULTS: Fault[] = [
  {
    name: 'a clock that jumps by 1,100 days',
    strike: async ({ clock, services: { scheduledTasks } }) => {
      await scheduledTasks.work()
      clock.nowMs += 1100 * DAY_MS
      await scheduledTasks.work()
    },
    visitor: 200,
    ready: 200,
    log: {
      level: 50,
      msg: 'old data is not deleted; see: npm run leads -- retention',
      reason: 'the clock says 2029-11-19, but old data was last deleted on 2026-11-15',
    },
    doctor: ['old data', /^problem: It is not deleted: the clock says 2029-11-19, .* npm run leads -- retention$/],
  },
  {
    name: 'a disk that became read-only',
    strike: ({ services: { database } }) => makeReadOnly(database),
    visitor: 503,
    ready: 503,
    log: { level: 50, msg: 'service.unavailable', error: { reason: 'attempt to write a readonly database' } },
    doctor: ['disk', /^problem: .* cannot be written \(EROFS.*\): nothing can be stored\.$/],
    disk: 'ro',
    skip: onPostgres,
  },
  {
    name: 'a disk that is full',
    strike: async (desk) => {
      await fillDisk(desk.services.database)
      // Pages that leads have begun still take some.
      for (let status = 200; status === 200; )
        ({ status } = await desk.post('/api/register', form({ goal: 'x'.repeat(400) })))
    },
    visitor: 503,
    ready: 503,
    log: { level: 50, msg: 'service.unavailable', error: { reason: 'database or disk is full' } },
    doctor: ['disk', /^problem: Only 2 MB free for .* Make room: soon nothing can be stored\.$/],
    disk: 'rw',
    skip: onPostgres,
  },
  {
    name: 'a database that became read-only',
    strike: ({ services: { database } }) => makeReadOnly(database),
    visitor: 503,
    ready: 503,
    log: { level: 50, msg: 'service.unavailable', error: { code: '25006' } },
    doctor: ['database', /^problem: .* is read-only/],
    skip: !onPostgres,
  },
  {
    name: 'a mail server that is stopped',
    environment: { ...MAIL, WHATSAPP_TOKEN: '', WHATSAPP_PHONE_NUMBER_ID: '' },
    visitor: 200,
    ready: 200,
    log: {
      level: 40,
      msg: 'outbox job is tried again later',
      problem: expect.stringMatching(/^mail: Error E(CONNECTION|SOCKET)/),
    },
    doctor: ['mail', /^problem: SMTP at 127\.0\.0\.1:1 did not take a test mail: .*ECONNREFUSED/],
  },
  {
    name: 'a wrong token of WhatsApp',
    environment: { WHATSAPP_TOKEN: 'another-token' },
    visitor: 200,
    ready: 200,
    log: { level: 50, msg: 'outbox job given up', problem: expect.stringContaining('401') },
    doctor: ['WhatsApp', /^problem: The API refused \(status 401, code 190\)/],
  },
]

let desk: Desk
describe.each(FAULTS.filter(({ skip }) => !skip))('$name', (fault) => {
  let environment: Record<string, string>
  beforeEach(async () => {
    environment = fault.environment ?? {}
    desk = await openLeadDesk(environment)
    await desk.post('/api/register', form({ email: 'first@contoh.id', phone: '0812-0000-1111' }))
    await fault.strike?.(desk)
  })
  afterEach(() => desk.close())

  test('is told to visitors, to monitoring and in the log', async () => {
    const sent = await desk.post('/api/register', form())
    expect([sent.status, sent.headers.has('retry-after')]).toEqual([fault.visitor, fault.visitor === 503])
    expect((await desk.request('/')).status).toBe(200)
    expect((await desk.request('/readyz')).status).toBe(fault.ready)
    expect((await desk.request('/healthz')).status).toBe(200)
    if (fault.visitor === 200) await desk.workLater()
    expect(desk.logLines()).toContainEqual(expect.objectContaining(loosely(fault.log)))
  })

  test.skipIf(fault.disk && !canMount)('is told by the doctor', async () => {
    const disk = fault.disk && mountSmallDisk(fault.disk)
    const settings = { ...settingsOf(desk, environment), ...(disk && { DATA_DIR: disk.folder }) }
    const findings = await examine(settings, { localOnly: false, now: () => desk.clock.nowMs })
    disk?.remove()
    const [topic, says] = fault.doctor
    const about = findings.filter((finding) => finding.topic === topic)
    expect(about.map(({ level, text }) => `${level}: ${text}`).join('\n')).toMatch(says)
  })
})

function mountAndRemove(): boolean {
  const disk = mountSmallDisk('rw')
  disk?.remove()
  return disk !== null
}

/** Objects in a line of the log have more than a test asks for. */
const loosely = (line: object) =>
  Object.fromEntries(
    Object.entries(line).map(([key, value]) => [key, key === 'error' ? expect.objectContaining(value) : value]),
  )

function settingsOf({ cloud, services: { configuration } }: Desk, more: Record<string, string>) {
  return {
    DATA_DIR: configuration.dataDir,
    DATABASE_URL: configuration.databaseUrl ?? '',
    WHATSAPP_API_URL: cloud.url,
    WHATSAPP_TOKEN: 'secret-token',
    WHATSAPP_PHONE_NUMBER_ID: '4711',
    ...more,
  }
}
