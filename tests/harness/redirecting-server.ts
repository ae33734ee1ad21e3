import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on loopback that sends every request on to another place of its own. */
export async function startRedirectingServer(status = 307) {
  const asked: string[] = []
  const followed: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    request.resume()
    ;(path.startsWith('/elsewhere') ? followed : asked).push(path)
    if (path.startsWith('/elsewhere')) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    else response.writeHead(status, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    followed,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
