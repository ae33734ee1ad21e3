import { Agent, request } from 'node:http'
import { startSite } from '../../tests/harness/site-process.ts'
import { percentile } from './percentile.ts'

const VISITORS = 20
const WARM_UP_MS = 1000
const MEASURE_MS = 5000

/** Leads acknowledged over HTTP, with twenty concurrent visitors. */
export async function measureLeadIntake(databaseUrl: string | null) {
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
  const site = await startSite({ LOG_LEVEL: 'info', TRUST_PROXY: '1', ...database })
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  await run(site.address, agent, WARM_UP_MS)
  const times = await run(site.address, agent, MEASURE_MS)
  agent.destroy()
  await site.stop()
  return {
    'engine': databaseUrl ? 'PostgreSQL' : 'SQLite',
    'leads per s': Math.round(times.length / (MEASURE_MS / 1000)),
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
  }
}

async function run(address: string, agent: Agent, durationMs: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + durationMs
  let count = 0
  const visitor = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      await sendLead(address, agent, count++)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  return times
}

/** Each from its own client address, as behind a proxy, so that rate limits are not reached. */
function sendLead(address: string, agent: Agent, number: number): Promise<void> {
  const id = `${process.pid}-${Date.now()}-${number}`
  const body = JSON.stringify({
    kind: 'trial',
    idempotencyKey: `bench-${id.padStart(20, '0')}`,
    name: 'Sari Wulandari',
    email: `sari${id}@contoh.id`,
    phone: `0812${String(10_000_000 + number)}`,
    city: 'Bandung',
    consent: { wordingVersion: '1', language: 'id', marketing: false },
    language: 'id',
    userId: `user_${id}`,
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  }
  return new Promise((resolve, reject) => {
    request(`${address}/api/register`, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`The site answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
      .once('error', reject)
      .end(body)
  })
}
