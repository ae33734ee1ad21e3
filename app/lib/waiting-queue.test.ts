import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaptureLeadRequest, RegisterRequest } from '../../domain/leads/lead-contract.ts'
import { keepSending, sendReliably, sendWaiting, waitingRequests } from './waiting-queue.ts'
import { type WaitingRequest, waitingStore } from './waiting-store.ts'

const form = (idempotencyKey: string) => ({ idempotencyKey, kind: 'trial', name: 'Sari' }) as RegisterRequest
const details = (captureId: string, name: string) => ({ captureId, leadInfo: { name } }) as CaptureLeadRequest
const lead = (key: string): WaitingRequest => ({ path: '/api/register', key, body: form(key) })
const capture = (key: string, name: string): WaitingRequest => ({
  path: '/api/chat/capture-lead',
  key,
  body: details(key, name),
})
const waitingKeys = () => waitingStore.all().map(({ key }) => key)

let stored: Map<string, string>
let answers: (number | 'offline' | 'hangs' | Promise<number>)[]
let asked: string[]
let online: () => void
let onStorage: () => void

beforeEach(() => {
  stored = new Map()
  answers = []
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { addEventListener: () => {} })
  vi.stubGlobal('addEventListener', (_: 'online', listener: () => void) => {
    online = listener
  })
  onStorage = () => {}
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => type === 'storage' && onStorage())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    const body = JSON.parse(init.body)
    asked.push(path === '/api/register' ? body.idempotencyKey : `${body.captureId} ${body.leadInfo.name}`)
    const answer = await (answers.shift() ?? 200)
    if (answer === 'hangs') return new Promise(() => {})
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json({ error: { code: 'body.invalid', details: [{ path: ['email'] }] } }, { status: answer })
  })
})
afterEach(() => {
  for (const request of waitingStore.all()) waitingStore.remove(request)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a new request', () => {
  test('leaves in the very moment, though a request of another tab hangs and never ends its retry', () => {
    vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } })
    sendReliably(lead('new'))
    expect(asked).toEqual(['new'])
    expect(waitingKeys()).toEqual(['new'])
  })

  test('is not held up by an earlier one that hangs, and takes along what waits', async () => {
    answers = ['hangs', 'offline']
    sendReliably(lead('hanging'))
    await sendReliably(lead('early'))
    await sendReliably(lead('new'))
    await vi.waitFor(() => expect(asked).toEqual(['hanging', 'early', 'new', 'early']))
    await vi.waitFor(() => expect(waitingKeys()).toEqual(['hanging']))
  })

  test('that the server could not take and later refuses is reported, though its form was answered', async () => {
    const reported: string[] = []
    keepSending(async ({ key }, { status }) => void reported.push(`${key} ${status}`))
    answers = [503, 400]
    expect(await sendReliably(lead('unlucky'))).toBe('kept')
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(reported).toEqual(['unlucky 400'])
    expect(waitingKeys()).toEqual([])
  })

  test('that had to wait is told of when it was sent, one that was taken at once is not', async () => {
    const sent: string[] = []
    keepSending(
      async () => {},
      ({ key }) => sent.push(key),
    )
    answers = ['offline']
    expect(await sendReliably(lead('patient'))).toBe('kept')
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(await sendReliably(lead('lucky'))).toBeNull()
    expect(sent).toEqual(['patient'])
  })

  test('waits from its first failure on and until it was sent, each told with the event that other tabs get', async () => {
    const told: string[][] = []
    onStorage = () => told.push(waitingRequests().map(({ key }) => key))
    answers = ['offline']
    const sent = sendReliably(lead('patient'))
    expect(waitingRequests()).toEqual([])
    await sent
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(told).toEqual([['patient'], []])
  })

  test('replaces what waits under the same key, and is not removed when that arrives after all', async () => {
    const first = Promise.withResolvers<number>()
    answers = [first.promise, 'offline']
    const early = sendReliably(capture('chat', 'Sari'))
    await sendReliably(capture('chat', 'Sari Wulandari'))
    expect(waitingStore.all()).toEqual([capture('chat', 'Sari Wulandari')])
    first.resolve(200)
    await early
    await vi.waitFor(() => expect(asked).toEqual(['chat Sari', 'chat Sari Wulandari', 'chat Sari Wulandari']))
    await vi.waitFor(() => expect(waitingKeys()).toEqual([]))
  })
})

describe('what waits', () => {
  test('leaves the queue when the server has confirmed it', async () => {
    waitingStore.add(lead('one'))
    waitingStore.add(capture('two', 'Sari'))
    await sendWaiting()
    expect(asked).toEqual(['two Sari', 'one'])
    expect(waitingKeys()).toEqual([])
    expect(stored.size).toBe(0)
  })

  test.each(['offline', 500, 503, 408, 425, 429] as const)('stays after %s and is sent again', async (answer) => {
    answers = [answer]
    waitingStore.add(lead('one'))
    await sendWaiting()
    expect(waitingKeys()).toEqual(['one'])
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(asked).toEqual(['one', 'one'])
    expect(waitingKeys()).toEqual([])
  })

  test('is sent as soon as the network returns', async () => {
    answers = ['offline']
    keepSending(async () => {})
    await sendReliably(capture('chat', 'Sari'))
    expect(waitingKeys()).toEqual(['chat'])
    online()
    await vi.waitFor(() => expect(waitingKeys()).toEqual([]))
  })

  test.each([400, 403, 413])('is given up after a final refusal, %i, of which its sender is told', async (status) => {
    answers = [status]
    const error = { code: 'body.invalid', details: [{ path: ['email'] }] }
    expect(await sendReliably(lead('bad'))).toEqual({ kind: 'refused', status, error, retryAfterS: 0 })
    expect(await sendReliably(lead('good'))).toBeNull()
    expect(asked).toEqual(['bad', 'good'])
    expect(waitingKeys()).toEqual([])
  })

  test('and is refused after its form was gone leaves the queue only when that is reported', async () => {
    const reported: string[] = []
    const seen = Promise.withResolvers<void>()
    answers = [200, 400]
    waitingStore.add(lead('old'))
    waitingStore.add(lead('new'))
    keepSending(async ({ key }) => {
      reported.push(key)
      await seen.promise
    })
    await vi.waitFor(() => expect(reported).toEqual(['old']))
    await sendWaiting()
    expect(asked).toEqual(['new', 'old'])
    expect(waitingKeys()).toEqual(['old'])
    seen.resolve()
    await vi.waitFor(() => expect(waitingKeys()).toEqual([]))
    expect(reported).toEqual(['old'])
  })

  test('does not hold up the others when the server cannot take it now', async () => {
    answers = [500, 200]
    waitingStore.add(lead('good'))
    waitingStore.add(lead('poison'))
    await sendWaiting()
    expect(asked).toEqual(['poison', 'good'])
    expect(waitingKeys()).toEqual(['poison'])
  })

  test('survives a storage that is full or closed, as long as the page is open', async () => {
    refuseStorage()
    answers = ['offline']
    waitingStore.add(lead('one'))
    await sendWaiting()
    expect(waitingKeys()).toEqual(['one'])
    await sendWaiting()
    expect(waitingKeys()).toEqual([])
  })

  test('survives nonsense in the storage', () => {
    for (const nonsense of ['{', 'null', '5', '[1,null,{},{"path":"/api/register","key":"a"}]']) {
      stored.set('waiting-requests', nonsense)
      expect(waitingKeys()).toEqual([])
    }
  })
})

describe('what waits from a build before', () => {
  beforeEach(() => {
    stored.set('waiting-leads', JSON.stringify([form('first'), null, form('second')]))
    stored.set('chat-details', JSON.stringify([details('chat', 'Sari')]))
  })

  test('is sent like everything else, and once', async () => {
    keepSending(async () => {})
    await vi.waitFor(() => expect(asked).toEqual(['chat Sari', 'second', 'first']))
    await vi.waitFor(() => expect(stored.size).toBe(0))
  })

  test('waits on when the server cannot be reached', async () => {
    answers = ['offline']
    keepSending(async () => {})
    await vi.waitFor(() => expect(asked).toEqual(['chat Sari']))
    expect(waitingStore.all()).toEqual([lead('first'), lead('second'), capture('chat', 'Sari')])
  })

  test('moves to the one list with the next write', () => {
    waitingStore.add(lead('new'))
    expect([...stored.keys()]).toEqual(['waiting-requests'])
    expect(waitingStore.all()).toEqual([lead('first'), lead('second'), capture('chat', 'Sari'), lead('new')])
  })

  test('stays where it is while nothing can be written', () => {
    refuseStorage({ getItem: (key: string) => stored.get(key) ?? null })
    waitingStore.add(lead('new'))
    waitingStore.remove(lead('new'))
    expect(waitingKeys()).toEqual(['first', 'second', 'chat'])
  })
})

function refuseStorage(except: object = {}): void {
  const refuse = () => {
    throw new Error('full or closed')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, ...except })
}
