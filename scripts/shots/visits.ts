import { MAX_BATCH } from '../../domain/analytics/analytics-contract.ts'
import { CHAT_PATH, FORM_PATH } from '../../domain/analytics/events.ts'
import type { register } from '../../tests/browser/desk-test.ts'
import type { SiteProcess } from '../../tests/harness/site-process.ts'

/** How many visitors went so far on each path, by its steps. */
const FURTHEST = { chat: [70, 16, 9, 5, 4, 3, 2, 4, 6], form: [30, 20, 10] }
const VITALS = [
  { page: '/', device: 'mobile', vitals: { LCP: 2300, INP: 180, CLS: 0.04, TTFB: 640 } },
  { page: '/', device: 'mobile', vitals: { LCP: 3100, INP: 240, CLS: 0.12, TTFB: 900 } },
  { page: '/programs', device: 'desktop', vitals: { LCP: 1500, INP: 90, CLS: 0.01, TTFB: 300 } },
] as const

/** Visitors of an ordinary week, whose funnels and speed the statistics show. */
export async function visitSite(request: Parameters<typeof register>[0], site: SiteProcess): Promise<void> {
  const events = [...journeys(CHAT_PATH, FURTHEST.chat), ...journeys(FORM_PATH, FURTHEST.form), ...measured()]
  for (let at = 0; at < events.length; at += MAX_BATCH) {
    const data = { action: 'batch', userId: `user_${at}`, events: events.slice(at, at + MAX_BATCH) }
    const answer = await request.post(`${site.address}/api/analytics/track`, { data })
    if (!answer.ok()) throw new Error(`visits: ${answer.status()} ${await answer.text()}`)
  }
}

const journeys = (path: readonly string[], furthest: readonly number[]): object[] =>
  furthest.flatMap((visitors, last) =>
    Array.from({ length: visitors }, () => crypto.randomUUID()).flatMap((sessionId) => [
      { action: 'start_session', sessionId },
      ...path.slice(0, last + 1).map((step) => reached(sessionId, step)),
    ]),
  )

const reached = (sessionId: string, step: string) => ({ action: 'track_journey_step', sessionId, step })

const measured = (): object[] =>
  VITALS.flatMap((vital) =>
    Array.from({ length: 12 }, () => ({ action: 'track_vitals', sessionId: crypto.randomUUID(), ...vital })),
  )
