import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushContent } from '../../domain/desk/devices-contract.ts'

/** What `PushSubscription.toJSON()` gives. */
export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface Received {
  content: PushContent
  endpoint: string
  ttlS: number
  urgency: string
  topic: string
  bytes: number
  /** Claims of the sender's token, its signature checked against the key that it names. */
  sender: { aud: string; exp: number; sub: string; publicKey: string }
}

export type PushAnswer = 'ok' | 'hang' | { status: number; body?: string; headers?: Record<string, string> }

export interface FakePushService {
  origin: string
  /** What was taken, in order. */
  received: Received[]
  /** Every request, taken or not. */
  tried: { endpoint: string }[]
  /** Answers for the next requests; 'ok' when they run out. */
  answers: PushAnswer[]
  /** A browser that takes notifications. */
  subscribe(): Subscription
  close(): Promise<void>
}

/** A push service on loopback (RFC 8030), with the browsers behind it that decrypt what they get (RFC 8188, 8291). */
export async function startFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, Browser>()
  const received: Received[] = []
  const tried: FakePushService['tried'] = []
  const answers: PushAnswer[] = []
  const server = createServer(async (request, response) => {
    const endpoint = `${origin()}${request.url}`
    tried.push({ endpoint })
    const body = await readBody(request)
    const answer = answers.shift() ?? 'ok'
    if (answer === 'hang') return
    if (answer !== 'ok') return void response.writeHead(answer.status, answer.headers).end(answer.body ?? 'no')
    const browser = browsers.get(endpoint)
    if (!browser) return void response.writeHead(404).end('unknown subscription')
    try {
      received.push(understand(request, endpoint, body, browser))
      response.writeHead(201, { location: `${endpoint}/message` }).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: origin(),
    received,
    tried,
    answers,
    subscribe: () => {
      const endpoint = `${origin()}/push/${randomBytes(12).toString('base64url')}`
      const browser = newBrowser()
      browsers.set(endpoint, browser)
      const keys = { p256dh: browser.pair.getPublicKey('base64url'), auth: browser.auth.toString('base64url') }
      return { endpoint, keys }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

interface Browser {
  pair: ReturnType<typeof createECDH>
  auth: Buffer
}

function newBrowser(): Browser {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, auth: randomBytes(16) }
}

function understand({ headers, method }: IncomingMessage, endpoint: string, body: Buffer, browser: Browser): Received {
  if (method !== 'POST') throw new Error('only POST')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
  if (body.length > 4096) throw new Error('larger than 4 KB')
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('no TTL')
  return {
    content: JSON.parse(decrypt(body, browser)),
    endpoint,
    ttlS: Number(headers.ttl),
    urgency: String(headers.urgency),
    topic: String(headers.topic),
    bytes: body.length,
    sender: senderOf(String(headers.authorization), new URL(endpoint).origin),
  }
}

/** RFC 8291, with the browser's private key. */
function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const shared = pair.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const keyMaterial = hkdfSync('sha256', shared, auth, info, 32)
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(keyMaterial), salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** RFC 8292: a token for this origin, of this day, signed with the key that stands beside it. */
function senderOf(authorization: string, origin: string): Received['sender'] {
  const { t: token = '', k: publicKey = '' } = Object.fromEntries(
    [...authorization.matchAll(/([tk])=([\w.-]+)/g)].map(([, name, value]) => [name, value]),
  )
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const sender = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (!isSigned || !authorization.startsWith('vapid ')) throw new Error('not signed')
  if (sender.aud !== origin) throw new Error(`a token for ${sender.aud}`)
  const leftS = sender.exp - Date.now() / 1000
  if (leftS <= 0 || leftS > 24 * 60 * 60) throw new Error('a token of another day')
  return { ...sender, publicKey }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
