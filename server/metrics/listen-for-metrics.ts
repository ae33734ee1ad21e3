import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartError } from '../log/start-error.ts'

const PATH = '/metrics'
const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export interface MetricsServer {
  address: string
  close(): void
}

/** On a port of its own, so that no proxy in front of the site ever shows it to visitors. */
export async function listenForMetrics(
  { port, host }: { port: number; host: string },
  read: () => Promise<string>,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== PATH || request.method !== 'GET') return response.writeHead(404).end()
    const text = await read().catch(() => null)
    if (text === null) return response.writeHead(503).end()
    return response.writeHead(200, { 'content-type': TYPE }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(`METRICS_PORT ${port} cannot be used (${error.code}). Set another.`, error)),
    )
    server.listen({ port, host }, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}${PATH}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
