import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startSite } from '../harness/site-process.ts'

const CLIENTS = 8
/** As run-site gives proxies to notice that the site is not ready. */
const DRAIN_MS = 2000
const TOO_LATE_MS = 700
const HEADERS = { 'content-type': 'application/json' }

/** Sends one request on the agent's kept connection. */
function send(address: string, agent: Agent, method = 'POST'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, agent, headers: HEADERS }, (answer) => {
      answer.resume().once('end', () => resolve(answer))
    })
    sent.on('error', reject).end(method === 'POST' ? '{}' : undefined)
  })
}

/** Posts one after another, as a proxy does, until an answer ends the connection. */
async function postUntilClosed(address: string, onAnswer: () => void): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    for (;;) {
      const { headers } = await send(`${address}/api/nothing`, agent)
      onAnswer()
      if (headers.connection === 'close') return 'told to close'
    }
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  } finally {
    agent.destroy()
  }
}

test('SIGTERM: not ready at once, every post is answered, and kept connections are ended by an answer', async () => {
  const site = await startSite()
  const { hostname, port } = new URL(site.address)
  const open = connect(Number(port), hostname)
  open.write(
    'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
  )
  let answered = 0
  const clients = Array.from({ length: CLIENTS }, () => postUntilClosed(site.address, () => (answered += 1)))
  await expect.poll(() => answered, { interval: 5, timeout: 20_000 }).toBeGreaterThan(CLIENTS * 5)
  expect((await send(`${site.address}/readyz`, new Agent(), 'GET')).statusCode).toBe(200)

  const exited = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  const ready = async () => (await send(`${site.address}/readyz`, new Agent(), 'GET')).statusCode
  await expect.poll(ready, { interval: 5, timeout: 20_000 }).toBe(503)
  expect((await send(`${site.address}/healthz`, new Agent(), 'GET')).statusCode).toBe(200)
  open.write('}')
  const answer = String((await open.toArray())[0])
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(await Promise.all(clients)).toEqual(Array(CLIENTS).fill('told to close'))
  expect((await exited)[0]).toBe(0)
  await site.stop()
}, 60_000)

/** A connection for each post, as a proxy opens them once it was told to close the others, until it sends elsewhere. */
async function postUntil(isOver: () => boolean, address: string): Promise<number[]> {
  const statuses: number[] = []
  while (!isOver()) {
    const { statusCode } = await send(`${address}/api/nothing`, new Agent())
    statuses.push(Number(statusCode))
  }
  return statuses
}

test('SIGTERM: every new connection is answered, also those that a proxy opens a little too late', async () => {
  const site = await startSite()
  const started = performance.now()
  let stopsAt = Number.POSITIVE_INFINITY
  const clients = Array.from({ length: CLIENTS }, () => postUntil(() => performance.now() > stopsAt, site.address))
  await expect.poll(() => performance.now() - started, { interval: 20, timeout: 20_000 }).toBeGreaterThan(500)
  const exited = once(site.process, 'exit')
  site.process.kill('SIGTERM')
  stopsAt = performance.now() + DRAIN_MS + TOO_LATE_MS
  for (const statuses of await Promise.all(clients)) {
    expect(statuses.length).toBeGreaterThan(5)
    expect(new Set(statuses)).toEqual(new Set([404]))
  }
  expect((await exited)[0]).toBe(0)
  await site.stop()
}, 60_000)
