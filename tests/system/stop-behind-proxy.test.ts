import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSite } from '../harness/site-process.ts'

const CLIENTS = 8
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

/** Visitors of a site that is not overrun. */
const THINKS_MS = 20

/** Opens a connection for each post, as a proxy does once it was told to close the others, until none is taken. */
async function postUntilRefused(address: string, onAnswer: () => void): Promise<string> {
  try {
    for (;;) {
      await send(`${address}/api/nothing`, new Agent())
      onAnswer()
      await pause(THINKS_MS)
    }
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}

test('SIGTERM: a connection that is opened while the site stops is answered or refused, never reset', async () => {
  const site = await startSite()
  let answered = 0
  const clients = Array.from({ length: CLIENTS }, () => postUntilRefused(site.address, () => (answered += 1)))
  await expect.poll(() => answered, { interval: 5, timeout: 20_000 }).toBeGreaterThan(CLIENTS * 20)
  site.process.kill('SIGTERM')
  expect(await Promise.all(clients)).toEqual(Array(CLIENTS).fill('ECONNREFUSED'))
  await site.stop()
}, 60_000)
