import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinTeam } from '../../../tests/harness/desk-team.ts'
import { form } from '../../../tests/harness/lead-desk.ts'
import { MINUTE_MS, openPushDesk, type PushDesk, withDevice } from '../../../tests/harness/push-desk.ts'
import { createTestSite } from '../../../tests/harness/test-site.ts'

let desk: PushDesk

beforeEach(async () => {
  desk = await openPushDesk()
})
afterEach(() => desk.close())

const jobs = () => desk.site.services.database.queries.selectFrom('outbox').selectAll().where('kind', '=', 'desk.push')
const devices = () => desk.site.services.database.queries.selectFrom('desk_devices').selectAll().execute()

test('a new person is told at once to every device, encrypted for it and signed by the site', async () => {
  const { device } = await withDevice(desk, 'staff')
  await withDevice(desk, 'owner')
  await desk.register({ program: 'General English', city: 'Bandung' })
  await desk.work()
  expect(desk.push.received).toHaveLength(2)
  const told = desk.push.received.find(({ endpoint }) => endpoint === device.endpoint)
  expect(told).toMatchObject({
    content: { title: 'Somebody is waiting for an answer', body: 'Registration, General English, Bandung' },
    urgency: 'high',
    sender: { sub: 'mailto:admin@langkah.co.id', aud: desk.push.origin },
  })
  expect(told?.ttlS).toBeGreaterThan(0)
  expect(told?.topic).toMatch(/^[\w-]{32}$/)
})

test('neither the message nor the log has a name, an address or a number, unless the member wants the first name', async () => {
  const { member } = await withDevice(desk, 'staff')
  const named = await withDevice(desk, 'staff', { showsName: true })
  await desk.register({ name: 'Sari Wulandari', phone: '0812 3456 7890' })
  await desk.work()
  const content = (endpoint: string) => desk.push.received.find((each) => each.endpoint === endpoint)?.content
  expect(JSON.stringify(desk.push.received.filter(({ endpoint }) => endpoint !== named.device.endpoint))).not.toMatch(
    /Sari|Wulandari|3456|@contoh/,
  )
  expect(content(named.device.endpoint)?.title).toBe('Sari is waiting for an answer')
  const [person] = await member.people()
  expect(content(named.device.endpoint)?.path).toBe(`/admin/people/${person?.id}`)
  expect(JSON.stringify(desk.site.logLines())).not.toMatch(/Sari|push\//)
})

test('the words fit into four kilobytes, whatever somebody has typed', async () => {
  await withDevice(desk, 'staff', { showsName: true })
  await desk.register({ name: `${'あ'.repeat(100)} b`, city: 'é'.repeat(100), program: undefined })
  await desk.work()
  expect(desk.push.received[0]?.bytes).toBeLessThan(4096)
})

test.each([404, 410])('a subscription that is over (%s) is deleted, and never tried again', async (status) => {
  await withDevice(desk, 'staff')
  desk.push.answers.push({ status })
  await desk.register()
  await desk.work()
  expect(await devices()).toEqual([])
  await desk.register({ email: 'other@contoh.id', phone: '0812 9999 0000' })
  await desk.workLater(MINUTE_MS)
  expect(desk.push.tried).toHaveLength(1)
})

test('what a service does not take is sent again, no redirect is followed, and after an hour it is given up', async () => {
  await withDevice(desk, 'staff', { reminder: false })
  const elsewhere = { status: 307, headers: { location: `${desk.push.origin}/elsewhere` } }
  desk.push.answers.push({ status: 500 }, elsewhere, { status: 429, headers: { 'retry-after': '120' } })
  await desk.register()
  await desk.work()
  await desk.workLater(MINUTE_MS)
  await desk.workLater(MINUTE_MS)
  expect(desk.push.tried.map(({ endpoint }) => endpoint)).toEqual(Array(3).fill((await devices())[0]?.endpoint))
  await desk.workLater(MINUTE_MS)
  expect(desk.push.received).toHaveLength(0)
  desk.push.answers.push({ status: 403, body: 'BadJwtToken' })
  await desk.workLater(61 * MINUTE_MS)
  const [job] = await jobs().execute()
  expect(job).toMatchObject({ dead_at_ms: desk.clock.nowMs, last_problem: '403 BadJwtToken' })
  expect(await devices()).toHaveLength(1)
})

test('a process that dies while it sends loses nothing: another one sends it after the lease', async () => {
  await withDevice(desk, 'staff')
  desk.push.answers.push('hang')
  await desk.register()
  // Dies here: its answer never comes, and nothing of it is stored.
  void desk.work().catch(() => {})
  await expect.poll(() => desk.push.tried.length).toBe(1)
  const other = await desk.otherProcess()
  await other.outboxWorker.work()
  expect(desk.push.received).toHaveLength(0)
  desk.clock.nowMs += MINUTE_MS + 1
  await other.outboxWorker.work()
  expect(desk.push.received).toHaveLength(1)
})

// On SQLite there is one process.
test.runIf(process.env.TEST_ENGINE === 'postgres')('processes side by side tell every device once', async () => {
  await withDevice(desk, 'staff')
  await withDevice(desk, 'owner')
  const processes = [desk.site.services, await desk.otherProcess(), await desk.otherProcess()]
  for (let n = 0; n < 6; n++) await desk.register({ email: `sari${n}@contoh.id`, phone: `0812 0000 000${n}` })
  await Promise.all(processes.map(({ outboxWorker }) => outboxWorker.work()))
  await Promise.all(processes.map(({ outboxWorker }) => outboxWorker.work()))
  const told = desk.push.received.map(({ endpoint, content }) => `${endpoint} ${content.personId}`)
  expect(told).toHaveLength(12)
  expect(new Set(told).size).toBe(12)
})

test('all processes have one key pair, and it stays', async () => {
  const other = await desk.otherProcess()
  expect(other.push?.publicKey).toBe(desk.site.services.push?.publicKey)
})

test('a device belongs to who signed in on it last, is shown to them alone, and can be taken back', async () => {
  const { member, device, deviceId } = await withDevice(desk, 'staff')
  const bima = await joinTeam(desk.site, 'staff')
  const devicesOf = async (who: typeof member) =>
    (await who.get<{ push: { devices: { id: string }[] } }>('settings')).push.devices.map(({ id }) => id)
  expect(await devicesOf(bima)).toEqual([])
  await bima.post(`devices/${deviceId}/remove`)
  expect(await devicesOf(member)).toEqual([deviceId])
  await bima.post('devices', device)
  expect([await devicesOf(member), await devicesOf(bima)]).toEqual([[], [deviceId]])
  await bima.post(`devices/${deviceId}/remove`)
  expect(await devices()).toEqual([])
})

test('only push services are called, whatever a browser says', async () => {
  const rina = await joinTeam(desk.site, 'staff')
  const { keys } = desk.push.subscribe()
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://evil.example/x', 'http://169.254.169.254/latest'])
    expect(await rina.refused('devices', { endpoint, keys })).toMatchObject({ code: 'push.unknown_service' })
})

test('to who is not of the team there are no devices', async () => {
  const visitor = await joinTeam(desk.site, 'user')
  expect(await visitor.refused('devices', desk.push.subscribe())).toMatchObject({ status: 404 })
})

test('who leaves the team, is disabled or erased has no device any more; an export names them', async () => {
  const owner = await joinTeam(desk.site, 'owner')
  const [leaves, erased] = [await withDevice(desk, 'staff'), await withDevice(desk, 'staff')]
  await owner.who.post('/api/account/team/remove', { id: leaves.member.id })
  expect((await devices()).map(({ id }) => id)).toEqual([erased.deviceId])
  const { personParts, database } = desk.site.services
  const person = { emails: [erased.member.email], phones: [], leadIds: [], userIds: [] }
  const part = personParts.find(({ name }) => name === 'devices')
  expect(await part?.find(database.queries, person)).toHaveLength(1)
  await part?.erase(database.queries, person)
  expect(await devices()).toEqual([])
})

test('a test sends for real and answers in the words of the service', async () => {
  const { member, deviceId } = await withDevice(desk, 'staff')
  expect(await member.post(`devices/${deviceId}/test`)).toMatchObject({
    isTaken: true,
    words: expect.stringMatching(/^201/),
  })
  expect(desk.push.received[0]?.content).toMatchObject({ title: 'A test from the front desk' })
  desk.push.answers.push({ status: 403, body: 'VAPID public key mismatch' })
  const refused = await member.post(`devices/${deviceId}/test`)
  expect(refused).toMatchObject({ isTaken: false, words: '403 VAPID public key mismatch' })
  desk.push.answers.push({ status: 410, body: 'gone' })
  await member.post(`devices/${deviceId}/test`)
  expect(await devices()).toEqual([])
})

test('without a real address nothing is pushed, and the site says so', async () => {
  const site = await createTestSite({ environment: { SITE_URL: 'https://localhost' } })
  try {
    const rina = await joinTeam(site, 'staff')
    expect(await rina.get('settings')).toMatchObject({ push: { publicKey: null } })
    expect(await rina.refused('devices', desk.push.subscribe())).toMatchObject({ status: 409, code: 'push.off' })
    expect((await site.post('/api/register', form())).status).toBe(200)
  } finally {
    await site.close()
  }
})

test.each([
  ['notifications', 'id', 'Giliran diberi tahu'],
  ['notifications', 'en', 'Unanswered for 5 minutes'],
  ['connections', 'en', 'Test Notifications'],
])('the page of %s is there before its script, in %s', async (part, language, words) => {
  const { who } = await joinTeam(desk.site, 'owner')
  const { status, response } = await who.get(`/admin/settings/${part}?lang=${language}`)
  expect(status).toBe(200)
  expect(await response.text()).toContain(words)
})
