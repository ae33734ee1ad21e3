import { afterEach, expect, test, vi } from 'vitest'
import { pageGlobals } from '../../../tests/harness/page-globals.ts'
import { createSender } from './sender.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const START = { action: 'start_session', userId: 'user_1', sessionId: 'session_1', userInfo: {} } as const
const STEP = { action: 'track_journey_step', sessionId: 'session_1', step: 'form_opened', data: {} } as const

test.each([
  ['a site that cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that fails', () => Response.json({}, { status: 503 })],
])('ANA-04 %s: failures are only logged, once each, and what comes later is sent', async (_, fails) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isDown = true
  const { sentTo } = pageGlobals(() => (isDown ? fails() : Response.json({})))
  const { add } = createSender('user_1')
  add(START)
  await vi.advanceTimersByTimeAsync(3000)
  add(STEP)
  await vi.advanceTimersByTimeAsync(3000)
  expect(warn.mock.calls).toEqual([['Failed to start session'], ['Failed to track interaction']])
  isDown = false
  add(STEP)
  await vi.advanceTimersByTimeAsync(3000)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(sentTo('/api/analytics/track').at(-1)).toEqual({ action: 'batch', userId: 'user_1', events: [STEP] })
})
