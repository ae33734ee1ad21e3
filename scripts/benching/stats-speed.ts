import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { brand } from '../../content/brand.ts'
import { citiesOf, programsOf } from '../../content/facts/offers.ts'
import type { AnalyticsEntry } from '../../domain/analytics/analytics-contract.ts'
import { DAY_MS, jakartaDay } from '../../domain/analytics/days.ts'
import { EVENT_TYPES, JOURNEY_STEPS } from '../../domain/analytics/events.ts'
import { type AnalyticsSession, advance } from '../../domain/analytics/session.ts'
import { DEVICES } from '../../domain/analytics/vitals.ts'
import { tallyLead } from '../../server/analytics/count-lead.ts'
import { createTally, storeTally } from '../../server/analytics/counts.ts'
import { readStats } from '../../server/analytics/read-stats.ts'
import { openDatabase } from '../../server/outside/database/open.ts'
import type { Database } from '../../server/outside/database/tables.ts'

const EVENTS = 1_000_000
const LEADS = 50_000
const DAYS = 90
const EVENTS_A_SESSION = 10
const READS = 10
const END = Date.parse('2026-11-15T05:00:00Z')

/** Time to read the statistics of 90 days, with a million events and 50,000 leads stored. */
export async function measureStats(databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const database = await openDatabase({ databaseUrl, dataDir })
  await fill(database)
  const from = jakartaDay(END - (DAYS - 1) * DAY_MS)
  const to = jakartaDay(END)
  await readStats(database, from, to)
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const times: number[] = []
  for (let i = 0; i < READS; i++) {
    const startedAt = performance.now()
    await readStats(database, from, to)
    times.push(performance.now() - startedAt)
  }
  loop.disable()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  return {
    database: database.engine,
    events: EVENTS,
    leads: LEADS,
    'stats, slowest ms': Math.round(Math.max(...times)),
    'longest event-loop block ms': Math.round(loop.max / 1e6),
  }
}

async function fill(database: Database): Promise<void> {
  const tally = createTally()
  let session: AnalyticsSession | undefined
  for (let i = 0; i < EVENTS; i++) {
    if (i % EVENTS_A_SESSION === 0) session = undefined
    session = advance(session, entryOf(i), momentOf(i, EVENTS), tally.count)
  }
  const offered = { cities: citiesOf(brand), programs: programsOf(brand) }
  for (let i = 0; i < LEADS; i++) {
    const details = JSON.stringify({ utm: { utm_source: `source${i % 40}` } })
    const lead = {
      kind: i % 3 ? 'trial' : 'promo',
      city: at(offered.cities, i),
      goal: at(offered.programs, i).storedAs,
      details,
    }
    tallyLead(lead, offered, momentOf(i, LEADS), tally.count)
  }
  await database.queries.transaction().execute(async (queries) => {
    await storeTally(queries, tally)
    await sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(EVENTS - 1)})
      insert into analytics_events (session_id, kind, name, data, success, duration_ms, created_at_ms)
      select 'session_' || (i / 10), 'interaction', 'message_sent', '{"mode":"teaching"}', 1, 100, ${sql.lit(END)} - cast(i as bigint) * 7000
      from n`.execute(queries)
    await queries.insertInto('people').values({ id: 'person', created_at_ms: END }).execute()
    await sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(LEADS - 1)})
      insert into leads (id, idempotency_key, person_id, kind, status, name, email, city, goal, details, marks, is_suspect,
        language, consent, created_at_ms, updated_at_ms)
      select 'lead' || i, 'key' || i, 'person', 'trial', 'complete', 'Sari', 'sari@contoh.id', 'Bandung', 'General English',
        '{}', '[]', 0, 'id', '{}', ${sql.lit(END)} - cast(i as bigint) * 100000, ${sql.lit(END)} - cast(i as bigint) * 100000
      from n`.execute(queries)
  })
}

const momentOf = (number: number, of: number): number => END - Math.floor((number / of) * DAYS * DAY_MS)

const at = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item

/** A mix of chat events, steps of both funnels, and Web Vitals of several pages and devices. */
function entryOf(number: number): AnalyticsEntry {
  const sessionId = `session_${Math.floor(number / EVENTS_A_SESSION)}`
  if (number % 10 === 3) {
    const vitals = {
      LCP: 500 + (number % 4000),
      INP: 20 + (number % 300),
      CLS: (number % 30) / 100,
      TTFB: 30 + (number % 900),
    }
    return {
      action: 'track_vitals',
      sessionId,
      page: at(['/', '/programs', '/login', '/x'], number),
      device: at(DEVICES, number),
      vitals,
    }
  }
  if (number % 10 === 6) return { action: 'track_journey_step', sessionId, step: at(JOURNEY_STEPS, number * 7) }
  return { action: 'track_interaction', sessionId, eventType: at(EVENT_TYPES, number * 3), duration: number % 3000 }
}
