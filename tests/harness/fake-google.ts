import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Call = [command: string, ...rest: unknown[]]

export interface FakeGoogle {
  scriptUrl: string
  /** Every request that reached it, in order. */
  requests: string[]
  /** What pages handed to the tag, in order. */
  calls: Call[]
  close(): Promise<void>
}

/** The tag, as far as pages know it: it takes what was put into the data layer, before and after, and sends it on. */
const TAG = `(() => {
  const collect = new URL('/g/collect', document.currentScript.src)
  const send = (call) => fetch(collect, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([...call]) })
  const layer = window.dataLayer
  layer.forEach(send)
  layer.push = (call) => send(call)
})()`

/** A loopback stand-in for Google's tag and its collector. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const requests: string[] = []
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (request.method === 'GET') {
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' })
        .end(TAG)
      return
    }
    let body = ''
    for await (const chunk of request) body += chunk
    calls.push(JSON.parse(body))
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    scriptUrl: `http://127.0.0.1:${port}/gtag/js`,
    requests,
    calls,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
