import { describe, expect, test } from 'vitest'
import { EVENT_TYPES } from '../../domain/analytics/events.ts'
import {
  clock,
  eventsOf,
  readStats,
  START_MS,
  sessionRow,
  site,
  track,
  withAnalyticsSite,
} from '../../tests/harness/analytics-site.ts'

withAnalyticsSite()

describe('POST /api/analytics/track', () => {
  test('ANA-01 ANA-05 takes the four actions with their fields, and stores them before it answers', async () => {
    const calls = [
      {
        action: 'start_session',
        userId: 'user_1',
        sessionId: 'session_1',
        userInfo: { language: 'id', device: 'mobile' },
      },
      {
        action: 'track_interaction',
        userId: 'user_1',
        sessionId: 'session_1',
        eventType: 'message_sent',
        eventData: { mode: 'teaching' },
        success: true,
        duration: 1234.5,
      },
      { action: 'track_journey_step', sessionId: 'session_1', step: 'capture_name', data: { try: 2 }, success: true },
      { action: 'end_session', sessionId: 'session_1', dropReason: 'page_hide', success: false },
    ]
    for (const [index, call] of calls.entries()) {
      const response = await track(call)
      expect(await response.json()).toEqual({ success: true, stored: 1 })
      expect(await eventsOf('session_1')).toHaveLength(index + 1)
    }
    expect(await sessionRow('session_1')).toMatchObject({
      user_id: 'user_1',
      day: '2026-11-15',
      messages: 1,
      drop_reason: 'page_hide',
      success: 0,
      ended_at_ms: clock.nowMs,
    })
    const sent = (await eventsOf('session_1')).find(({ name }) => name === 'message_sent')
    expect(sent).toMatchObject({ kind: 'interaction', data: '{"mode":"teaching"}', success: 1, duration_ms: 1235 })
  })

  test.each(EVENT_TYPES)('ANA-05 knows %s', async (eventType) => {
    expect((await track({ action: 'track_interaction', sessionId: 'session_types', eventType })).status).toBe(200)
  })

  test('takes a batch as one: all of it or nothing', async () => {
    const step = (name: string) => ({ action: 'track_journey_step', sessionId: 'session_batch', step: name })
    await track({ action: 'start_session', sessionId: 'session_batch' })
    expect(
      await (await track({ action: 'batch', userId: 'user_2', events: [step('view'), step('form_opened')] })).json(),
    ).toEqual({
      success: true,
      stored: 2,
    })
    expect((await track({ action: 'batch', events: [step('view'), step('nowhere')] })).status).toBe(400)
    expect(await eventsOf('session_batch')).toHaveLength(3)
  })

  const GOODBYE = { action: 'end_session', dropReason: 'page_hide' }
  const STEP = { action: 'track_journey_step', step: 'handoff' }

  test.each([
    ['a goodbye', [GOODBYE]],
    ['a step', [STEP]],
    ['a step and a goodbye', [STEP, GOODBYE]],
  ])('ANA-02 of a session that never began %s is taken quietly, and nothing is kept or counted', async (_, calls) => {
    const sessionId = `session_never_${calls.map(({ action }) => action).join('.')}`
    const before = await readStats()
    const response = await track({ action: 'batch', events: calls.map((call) => ({ ...call, sessionId })) })
    expect([response.status, await response.json()]).toEqual([200, { success: true, stored: calls.length }])
    expect(await sessionRow(sessionId)).toBeUndefined()
    expect(await eventsOf(sessionId)).toEqual([])
    expect(await readStats()).toEqual(before)
  })

  test('ANA-02 the tracker’s first message begins the session that its steps belong to', async () => {
    const sessionId = 'session_first_message'
    const { sessions } = await readStats()
    await track({
      action: 'batch',
      events: [
        { action: 'start_session', sessionId },
        { ...STEP, sessionId },
      ],
    })
    await track({ ...GOODBYE, sessionId })
    expect(await sessionRow(sessionId)).toMatchObject({ drop_reason: 'page_hide', chat_step: 8 })
    expect((await readStats()).sessions.started).toBe(sessions.started + 1)
  })

  test.each([
    ['an unknown action', { action: 'drop_tables', sessionId: 's' }],
    ['an unknown event type', { action: 'track_interaction', sessionId: 's', eventType: 'page_view' }],
    ['an unknown step', { action: 'track_journey_step', sessionId: 's', step: 'x' }],
    ['no session', { action: 'track_interaction', eventType: 'message_sent' }],
    ['an id with odd signs', { action: 'start_session', sessionId: '<script>' }],
    ['large data', { action: 'track_interaction', sessionId: 's', eventType: 'message_sent', eventData: big(9) }],
    [
      'deep data',
      { action: 'track_interaction', sessionId: 's', eventType: 'message_sent', eventData: { a: { b: 1 } } },
    ],
    ['a batch in a batch', { action: 'batch', events: [{ action: 'batch', events: [] }] }],
    [
      'too many at once',
      { action: 'batch', events: Array.from({ length: 51 }, () => ({ action: 'end_session', sessionId: 's' })) },
    ],
  ])('API-01 refuses %s with the one error shape', async (_, body) => {
    const response = await track(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'body.invalid' } })
  })

  test('keeps no address or number that slipped in, and survives odd signs', async () => {
    const eventData = { text: 'sari@contoh.id', phone: '0812 3456 7890', odd: 'a\u0000b\ud800' }
    expect(
      (await track({ action: 'track_interaction', sessionId: 'session_odd', eventType: 'error_occurred', eventData }))
        .status,
    ).toBe(200)
    const stored = JSON.stringify(await eventsOf('session_odd'))
    expect(stored).not.toContain('sari')
    expect(stored).not.toContain('3456')
  })

  test('refuses a flood of one visitor, not the others', async () => {
    const call = {
      action: 'track_interaction',
      userId: 'user_flood',
      sessionId: 'session_flood',
      eventType: 'message_sent',
    }
    const statuses = await Promise.all(Array.from({ length: 130 }, async () => (await track(call)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await track({ ...call, userId: 'user_calm' })).status).toBe(200)
  })

  test('counts a session once when many of its calls come at the same moment', async () => {
    const before = (await readStats()).sessions.started
    const calls = Array.from({ length: 40 }, () => track({ action: 'start_session', sessionId: 'session_parallel' }))
    await Promise.all(calls)
    expect((await readStats()).sessions.started).toBe(before + 1)
  })
})

describe('a session that never ended', () => {
  test('is closed after half an hour of silence, at its last word', async () => {
    clock.nowMs = START_MS + 60_000
    await track({ action: 'start_session', sessionId: 'session_silent' })
    const lastWordMs = clock.nowMs
    clock.nowMs += 29 * 60_000
    await site.services.scheduledTasks.work()
    expect((await sessionRow('session_silent'))?.ended_at_ms).toBeNull()
    clock.nowMs += 2 * 60_000
    await site.services.scheduledTasks.work()
    expect(await sessionRow('session_silent')).toMatchObject({
      ended_at_ms: lastWordMs,
      drop_reason: 'timeout',
      success: 0,
    })
    expect((await readStats()).sessions.ended.timeout).toBeGreaterThan(0)
  })
})

describe('GET /api/user', () => {
  test('API-01 tells a visitor’s own counts and limits, and nothing of a person', async () => {
    const response = await site.request('/api/user?userId=user_1')
    expect(await response.json()).toEqual({
      sessions: 1,
      messages: 1,
      limits: expect.objectContaining({ explanations: { calls: 3, seconds: 60 } }),
    })
    expect(await (await site.request('/api/user?userId=nobody')).json()).toMatchObject({ sessions: 0, messages: 0 })
    expect((await site.request('/api/user')).status).toBe(400)
  })
})

function big(entries: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: entries }, (_, i) => [`key${i}`, 'x'.repeat(290)]))
}
