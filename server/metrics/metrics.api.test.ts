import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeModelService } from '../../tests/harness/fake-model-service.ts'
import { form } from '../../tests/harness/lead-desk.ts'
import { FAKE_KEY } from '../../tests/harness/model-wires.ts'
import { freePort } from '../../tests/harness/postgres-server.ts'
import { createTestSite, type TestSite } from '../../tests/harness/test-site.ts'
import { listenForMetrics } from './listen-for-metrics.ts'

let site: TestSite
let model: Awaited<ReturnType<typeof startFakeModelService>>
beforeAll(async () => {
  model = await startFakeModelService({ status: 401 })
  site = await createTestSite({
    environment: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.url['openai-compatible'],
      AI_MODEL: 'small',
      AI_API_KEY: FAKE_KEY,
    },
  })
})
afterAll(async () => {
  await site.close()
  await model.close()
})

const numberAt = async (line: string): Promise<number> => {
  const found = (await site.services.metrics.read()).split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.split(' ').at(-1) ?? Number.NaN)
}

test('requests are counted by route and status, never by path, with their time', async () => {
  for (const path of ['/healthz', '/healthz', '/no-such-page-sari@contoh.id']) await site.request(path)
  expect(await numberAt('site_requests_total{method="GET",route="/healthz",status="200"}')).toBe(2)
  expect(await numberAt('site_request_seconds_count{route="/healthz"}')).toBe(2)
  expect(await numberAt('site_request_seconds_bucket{route="/healthz",le="+Inf"}')).toBe(2)
  expect(await site.services.metrics.read()).not.toContain('sari@contoh.id')
})

test('messages that wait and that were given up are told, and how old they are', async () => {
  await site.post('/api/register', form())
  expect(await numberAt('site_outbox_waiting')).toBe(1)
  const { queries } = site.services.database
  await queries
    .updateTable('outbox')
    .set({ created_at_ms: Date.now() - 60_000 })
    .execute()
  expect(await numberAt('site_outbox_oldest_seconds')).toBeGreaterThanOrEqual(60)
  await queries.updateTable('outbox').set({ dead_at_ms: 1 }).execute()
  expect([await numberAt('site_outbox_waiting'), await numberAt('site_outbox_dead')]).toEqual([0, 1])
})

test('calls of the model are told by outcome', async () => {
  await site.post('/api/chat', { messages: [{ role: 'user', content: 'Is "I goed home" correct?' }], userId: 'u1' })
  expect(await numberAt('site_model_calls_total{outcome="refused"}')).toBe(1)
})

test('database, memory and the event loop are told', async () => {
  const names = ['site_database_bytes', 'process_resident_memory_bytes', 'nodejs_heap_used_bytes']
  for (const name of names) expect(await numberAt(name), name).toBeGreaterThan(100_000)
  expect(await numberAt('site_event_loop_delay_max_seconds')).toBeGreaterThanOrEqual(0)
})

test('they are on a port of their own, in the format of Prometheus, and not on the site', async () => {
  expect((await site.request('/metrics')).status).toBe(404)
  const server = await listenForMetrics({ port: 0, host: '127.0.0.1' }, site.services.metrics.read)
  const answer = await fetch(server.address)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  for (const line of (await answer.text()).trimEnd().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/)
  }
  expect((await fetch(new URL('/', server.address))).status).toBe(404)
  server.close()
})

test('while they cannot be read the answer is 503; a port that is taken ends the start', async () => {
  const port = await freePort()
  const server = await listenForMetrics({ port, host: '127.0.0.1' }, () => Promise.reject(new Error('away')))
  expect((await fetch(server.address)).status).toBe(503)
  const second = listenForMetrics({ port, host: '127.0.0.1' }, async () => '')
  await expect(second).rejects.toThrow(`METRICS_PORT ${port} cannot be used (EADDRINUSE). Set another.`)
  server.close()
})
