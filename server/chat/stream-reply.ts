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
  // Proxies would keep the pieces until the end.
  'x-accel-buffering': 'no',
}

type Speak = (onText: (textSoFar: string) => void) => Promise<ChatReply>

/** The reply as events: 'text' with what is new, 'reset' when it begins anew, 'reply' with everything, or 'error'. */
export function streamReply(c: Context<SiteEnvironment>, speak: Speak, log: Logger): Response {
  const encoder = new TextEncoder()
  const requestId = c.get('requestId')
  const body = new ReadableStream({
    start: async (controller) => {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
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
        if (c.req.raw.signal.aborted) return
        if (!(error instanceof Failure)) log.error({ requestId, error: describeError(error) }, 'request failed')
        send('error', errorBody(error instanceof Failure ? error.code : 'service.unavailable'))
      } finally {
        close(controller)
      }
    },
  })
  return c.body(body, 200, HEADERS)
}

/** A visitor who is gone has closed it already. */
function close(controller: ReadableStreamDefaultController): void {
  try {
    controller.close()
  } catch {}
}
