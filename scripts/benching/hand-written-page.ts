import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { PROJECT_ROOT } from '../project-root.ts'

const PICTURE_BYTES = 20_000

export interface HandWrittenPage {
  address: string
  close(): void
}

/** What a page can be at best: 2 kB with its style inside, one picture of 20 kB, no script, from the memory of node:http. */
export async function serveHandWrittenPage(): Promise<HandWrittenPage> {
  const page = brotliCompressSync(readFileSync(join(import.meta.dirname, 'hand-written/index.html')))
  const drawing = readFileSync(join(PROJECT_ROOT, 'app/art/woven/art-general-english.png'))
  // As large as a photograph; what follows the end of a PNG is not read.
  const picture = Buffer.concat([drawing, randomBytes(PICTURE_BYTES - drawing.length)])
  const answers: Record<string, [headers: Record<string, string>, body: Buffer]> = {
    '/': [{ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, page],
    '/picture.png': [{ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' }, picture],
  }
  const server = createServer(({ url = '' }, response) => {
    const [headers, body] = answers[url] ?? []
    if (!body) return response.writeHead(404).end()
    return response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
