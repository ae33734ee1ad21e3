import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { capture, form, type LeadDesk, openLeadDesk } from '../../tests/harness/lead-desk.ts'
import { inLongRun } from '../../tests/harness/long-run.ts'

vi.setConfig({ testTimeout: 60_000 })

const FLOODER = '198.51.100.7'
const TOLD_AN_HOUR = 120
const FLOOD = inLongRun(600, 130)
const MINUTE_MS = 60_000

let desk: LeadDesk
beforeEach(async () => {
  desk = await openLeadDesk()
})
afterEach(() => desk.close())

let sent = 0
const visitor = (name: string) => {
  const number = sent++
  return { name, userId: `user_${number}`, email: `flood${number}@contoh.id`, phone: `0812${10_000_000 + number}` }
}
const postFrom = async (from: string, path: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  const response = await desk.request(path, { method: 'POST', body: JSON.stringify(body), headers, from })
  return { status: response.status, answer: await response.json() }
}
const register = (from: string, name: string) => postFrom(from, '/api/register', form(visitor(name)))
const flood = async (count: number) => {
  for (let i = 0; i < count; i += 1) {
    const { status, answer } = await register(FLOODER, `Flood${i}`)
    expect([status, answer.success, typeof answer.leadId]).toEqual([200, true, 'string'])
  }
}
const told = () => desk.cloud.sent.map(({ text }) => text)
/** Works as the pace allows while there is something to tell, else once a minute, until so much time is over. */
const workFor = async (durationMs: number) => {
  const until = desk.clock.nowMs + durationMs
  for (let before = -1; desk.clock.nowMs < until; ) {
    const wasTold = told().length > before
    before = told().length
    await desk.workLater(wasTold ? 6000 : MINUTE_MS)
  }
}

test('a flood from one address does not delay a lead from another; none is lost, and the rest is told in one line', async () => {
  await flood(FLOOD)
  await register('203.0.113.9', 'Real Visitor')
  await desk.work()
  await desk.workLater(6000)
  expect(told().join()).toContain('Real Visitor')
  expect(await desk.leads()).toHaveLength(FLOOD + 1)

  await workFor(20 * MINUTE_MS)
  expect(told().at(-1)).toContain(`${FLOOD - TOLD_AN_HOUR} more leads from one source wait at the desk`)
  expect(told().filter((text) => text.includes('more leads from'))).toHaveLength(1)
  expect(told()).toHaveLength(Math.ceil((TOLD_AN_HOUR + 1) / 8) + 1)
  const leads = await desk.leads()
  const setAside = leads.filter((lead) => lead.is_suspect === 1)
  expect(setAside).toHaveLength(FLOOD - TOLD_AN_HOUR)
  expect(setAside.every(({ marks }) => JSON.parse(marks).includes('source.flood'))).toBe(true)
})

test('while a flood is being told, a lead from elsewhere is in the next message', async () => {
  await flood(40)
  await desk.work()
  await register('203.0.113.9', 'Real Visitor')
  await desk.workLater(6000)
  expect(told()).toHaveLength(2)
  expect(told()[1]).toContain('Real Visitor')
})

test('an hour later leads from the same address are told again, and a digest covers its own quarter of an hour', async () => {
  await flood(TOLD_AN_HOUR + 3)
  await workFor(61 * MINUTE_MS)
  expect(told().at(-1)).toMatch(/^3 more leads from one source/)
  await register(FLOODER, 'Later Visitor')
  await desk.workLater(6000)
  expect(told().at(-1)).toContain('Later Visitor')
})

test('answers in the chat count as well, and IPv6 addresses of one network are one source', async () => {
  for (let i = 0; i < TOLD_AN_HOUR; i += 1) await register(`2001:db8::${i.toString(16)}`, `Flood${i}`)
  const { userId, ...leadInfo } = visitor('Chatty')
  const complete = capture({ userId, captureId: 'capture_flood_0001', status: 'complete', leadInfo })
  expect((await postFrom('2001:db8::ffff', '/api/chat/capture-lead', complete)).status).toBe(200)
  expect((await desk.leads()).find(({ name }) => name === 'Chatty')).toMatchObject({ is_suspect: 1 })
})

test('the source is no address, cannot be told from one without the secret, and changes with the day', async () => {
  for (const from of [FLOODER, FLOODER, '203.0.113.9']) await register(from, 'Sari')
  desk.clock.nowMs += 24 * 60 * MINUTE_MS
  await register(FLOODER, 'Sari')
  const sources = (await desk.leads()).map(({ source }) => source)
  expect(new Set(sources).size).toBe(3)
  expect(sources[0]).toMatch(/^[\w-]{22}$/)
})

test('a digest that WhatsApp refuses is given up like a lead, and stays in the list of those', async () => {
  await flood(TOLD_AN_HOUR + 1)
  await workFor(10 * MINUTE_MS)
  desk.cloud.answers.push({ status: 401, code: 190 })
  await workFor(10 * MINUTE_MS)
  const [digest] = (await desk.jobs()).filter(({ kind }) => kind === 'whatsapp.digest')
  expect(digest).toMatchObject({ done_at_ms: null, last_problem: expect.stringContaining('190') })
  expect(digest?.dead_at_ms).not.toBeNull()
})
