import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHAT_PATH, FORM_PATH } from '../../domain/analytics/events.ts'
import type { Stats } from '../../domain/analytics/stats-contract.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'

const TOKEN = 'a-token-of-at-least-24-characters'
const JOURNEYS = 200
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ environment: { ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' } })
})
afterAll(() => site.close())

type Call = Record<string, unknown>
const interaction = (eventType: string, more: Call = {}): Call => ({ action: 'track_interaction', eventType, ...more })
const step = (name: string): Call => ({ action: 'track_journey_step', step: name })

/** Events for each step of the chat; a visitor who gave up sent a prefix of them. */
const CHAT_CALLS: Record<(typeof CHAT_PATH)[number], Call[]> = {
  view: [{ action: 'start_session' }, step('view')],
  chat_opened: [interaction('chat_started')],
  first_message: [interaction('message_sent'), interaction('message_received', { duration: 700 })],
  capture_started: [interaction('lead_capture_started')],
  capture_name: [step('capture_name')],
  capture_email: [step('capture_email')],
  capture_phone: [step('capture_phone')],
  capture_completed: [interaction('lead_capture_completed')],
  handoff: [interaction('whatsapp_handoff_initiated'), step('handoff')],
}
const FORM_CALLS: Record<(typeof FORM_PATH)[number], Call[]> = {
  view: [{ action: 'start_session' }],
  form_opened: [step('form_opened')],
  form_submitted: [interaction('registration_completed')],
}

interface Journey {
  chat: number
  form: number
  goodbye: 'page_hide' | 'unmount' | 'none'
}

/** Every outcome occurs, each with a different frequency. */
const journeys = Array.from(
  { length: JOURNEYS },
  (_, i): Journey => ({
    chat: Math.floor(Math.sqrt((i * 37) % 100) / 1.2),
    form: ((i * i) % 7) % 3,
    goodbye: (['page_hide', 'unmount', 'none'] as const)[(i * 5) % 3] ?? 'none',
  }),
)

function callsOf({ chat, form, goodbye }: Journey, sessionId: string): Call[] {
  const calls = [
    ...CHAT_PATH.slice(0, chat + 1).flatMap((name) => CHAT_CALLS[name]),
    ...FORM_PATH.slice(0, form + 1).flatMap((name) => FORM_CALLS[name]),
    ...(goodbye === 'none' ? [] : [{ action: 'end_session', dropReason: goodbye }]),
  ]
  return calls.map((call) => ({ ...call, sessionId }))
}

/** In batches, as a browser sends them, for many visitors at a time. */
async function walk(journey: Journey, number: number): Promise<void> {
  const calls = callsOf(journey, `session_journey_${number}`)
  const pieceSize = 1 + (number % 4)
  for (let from = 0; from < calls.length; from += pieceSize) {
    const piece = calls.slice(from, from + pieceSize)
    const body = piece.length === 1 ? piece[0] : { action: 'batch', events: piece }
    const response = await site.post('/api/analytics/track', body, { 'x-forwarded-for': `10.1.0.${number % 250}` })
    expect(response.status).toBe(200)
  }
}

test('ANA-01 the funnel of 200 journeys is the one that was walked', async () => {
  await Promise.all(journeys.map(walk))
  const response = await site.request('/api/admin/stats', { headers: { authorization: `Bearer ${TOKEN}` } })
  const { funnel, sessions, events, firstReply } = (await response.json()) as Stats

  const walked = (place: (journey: Journey) => number, path: readonly string[]) =>
    path.map((name, index) => ({
      step: name,
      reached: journeys.filter((journey) => place(journey) >= index).length,
      dropped: journeys.filter((journey) => place(journey) === index).length,
    }))
  expect(funnel.chat).toEqual(walked(({ chat }) => chat, CHAT_PATH))
  expect(funnel.form).toEqual(walked(({ form }) => form, FORM_PATH))
  expect(new Set(journeys.map(({ chat }) => chat)).size).toBe(CHAT_PATH.length)
  expect(sessions.started).toBe(JOURNEYS)
  expect(sessions.ended).toEqual({
    page_hide: journeys.filter(({ goodbye }) => goodbye === 'page_hide').length,
    unmount: journeys.filter(({ goodbye }) => goodbye === 'unmount').length,
  })
  const talked = journeys.filter(({ chat }) => chat >= CHAT_PATH.indexOf('first_message')).length
  expect(events.message_sent).toBe(talked)
  expect(events.registration_completed).toBe(journeys.filter(({ form }) => form === 2).length)
  expect(firstReply.sessions).toBe(talked)
})
