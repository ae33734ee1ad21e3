import { afterEach, expect, test, vi } from 'vitest'
import { get, post, postRequest } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

const respond = (body: string, init?: ResponseInit) => vi.stubGlobal('fetch', async () => new Response(body, init))

/** A server that never answers: the call ends only by its signal. */
const hang = () =>
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )

test('a post sends JSON and gives the answer', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (...request: unknown[]) => {
    sent.push(request)
    return Response.json({ success: true })
  })
  const outcome = await post('/api/word-lookup', { word: 'brave' }, { keepalive: true })
  expect(outcome).toEqual({ kind: 'answered', answer: { success: true } })
  const headers = { 'accept': 'application/json', 'content-type': 'application/json' }
  const init = { method: 'POST', body: '{"word":"brave"}', headers, keepalive: true }
  expect(sent).toEqual([['/api/word-lookup', expect.objectContaining(init)]])
})

test('an answer without a readable body is still an answer', async () => {
  respond('<html>')
  expect(await get('/healthz')).toEqual({ kind: 'answered', answer: null })
})

test('a refusal has its status, its code and the time to wait', async () => {
  const error = { code: 'rate.limited', message: 'Too many requests' }
  respond(JSON.stringify({ error }), { status: 429, headers: { 'retry-after': '7' } })
  expect(await post('/api/account/sign-out', {})).toEqual({ kind: 'refused', status: 429, error, retryAfterS: 7 })
})

test('a refusal that is not the site’s own has a status only', async () => {
  respond('<html>Bad gateway</html>', { status: 502 })
  expect(await get('/api/account')).toEqual({ kind: 'refused', status: 502, error: undefined, retryAfterS: 0 })
})

test('no network, a timeout and an abort are the same: unreachable', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await get('/api/session')).toEqual({ kind: 'unreachable' })
  hang()
  expect(await get('/api/session', { timeoutMs: 1 })).toEqual({ kind: 'unreachable' })
  const leaving = new AbortController()
  const outcome = get('/api/session', { signal: leaving.signal })
  leaving.abort()
  expect(await outcome).toEqual({ kind: 'unreachable' })
})

test('a bare request rejects with the reason of the signal that ended it', async () => {
  hang()
  const leaving = new AbortController()
  const response = postRequest('/api/account/sign-out', {}, { signal: leaving.signal })
  leaving.abort('left')
  await expect(response).rejects.toBe('left')
})
