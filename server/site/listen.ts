import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { addressName } from '../http/public-origin.ts'
import { StartError } from '../log/start-error.ts'

const STOP_LIMIT_MS = 10_000
/** Longer than the slowest response (chat) may pause. Node may detect a stalled write only at its second check. */
const STALL_LIMIT_MS = 45_000
const SWEEP_MS = 100
const SILENCE_MS = 200
const SILENCE_LIMIT_MS = 2000
/** For the request on a connection that was opened just before the site stopped listening. */
const FIRST_REQUEST_MS = 500

export interface Listening {
  address: string
  /**
   * Serves on for the time given, ending each connection with its next answer: one that is closed while a proxy sends
   * a request on it is an error to the visitor. Then no connection is taken any more, and running requests may finish.
   * All within ten seconds.
   */
  stop(drainMs?: number): Promise<void>
}

interface ListenOptions {
  port: number
  host: string | null
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch']
  /** Wraps the request listener. What it does not pass on it answers at once. */
  before?: (next: RequestListener) => RequestListener
  /** How long a connection with a running request may transfer nothing in either direction. */
  stallLimitMs?: number
}
type RequestListener = (...parameters: Parameters<import('node:http').RequestListener>) => void

/** Listens with timeouts for slow senders and slow readers. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { port, host, fetch, before, stallLimitMs = STALL_LIMIT_MS } = options
  const server = createAdaptorServer({ fetch: refuseInvalidRequests(fetch) }) as Server
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
  server.timeout = stallLimitMs
  const [ours] = server.listeners('request') as [RequestListener]
  const { followed, endConnectionsWithAnswers } = followAnswers(ours)
  server.removeAllListeners('request')
  server.on('request', followed(before))
  await start(server, port, host)
  const { port: bound } = server.address() as AddressInfo
  return { address: `http://${addressName(host)}:${bound}`, stop: stopInSteps }

  async function stopInSteps(drainMs = 0): Promise<void> {
    endConnectionsWithAnswers()
    const startedAt = performance.now()
    if (drainMs > 0) {
      await delay(drainMs)
      await untilNobodyConnects(server)
    }
    const closed = stopListening(server)
    if (drainMs > 0) await Promise.race([closed, delay(FIRST_REQUEST_MS)])
    await endConnections(server, closed, STOP_LIMIT_MS - (performance.now() - startedAt))
  }
}

/** Once connections end, all answers have `Connection: close`, also those of running requests. */
function followAnswers(next: RequestListener) {
  const unanswered = new Set<ServerResponse>()
  let isEnding = false
  function forget(this: ServerResponse) {
    unanswered.delete(this)
  }
  const follow: RequestListener = (request, response) => {
    unanswered.add(response)
    response.on('close', forget)
    next(request, response)
  }
  return {
    /** What `before` answers itself is answered at once: it need not be followed. */
    followed: (before: ListenOptions['before']): RequestListener => {
      const listener = before?.(follow) ?? follow
      return (request, response) => {
        if (isEnding) response.shouldKeepAlive = false
        listener(request, response)
      }
    },
    endConnectionsWithAnswers: () => {
      isEnding = true
      for (const response of unanswered) response.shouldKeepAlive = false
    },
  }
}

/**
 * The adapter lets Host headers such as 1.2.3.999 pass; whatever parses the address later would throw, and log it. TRACE
 * has no use but to show what was sent.
 */
function refuseInvalidRequests(fetch: ListenOptions['fetch']): ListenOptions['fetch'] {
  return (request, env) => {
    if (request.method === 'TRACE') return new Response(null, { status: 405 })
    return URL.canParse(request.url) ? fetch(request, env) : new Response(null, { status: 400 })
  }
}

function start(server: Server, port: number, host: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(describeListenError(error, port, host), error)),
    )
    server.listen({ port, ...(host !== null && { host }) }, resolve)
  })
}

function describeListenError(error: NodeJS.ErrnoException, port: number, host: string | null): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to another number.`
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`
  return `Cannot listen on ${host ?? 'any address'}, port ${port} (${error.code ?? error.message}). Check HOST and PORT.`
}

/**
 * Closing the listening socket resets what waits to be accepted, and nothing can take connections while it closes: the
 * time to close is one in which none come. A proxy that saw the site not ready stops sending soon; for whoever does not,
 * there is a limit.
 */
async function untilNobodyConnects(server: Server): Promise<void> {
  let lastAt = performance.now()
  const note = () => {
    lastAt = performance.now()
  }
  server.on('connection', note)
  const until = lastAt + SILENCE_LIMIT_MS
  for (let now = lastAt; now < until && now - lastAt < SILENCE_MS; now = performance.now()) {
    await delay(Math.min(lastAt + SILENCE_MS, until) - now)
  }
  server.off('connection', note)
}

/** Unlike the server's own `close`, which also ends connections that have not sent their first request yet. */
const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))

/** Keep-alive connections as soon as they are idle, all others when the time is up. */
async function endConnections(server: Server, closed: Promise<void>, limitMs: number): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const limit = setTimeout(() => server.closeAllConnections(), limitMs)
  server.closeIdleConnections()
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
}
