import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnalyticsEntry } from './analytics-contract.ts'
import { CHAT_PATH, EVENT_TYPES, FORM_PATH, JOURNEY_STEPS } from './events.ts'
import { funnelOf } from './funnel.ts'
import { type AnalyticsSession, advance, type Metric } from './session.ts'

const NOON = Date.parse('2026-11-15T05:00:00Z')

function play(entries: readonly AnalyticsEntry[], atMs = NOON) {
  const counts: Record<string, number> = {}
  const sessions = new Map<string, AnalyticsSession>()
  for (const [index, entry] of entries.entries()) {
    const next = advance(
      sessions.get(entry.sessionId),
      entry,
      atMs + index * 1000,
      (day, metric: Metric, key, by = 1) => {
        const name = `${day} ${metric} ${key}`
        counts[name] = (counts[name] ?? 0) + by
      },
    )
    if (next) sessions.set(entry.sessionId, next)
  }
  const of = (metric: string) =>
    Object.fromEntries(
      Object.entries(counts)
        .filter(([name, value]) => name.split(' ')[1] === metric && value !== 0)
        .map(([name, value]) => [name.split(' ')[2], value]),
    ) as Record<string, number>
  return { sessions, counts, of }
}

const event = (eventType: (typeof EVENT_TYPES)[number], more: object = {}): AnalyticsEntry => ({
  action: 'track_interaction',
  sessionId: 's',
  eventType,
  ...more,
})

const HANDOFF: AnalyticsEntry = { action: 'track_journey_step', sessionId: 's', step: 'handoff' }

describe('a session', () => {
  test('that was never begun begins with its first word', () => {
    expect(play([event('chat_started')]).of('session')).toEqual({ started: 1 })
  })

  test.each<[string, AnalyticsEntry]>([
    ['a step', HANDOFF],
    ['a goodbye', { action: 'end_session', sessionId: 's' }],
  ])('is not begun by %s', (_, entry) => {
    const { sessions, counts } = play([entry])
    expect([sessions.size, counts]).toEqual([0, {}])
    expect(play([entry, event('chat_started')]).of('session')).toEqual({ started: 1 })
  })

  test('is counted on the day in Jakarta on which it began, also past midnight', () => {
    const beforeMidnight = Date.parse('2026-11-15T16:59:59Z')
    const { counts } = play([event('chat_started'), HANDOFF, event('session_ended')], beforeMidnight)
    expect(counts['2026-11-15 session started']).toBe(1)
    expect(counts['2026-11-15 chat_furthest handoff']).toBe(1)
    expect(counts['2026-11-16 event session_ended']).toBe(1)
  })

  test('ANA-02 goes on when the visitor is back on another page', () => {
    const start: AnalyticsEntry = { action: 'start_session', sessionId: 's', userId: 'user_1' }
    const hide: AnalyticsEntry = { action: 'end_session', sessionId: 's', dropReason: 'page_hide' }
    const { sessions, of } = play([start, hide, start, hide, start])
    expect(of('session')).toEqual({ started: 1 })
    expect(of('ended')).toEqual({})
    expect(sessions.get('s')).toMatchObject({ endedAtMs: null, userId: 'user_1' })
    expect(play([start, hide, start, hide]).of('ended')).toEqual({ page_hide: 1 })
  })

  test('has one first reply', () => {
    const { of } = play([
      event('message_sent'),
      event('message_received', { duration: 800 }),
      event('message_sent'),
      event('message_received', { duration: 9000 }),
    ])
    expect(Object.values(of('first_reply'))).toEqual([1])
  })
})

test('whatever happens in whatever order, the steps of each path add up to the sessions', () => {
  const anything = fc.oneof(
    fc.constantFrom(...EVENT_TYPES).map((eventType) => event(eventType)),
    fc
      .constantFrom(...JOURNEY_STEPS)
      .map((step): AnalyticsEntry => ({ action: 'track_journey_step', sessionId: 's', step })),
    fc.constant<AnalyticsEntry>({ action: 'end_session', sessionId: 's' }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(anything, fc.constantFrom('a', 'b', 'c')), { minLength: 1 }), (story) => {
      const { of, sessions } = play(story.map(([entry, sessionId]) => ({ ...entry, sessionId })))
      for (const [metric, path] of [
        ['chat_furthest', CHAT_PATH],
        ['form_furthest', FORM_PATH],
      ] as const) {
        const funnel = funnelOf(path, of(metric))
        expect(funnel[0]?.reached ?? 0).toBe(sessions.size)
        for (const [index, { reached, dropped }] of funnel.entries()) {
          expect(reached - dropped).toBe(funnel[index + 1]?.reached ?? 0)
          expect(dropped).toBeGreaterThanOrEqual(0)
        }
      }
    }),
  )
})
