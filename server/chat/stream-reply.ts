import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { ChatReply } from '../../domain/chat/chat-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import type { SiteEnvironment } from '../http/environment.ts'
import { errorBody } from '../http/errors.ts'
import { describeError } from '../http/safe-log.ts'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Otherwise proxies buffer the whole stream.
  'x-accel-buffering': 'no',
}

type Speak = (onText: (textSoFar: string) => void) => Promise<ChatReply>

/** The reply as events: 'text' with what is new, 'reset' when it starts over, at last 'reply' or 'error'. */
export function streamReply(c: Context<SiteEnvironment>, speak: Speak, log: Logger): Response {
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
  return c.body(body, 200, HEADERS)
}
