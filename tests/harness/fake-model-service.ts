import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Asked, type Wire, wireOf } from './model-wires.ts'

interface Speech {
  says: unknown
  gate?: Promise<void>
  /** The connection ends before the last pieces. */
  breaks?: boolean
}

/** What the model is to do with one request. */
export type ModelAnswer =
  /** Says this: a value as JSON, a string as it is. Streams pause before their last piece until the gate opens. */
  | Speech
  | 'blocked'
  /** Streams half of a sentence and breaks the connection. */
  | 'cut'
  /** Takes the request and says nothing. */
  | 'hang'
  | { status: number; retryDelay?: string; retryAfterS?: number }

export interface FakeModelService {
  /** The base address to configure, by wire format. */
  url: Record<'gemini' | 'openai-compatible' | 'anthropic', string>
  asked: Asked[]
  /** How many askers left before their answer was whole. */
  left: number
  /** Answers for the next requests, in order; when they run out, `usual`. */
  answers: ModelAnswer[]
  usual: ModelAnswer
  /** When a question was there, and when the first and the last byte of an answer left, by `performance.now()`. */
  askedAt: number[]
  firstByteAt: number[]
  lastByteAt: number[]
  close(): Promise<void>
}

type Times = Pick<FakeModelService, 'firstByteAt' | 'lastByteAt'>

const PIECES = 6

/** A server on loopback that speaks the wire formats of Gemini, of OpenAI and of Anthropic, with their errors. */
export async function startFakeModelService(usual: ModelAnswer): Promise<FakeModelService> {
  const service: Omit<FakeModelService, 'url' | 'close'> = {
    asked: [],
    left: 0,
    answers: [],
    usual,
    askedAt: [],
    firstByteAt: [],
    lastByteAt: [],
  }
  const server = createServer(async (request, response) => {
    const wire = wireOf(request.url ?? '')
    const body = await readJson(request)
    if (!wire) return response.writeHead(404).end()
    service.askedAt.push(performance.now())
    const refusal = wire.refuse(request.headers, body)
    if (refusal) return response.writeHead(refusal).end('{}')
    response.once('close', () => {
      if (!response.writableEnded) service.left += 1
    })
    service.asked.push(wire.read(body, request.url ?? ''))
    const answer = service.answers.shift() ?? service.usual
    await reply({ wire, response, body }, answer, service)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(service, {
    url: { 'gemini': `${base}/v1beta`, 'openai-compatible': `${base}/v1`, 'anthropic': `${base}/v1` },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  })
}

interface Exchange {
  wire: Wire
  response: ServerResponse
  body: Record<string, unknown>
}

async function reply(exchange: Exchange, answer: ModelAnswer, times: Times): Promise<void> {
  const { wire, response, body } = exchange
  if (answer === 'hang') return
  if (typeof answer === 'object' && 'status' in answer) {
    const headers = answer.retryAfterS ? { 'retry-after': String(answer.retryAfterS) } : {}
    response.writeHead(answer.status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(wire.error(answer.status, answer.retryDelay)))
  } else if (wire.isStream(body, response.req.url ?? '')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (answer === 'blocked') response.end(wire.streamBlocked())
    else await replyInPieces(exchange, answer, times)
  } else {
    response.writeHead(200, { 'content-type': 'application/json' })
    if (answer === 'cut') response.write('{"cand', () => response.destroy())
    else {
      response.end(JSON.stringify(answer === 'blocked' ? wire.blocked() : wire.whole(textOf(answer.says), body)))
      times.lastByteAt.push(performance.now())
    }
  }
}

async function replyInPieces(
  { wire, response, body }: Exchange,
  answer: 'cut' | Speech,
  { firstByteAt, lastByteAt }: Times,
): Promise<void> {
  const text = textOf(answer === 'cut' ? { reply: 'This will never be' } : answer.says)
  const pieces = text.match(new RegExp(`[^]{1,${Math.ceil(text.length / PIECES)}}`, 'g')) ?? []
  const send = (piece: string, index: number) => {
    if (index === 0) firstByteAt.push(performance.now())
    return new Promise<void>((resolve) => response.write(wire.piece(piece, index, body), () => resolve()))
  }
  const breaks = answer === 'cut' || answer.breaks
  for (const [index, piece] of pieces.slice(0, breaks ? PIECES / 2 : -1).entries()) await send(piece, index)
  if (breaks) {
    response.destroy()
    return
  }
  await answer.gate
  await send(pieces.at(-1) ?? '', pieces.length - 1)
  lastByteAt.push(performance.now())
  response.end(wire.streamEnd(body))
}

const textOf = (says: unknown): string => (typeof says === 'string' ? says : JSON.stringify(says))

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString() || '{}')
}
