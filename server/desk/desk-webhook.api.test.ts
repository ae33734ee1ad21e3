import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinTeam, type Member } from '../../tests/harness/desk-team.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { enqueueWebhooks } from './webhook-delivery.ts'

const SECRET = 'a-secret-of-twenty-four-characters'
let receiver: Server
let received: { headers: Record<string, unknown>; body: string }[]
let statuses: number[]
let site: TestSite
let rina: Member
let clockMs: number

beforeEach(async () => {
  received = []
  statuses = []
  clockMs = Date.now()
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    received.push({ headers: request.headers, body })
    response.writeHead(statuses.shift() ?? 204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  const environment = { DESK_WEBHOOK_URL: url, DESK_WEBHOOK_SECRET: SECRET }
  site = await createTestSite({ environment, now: () => clockMs })
  rina = await joinTeam(site, 'staff')
  await enqueueWebhooks(site.services)
})
afterEach(async () => {
  await site.close()
  receiver.close()
})

const work = async () => {
  await enqueueWebhooks(site.services)
  await site.services.outboxWorker.work()
}
const told = () => received.map(({ body }) => JSON.parse(body))

test('a new person and every change are sent once, signed so that the receiver can check it', async () => {
  await site.post('/api/register', form())
  await work()
  await work()
  const [person] = await rina.people()
  expect(told()).toMatchObject([{ type: 'person.arrived', person: { id: person?.id, name: 'Sari Wulandari' } }])
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', SECRET).update(signed).digest('base64')}`)
  await rina.post(`people/${person?.id}/step`, { version: 0, step: 'trial' })
  await work()
  expect(told()[1]).toMatchObject({
    type: 'person.changed',
    what: 'step',
    data: { to: 'trial' },
    person: { step: 'trial' },
  })
  expect(JSON.stringify(told()[1])).not.toContain('"undo"')
})

test('what the receiver does not take is sent again with the same id; after 410 it is left in peace', async () => {
  statuses = [500, 204, 410]
  await site.post('/api/register', form())
  await work()
  clockMs += 60_000
  await work()
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(received).toHaveLength(2)
  const [person] = await rina.people()
  await rina.post(`people/${person?.id}/claim`)
  await work()
  clockMs += 3_600_000
  await work()
  expect(received).toHaveLength(3)
})

test('nothing is sent of a person who was erased while it waited', async () => {
  await site.post('/api/register', form())
  await enqueueWebhooks(site.services)
  const [person] = await rina.people()
  await rina.post(`people/${person?.id}/erase`, { word: 'ERASE' })
  await work()
  expect(received).toEqual([])
})
