import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const SLOW_MS = 300

export interface SentMessage {
  to: string
  type: 'text' | 'template'
  text: string
}

export type Answer = 'ok' | 'slow' | 'hang' | { status: number; code?: number; retryAfterS?: number }

export interface FakeCloudApi {
  url: string
  /** What was taken, in order. */
  sent: SentMessage[]
  /** Every request, taken or not. */
  tried: SentMessage[]
  /** Answers for the next requests; 'ok' when they run out. */
  answers: Answer[]
  /** Connections are refused until it comes back. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

/** A server on loopback that speaks the WhatsApp Cloud API's wire format, with its error codes. */
export async function startFakeCloudApi({
  phoneNumberId,
  token,
}: {
  phoneNumberId: string
  token: string
}): Promise<FakeCloudApi> {
  const sent: SentMessage[] = []
  const tried: SentMessage[] = []
  const answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const body = await readJson(request)
    const reply = (status: number, answer: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer))
    const refuse = (status: number, code: number | undefined, headers?: Record<string, string>) =>
      reply(status, { error: { code, message: 'no' } }, headers)

    if (request.headers.authorization !== `Bearer ${token}`) return refuse(401, 190)
    if (request.url !== `/v26.0/${phoneNumberId}/messages` || problemWith(body)) return refuse(400, 100)
    const message = messageOf(body)
    tried.push(message)
    const answer = answers.shift() ?? 'ok'
    if (answer === 'hang') return
    if (typeof answer === 'object') {
      return refuse(answer.status, answer.code, answer.retryAfterS ? { 'retry-after': String(answer.retryAfterS) } : {})
    }
    if (answer === 'slow') await delay(SLOW_MS)
    sent.push(message)
    return reply(200, { messaging_product: 'whatsapp', messages: [{ id: `wamid.${sent.length}` }] })
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v26.0`,
    sent,
    tried,
    answers,
    goDown: close,
    comeBack: async () => {
      if (!server.listening) await listen(port)
    },
    close,
  }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}')
}

function messageOf(body: Record<string, unknown>): SentMessage {
  const { to, type, text, template } = body as unknown as CloudBody
  return { to, type, text: type === 'text' ? text.body : (template.components[0]?.parameters[0]?.text ?? '') }
}

interface CloudBody {
  to: string
  type: 'text' | 'template'
  text: { body: string }
  template: { components: { parameters: { text: string }[] }[] }
}

/** What the real service would refuse. */
function problemWith(body: Record<string, unknown>): string | null {
  if (body.messaging_product !== 'whatsapp' || !/^[1-9]\d{7,14}$/.test(String(body.to))) return 'bad recipient'
  if (body.type === 'text') {
    const text = (body.text as { body?: string })?.body ?? ''
    return text.length >= 1 && text.length <= 4096 ? null : 'bad text'
  }
  const template = body.template as { name?: string; components?: { parameters?: { text?: string }[] }[] } | undefined
  const parameter = template?.components?.[0]?.parameters?.[0]?.text ?? ''
  if (!template?.name || parameter === '' || parameter.length > 1024) return 'bad template'
  return /[\n\t]| {5,}/.test(parameter) ? 'parameters must hold no newlines' : null
}
