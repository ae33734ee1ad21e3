import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { addressName } from '../http/public-origin.ts'
import { StartError } from '../log/start-error.ts'

const STOP_LIMIT_MS = 10_000
/** Longer than the slowest response (chat) may pause. Node may detect a stalled write only at its second check. */
const STALL_LIMIT_MS = 45_000
const SWEEP_MS = 100

export interface Listening {
  address: string
  /** Lets running requests finish, for at most ten seconds. */
  stop(): Promise<void>
}

interface ListenOptions {
  port: number
  host: string | null
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch']
  /** Wraps the request listener, in development. */
  before?: (next: RequestListener) => RequestListener
  /** How long a connection with a running request may transfer nothing in either direction. */
  stallLimitMs?: number
}
type RequestListener = (...parameters: Parameters<import('node:http').RequestListener>) => void

/** Listens with timeouts for slow senders and slow readers. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { port, host, fetch, before, stallLimitMs = STALL_LIMIT_MS } = options
  const server = createAdaptorServer({ fetch }) as Server
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
  server.timeout = stallLimitMs
  if (before) {
    const [ours] = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    server.on('request', before(ours as RequestListener))
  }
  await start(server, port, host)
  const { port: bound } = server.address() as AddressInfo
  return { address: `http://${addressName(host)}:${bound}`, stop: () => stop(server) }
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

/** Closes keep-alive connections as soon as they are idle, all others when the time is up. */
async function stop(server: Server): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const limit = setTimeout(() => {
    server.closeAllConnections()
    resolve()
  }, STOP_LIMIT_MS)
  server.closeIdleConnections()
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
}
