import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Listening, listen } from './listen.ts'

vi.setConfig({ testTimeout: 60_000 })
const STALL_LIMIT_MS = 2000
/** More than the buffers of both ends hold, so that the server has to wait. */
const BIG = Buffer.alloc(64 * 1024 * 1024, 'x')

let site: Listening
const left = new Map<string, () => void>()
const cancelled = Promise.withResolvers<void>()
const answers: Record<string, () => Response> = {
  '/small': () => new Response('hello'),
  '/big': () => new Response(BIG),
  '/stream': () =>
    new Response(
      new ReadableStream({ pull: (controller) => controller.enqueue(BIG), cancel: () => cancelled.resolve() }),
    ),
}

beforeAll(async () => {
  site = await listen({
    port: 0,
    host: '127.0.0.1',
    stallLimitMs: STALL_LIMIT_MS,
    fetch: async ({ url, signal }) => {
      const { pathname, search } = new URL(url)
      signal.addEventListener('abort', () => left.get(search)?.())
      return (answers[pathname] as () => Response)()
    },
  })
})
afterAll(() => site.stop())

/** Sends a request and never reads. Resolves when the server has closed the connection. */
async function askWithoutReading(path: string, name: string): Promise<void> {
  const { hostname, port } = new URL(site.address)
  const { promise: isLeft, resolve } = Promise.withResolvers<void>()
  left.set(`?${name}`, resolve)
  const socket = connect(Number(port), hostname).pause()
  socket.write(`GET ${path}?${name} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await isLeft
  socket.destroy()
}

function get(path: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(new URL(path, site.address), { agent }, resolve).on('error', reject).end()
  })
}

test.concurrent('a client that never reads is let go', () => askWithoutReading('/big', 'deaf'))

test.concurrent('a stream that is never read is cancelled', async () => {
  await askWithoutReading('/stream', 'deaf-stream')
  await cancelled.promise
})

test.concurrent('a client that reads slowly, for longer than the limit, gets everything', async () => {
  const answer = await get('/big', new Agent())
  const slowUntil = performance.now() + 2.5 * STALL_LIMIT_MS
  let received = 0
  answer.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (performance.now() > slowUntil) return
    answer.pause()
    setTimeout(() => answer.resume(), STALL_LIMIT_MS / 50)
  })
  await once(answer, 'end')
  expect(received).toBe(BIG.length)
})

test.concurrent('a connection that is kept for the next request outlives the limit', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = await get('/small', agent)
  const { localPort } = first.socket
  await first.toArray()
  await askWithoutReading('/big', 'meanwhile')
  const second = await get('/small', agent)
  expect(second.socket.localPort).toBe(localPort)
  expect(String(await second.toArray())).toBe('hello')
  agent.destroy()
})

test.concurrent('a Host header that is no address is answered 400, and reaches neither the site nor the log', async () => {
  const logged = vi.spyOn(console, 'error')
  for (const host of ['1.2.3.999', '1.2.3.999:3000', '[::1']) {
    expect(await statusFor(`GET /small?secret=1 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toBe(400)
  }
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

test.concurrent('TRACE is refused, and nothing that was sent comes back', async () => {
  const answer = await answerFor(
    'TRACE /small HTTP/1.1\r\nHost: localhost\r\nCookie: secret=1\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toContain('secret')
})

const statusFor = async (request: string): Promise<number> =>
  Number((await answerFor(request)).match(/^HTTP\/1\.1 (\d+)/)?.[1])

async function answerFor(request: string): Promise<string> {
  const { hostname, port } = new URL(site.address)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  socket.write(request)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}
