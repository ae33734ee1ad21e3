import type { ChatReply, ChatRequest } from '../../../domain/chat/chat-contract.ts'
import { postRequest } from '../../lib/api-client.ts'

const TIMEOUT_MS = 25_000

/** No reply: `status` is 0 when the server was unreachable or the stream broke off. */
export class ChatUnavailable extends Error {
  readonly status: number

  constructor(status: number, cause?: unknown) {
    super(`The chat did not answer (${status})`, { cause })
    this.status = status
  }
}

/** Asks the tutor and streams the text to `onText`. Rejects with ChatUnavailable, or with the signal's reason. */
export async function askTutor(
  request: ChatRequest,
  { onText, signal }: { onText(textSoFar: string): void; signal: AbortSignal },
): Promise<ChatReply> {
  try {
    const options = { signal, timeoutMs: TIMEOUT_MS, accept: 'text/event-stream' }
    const response = await postRequest('/api/chat', request, options)
    if (!response.ok || !response.body) throw new ChatUnavailable(response.status)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    return isStream ? await followReply(response.body, onText) : await response.json()
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof ChatUnavailable ? error : new ChatUnavailable(0, error)
  }
}

async function followReply(body: ReadableStream<Uint8Array>, onText: (text: string) => void): Promise<ChatReply> {
  let text = ''
  for await (const { name, data } of eventsOf(body)) {
    if (name === 'reply') return data as ChatReply
    if (name === 'error') throw new ChatUnavailable(503)
    text = name === 'reset' ? '' : text + ((data as { text?: string }).text ?? '')
    onText(text)
  }
  throw new ChatUnavailable(0)
}

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let waiting = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    waiting += decoder.decode(value, { stream: true })
    const events = waiting.split('\n\n')
    waiting = events.pop() ?? ''
    for (const event of events) {
      const name = event.match(/^event: (.*)$/m)?.[1]
      const data: unknown = JSON.parse(event.match(/^data: (.*)$/m)?.[1] ?? 'null')
      yield { name, data }
    }
  }
}
