import { createRoute } from '@hono/zod-openapi'
import { chatReply, chatRequest } from '../../domain/chat/chat-contract.ts'
import { type Api, answers, jsonBody } from '../http/api-kit.ts'
import { limited } from '../http/limited.ts'
import type { Services } from '../services.ts'
import { replyToVisitor } from './reply-to-visitor.ts'
import { streamReply } from './stream-reply.ts'

const DAY_S = 24 * 60 * 60
/** A whole office or mobile carrier may share one address. */
const MINUTE = { perId: { points: 20, durationS: 60 }, perAddress: { points: 300, durationS: 60 } }
const DAY = { perId: { points: 300, durationS: DAY_S }, perAddress: { points: 6000, durationS: DAY_S } }

export function addChatRoutes(api: Api, services: Services): void {
  const minute = limited(services, 'chat', MINUTE)
  const day = limited(services, 'chat-day', DAY)
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
    if (c.req.header('accept')?.includes('text/event-stream')) {
      return streamReply(c, (onText) => replyToVisitor(services, request, signal, onText), services.log) as never
    }
    return c.json(await replyToVisitor(services, request, signal), 200)
  })
}
