import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { type ChatReply, chatReply, chatRequest } from '../../domain/chat/chat-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { clientAddress } from '../http/client-address.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { errorBody } from '../http/errors.ts'
import { type RateLimitDeps, rateLimit } from '../http/rate-limit.ts'
import { describeError } from '../log/log.ts'
import { type ChatDeps, replyToVisitor } from './reply-to-visitor.ts'

const DAY_S = 24 * 60 * 60
/** A whole office or mobile carrier may share one address. */
const MINUTE = { perId: { points: 20, durationS: 60 }, perAddress: { points: 300, durationS: 60 } }
const DAY = { perId: { points: 300, durationS: DAY_S }, perAddress: { points: 6000, durationS: DAY_S } }

export function addChatRoutes(api: Api, deps: ChatDeps & RateLimitDeps): void {
  const minute = rateLimit(deps, 'chat', MINUTE)
  const day = rateLimit(deps, 'chat-day', DAY)
  const chat = createRoute({
    method: 'post',
    path: '/api/chat',
    summary: 'What Ms Kiky answers',
    description: `With Accept: text/event-stream the reply is streamed: 'text' events with more of it, 'reset' when it begins anew, at last 'reply' with the whole JSON. ${minute.description} ${day.description}`,
    middleware: [minute.middleware, day.middleware],
    request: jsonBody(chatRequest),
    responses: answers(chatReply, 'The reply'),
  })
  api.openapi(chat, async (c) => {
    const request = c.req.valid('json')
    const { signal } = c.req.raw
    const address = clientAddress(c.env?.incoming, deps.configuration.trustedProxies)
    if (c.req.header('accept')?.includes('text/event-stream')) {
      return streamReply(c, (onText) => replyToVisitor(deps, request, address, signal, onText), deps.log) as never
    }
    return c.json(await replyToVisitor(deps, request, address, signal), 200)
  })
}

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Otherwise proxies buffer the whole stream.
  'x-accel-buffering': 'no',
}

type Speak = (onText: (textSoFar: string) => void) => Promise<ChatReply>

/** The reply as events: 'text' with what is new, 'reset' when it starts over, at last 'reply' or 'error'. */
function streamReply(c: Context<SiteEnvironment>, speak: Speak, log: Logger): Response {
  const encoder = new TextEncoder()
  const requestId = c.get('requestId')
  let isGone = false
  const body = new ReadableStream({
    cancel: () => {
      isGone = true
    },
    start: async (controller) => {
      const send = (event: string, data: unknown) => {
        if (!isGone) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      let sent = ''
      const sendMore = (text: string) => {
        if (!text.startsWith(sent)) {
          send('reset', {})
          sent = ''
        }
        if (text !== sent) send('text', { text: text.slice(sent.length) })
        sent = text
      }
      try {
        send('reply', await speak(sendMore))
      } catch (error) {
        if (isGone || c.req.raw.signal.aborted) return
        if (!(error instanceof Failure)) log.error({ requestId, error: describeError(error) }, 'request failed')
        send('error', errorBody(error instanceof Failure ? error.code : 'service.unavailable'))
      } finally {
        if (!isGone) controller.close()
      }
    },
  })
  return c.body(body, 200, STREAM_HEADERS)
}
