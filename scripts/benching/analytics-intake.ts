import { Agent, get, request } from 'node:http'
import { startSite } from '../../tests/harness/site-process.ts'
import { percentile } from './percentile.ts'

const TARGET_PER_S = 5500
const BATCH = 20
const WARM_UP_MS = 2000
const MEASURE_MS = 6000
const PAGE_EVERY_MS = 10

/** Batches of events at a steady rate, while visitors request the home page. */
export async function measureAnalyticsIntake(databaseUrl: string | null) {
  const site = await startSite({
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  await run(site.address, WARM_UP_MS)
  const { stored, pageTimes, seconds } = await run(site.address, MEASURE_MS)
  await site.stop()
  return {
    database: databaseUrl ? 'PostgreSQL' : 'SQLite',
    'events per s': Math.round(stored / seconds),
    'page p50 ms meanwhile': percentile(pageTimes, 0.5),
    'page p99 ms meanwhile': percentile(pageTimes, 0.99),
  }
}

async function run(address: string, durationMs: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const pageAgent = new Agent({ keepAlive: true, maxSockets: 8 })
  const startedAt = performance.now()
  const pageTimes: number[] = []
  const all: Promise<unknown>[] = []
  let stored = 0
  let sent = 0
  let pages = 0
  while (performance.now() - startedAt < durationMs) {
    const elapsedMs = performance.now() - startedAt
    for (; sent < (elapsedMs / 1000) * (TARGET_PER_S / BATCH); sent++) {
      all.push(
        sendBatch(address, agent, sent).then(() => {
          stored += BATCH
        }),
      )
    }
    for (; pages < elapsedMs / PAGE_EVERY_MS; pages++) {
      all.push(timeOf(() => getPage(address, pageAgent)).then((ms) => pageTimes.push(ms)))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(all)
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  pageAgent.destroy()
  return { stored, pageTimes, seconds }
}

async function timeOf(action: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await action()
  return performance.now() - startedAt
}

/** Each batch has its own client address, as behind a proxy. */
function sendBatch(address: string, agent: Agent, number: number): Promise<void> {
  const sessionId = `session_${process.pid}_${number % 2000}`
  const events = Array.from({ length: BATCH }, (_, i) => ({
    action: 'track_interaction',
    userId: `user_${number}`,
    sessionId,
    eventType: i % 2 ? 'message_received' : 'message_sent',
    eventData: { mode: 'teaching', place: 'home', length: i },
    success: true,
    duration: 100 + i,
  }))
  const body = JSON.stringify({ action: 'batch', userId: `user_${process.pid}_${number}`, events })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  }
  return new Promise((resolve, reject) => {
    request(`${address}/api/analytics/track`, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The site answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
      .once('error', reject)
      .end(body)
  })
}

const getPage = (address: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', resolve)
    }).once('error', reject)
  })
