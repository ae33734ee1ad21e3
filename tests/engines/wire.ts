import { connect } from 'node:net'

/** A command of WebDriver: over HTTP, and as Firefox names it, which speaks the same without a driver in between. */
const COMMANDS = {
  newSession: { http: 'POST /session', marionette: 'WebDriver:NewSession' },
  open: { http: 'POST /url', marionette: 'WebDriver:Navigate' },
  run: { http: 'POST /execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { http: 'POST /element/{id}/click', marionette: 'WebDriver:ElementClick' },
  type: { http: 'POST /element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  clear: { http: 'POST /element/{id}/clear', marionette: 'WebDriver:ElementClear' },
  windows: { http: 'GET /window/handles', marionette: 'WebDriver:GetWindowHandles' },
  goToWindow: { http: 'POST /window', marionette: 'WebDriver:SwitchToWindow' },
  closeWindow: { http: 'DELETE /window', marionette: 'WebDriver:CloseWindow' },
  deleteCookies: { http: 'DELETE /cookie', marionette: 'WebDriver:DeleteAllCookies' },
} as const

export type Command = keyof typeof COMMANDS

/** Carries commands to a browser. Rejects with the browser's own message. */
export interface Wire {
  send(command: Command, params?: Record<string, unknown>): Promise<unknown>
  close(): void
}

/** WebDriver as its standard says, to a driver that listens. */
export async function httpWire(address: string, capabilities: object): Promise<Wire> {
  let session = ''
  const send: Wire['send'] = async (command, params = {}) => {
    const [method = '', path = ''] = COMMANDS[command].http.split(' ')
    const place = path.replace('{id}', String(params.id))
    const answer = await fetch(`${address}${command === 'newSession' ? place : `/session/${session}${place}`}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(params) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${command}: ${value?.error ?? answer.status} ${value?.message ?? ''}`)
    return value
  }
  const opened = await send('newSession', { capabilities: { alwaysMatch: capabilities } })
  session = (opened as { sessionId: string }).sessionId
  return { send, close: () => {} }
}

type Answer = [kind: number, id: number, error: { message: string } | null, result: { value?: unknown } | null]

/** The protocol inside Firefox: JSON after its length and a colon. */
export async function marionetteWire(port: number): Promise<Wire> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Answer) => void>()
  let received: Buffer = Buffer.alloc(0)
  const greeted = Promise.withResolvers<void>()
  socket.on('error', greeted.reject)
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let next = firstMessage(received); next; next = firstMessage(received)) {
      received = next.rest
      if (Array.isArray(next.message)) waiting.get(next.message[1])?.(next.message as Answer)
      else greeted.resolve()
    }
  })
  await greeted.promise
  let lastId = 0
  const send: Wire['send'] = async (command, params = {}) => {
    lastId += 1
    const id = lastId
    const text = JSON.stringify([0, id, COMMANDS[command].marionette, params])
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    waiting.delete(id)
    if (error) throw new Error(`${command}: ${error.message}`)
    return result && 'value' in result ? result.value : result
  }
  await send('newSession')
  return { send, close: () => socket.destroy() }
}

function firstMessage(bytes: Buffer): { message: unknown; rest: Buffer } | null {
  const colon = bytes.indexOf(':')
  const end = colon + 1 + Number(bytes.subarray(0, Math.max(colon, 0)).toString())
  if (colon < 0 || bytes.length < end) return null
  return { message: JSON.parse(bytes.subarray(colon + 1, end).toString()), rest: bytes.subarray(end) }
}
