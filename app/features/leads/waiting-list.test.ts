import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RegisterRequest } from '../../../domain/leads/lead-contract.ts'
import { keepSending, sendLead, sendWaiting } from './send-waiting.ts'
import { waitingList } from './waiting-list.ts'

const lead = (idempotencyKey: string) => ({ idempotencyKey, kind: 'trial', name: 'Sari' }) as RegisterRequest
let stored: Map<string, string>
let answers: (number | 'offline' | 'hangs')[]
let asked: string[]

beforeEach(() => {
  stored = new Map()
  answers = []
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).idempotencyKey)
    const answer = answers.shift() ?? 200
    if (answer === 'hangs') return new Promise(() => {})
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    const error = { details: [{ path: ['email'] }, { path: ['phone'] }] }
    return new Response(JSON.stringify({ error }), { status: answer })
  })
})
afterEach(() => {
  for (const { idempotencyKey } of waitingList.all()) waitingList.remove(idempotencyKey)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a new lead', () => {
  test('leaves in the very moment, though another tab never ends its retry', () => {
    vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } })
    sendLead(lead('new'))
    expect(asked).toEqual(['new'])
    expect(waitingList.all()).toHaveLength(1)
  })

  test('is not held up by an earlier one that hangs, and takes along what waits', async () => {
    answers = ['hangs', 'offline']
    sendLead(lead('hanging'))
    await sendLead(lead('early'))
    await sendLead(lead('new'))
    await vi.waitFor(() => expect(asked).toEqual(['hanging', 'early', 'new', 'early']))
    expect(waitingList.all()).toMatchObject([{ idempotencyKey: 'hanging' }])
  })

  test('that the server could not take and later refuses is told of, though its form was answered', async () => {
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('document', { addEventListener: () => {} })
    const told: string[] = []
    keepSending(async ({ idempotencyKey }, { status }) => void told.push(`${idempotencyKey} ${status}`))
    answers = [503, 400]
    expect(await sendLead(lead('unlucky'))).toBeNull()
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(told).toEqual(['unlucky 400'])
    expect(waitingList.all()).toEqual([])
  })
})

describe('what waits', () => {
  test('leaves the list when the server has confirmed it', async () => {
    waitingList.add(lead('one'))
    await sendWaiting()
    expect(waitingList.all()).toEqual([])
    expect(stored.size).toBe(0)
  })

  test.each(['offline', 500, 503, 408, 425, 429] as const)('stays after %s and is sent again', async (answer) => {
    answers = [answer]
    waitingList.add(lead('one'))
    await sendWaiting()
    expect(waitingList.all()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(asked).toEqual(['one', 'one'])
    expect(waitingList.all()).toEqual([])
  })

  test('is given up after a final refusal, of which its form is told', async () => {
    answers = [400]
    expect(await sendLead(lead('bad'))).toEqual({ status: 400, fields: ['email', 'phone'] })
    expect(await sendLead(lead('good'))).toBeNull()
    expect(asked).toEqual(['bad', 'good'])
    expect(waitingList.all()).toEqual([])
  })

  test('is told to the visitor when it is refused after its form was gone, and only then leaves the list', async () => {
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('document', { addEventListener: () => {} })
    const told: string[] = []
    const seen = Promise.withResolvers<void>()
    answers = [200, 400]
    waitingList.add(lead('old'))
    waitingList.add(lead('new'))
    keepSending(async ({ idempotencyKey }) => {
      told.push(idempotencyKey)
      await seen.promise
    })
    await vi.waitFor(() => expect(told).toEqual(['old']))
    await sendWaiting()
    expect(asked).toEqual(['new', 'old'])
    expect(waitingList.all()).toMatchObject([{ idempotencyKey: 'old' }])
    seen.resolve()
    await vi.waitFor(() => expect(waitingList.all()).toEqual([]))
    expect(told).toEqual(['old'])
  })

  test('does not hold up the others when the server cannot take it now', async () => {
    answers = [500, 200]
    waitingList.add(lead('good'))
    waitingList.add(lead('poison'))
    await sendWaiting()
    expect(asked).toEqual(['poison', 'good'])
    expect(waitingList.all().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['poison'])
  })

  test('survives a storage that is full or closed, as long as the page is open', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('closed')
      },
      setItem: () => {
        throw new Error('full')
      },
    })
    answers = ['offline']
    waitingList.add(lead('one'))
    await sendWaiting()
    expect(waitingList.all()).toHaveLength(1)
    await sendWaiting()
    expect(waitingList.all()).toEqual([])
  })

  test('survives nonsense in the storage', () => {
    for (const nonsense of ['{', 'null', '5', '[1,null,{}]']) {
      stored.set('waiting-leads', nonsense)
      expect(waitingList.all()).toEqual([])
    }
  })
})
