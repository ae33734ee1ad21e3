import { type FakeModelService, startFakeModelService } from '../../tests/harness/fake-model-service.ts'
import { FAKE_KEY } from '../../tests/harness/model-wires.ts'
import { startSite } from '../../tests/harness/site-process.ts'
import { cpuSecondsOf } from './cpu-time.ts'
import { percentile } from './percentile.ts'

const WARM_UP = 200
const MEASURED = 300
const PROVIDERS = ['gemini', 'openai-compatible'] as const

const ANSWER = {
  intent: 'grammar',
  reply: 'Hampir tepat! Yesterday berarti sudah lewat, jadi pakai past tense. '.repeat(8).trim(),
  corrections: [],
  lead: { start: false, goal: null },
}

/** Time that the site adds to a hosted model's own, for whole replies and until the first streamed words. */
export async function measureChatOverhead() {
  const results = []
  for (const provider of PROVIDERS) {
    const model = await startFakeModelService({ says: ANSWER })
    const site = await startSite({
      AI_PROVIDER: provider,
      AI_API_KEY: FAKE_KEY,
      AI_MODEL: 'some-model',
      AI_BASE_URL: model.url[provider],
      AI_DAILY_TOKENS: String(1e9),
      TRUST_PROXY: '1',
    })
    const pid = site.process.pid as number
    let cpuBeforeS = 0
    const bare: number[] = []
    const whole: number[] = []
    const first: number[] = []
    for (let count = 0; count < WARM_UP + MEASURED; count++) {
      const times = [
        await askHealth(site.address),
        await askWhole(site.address, model, count),
        await askStream(site.address, model, count),
      ] as const
      if (count < WARM_UP) continue
      if (count === WARM_UP) cpuBeforeS = cpuSecondsOf(pid)
      bare.push(times[0])
      whole.push(times[1])
      first.push(times[2])
    }
    const cpuS = cpuSecondsOf(pid) - cpuBeforeS
    await site.stop()
    await model.close()
    results.push({
      'format': provider,
      'any request p50 ms': percentile(bare, 0.5),
      'CPU ms a reply': Number(((cpuS * 1000) / (2 * MEASURED)).toFixed(2)),
      'overhead p50 ms': percentile(whole, 0.5),
      'overhead p99 ms': percentile(whole, 0.99),
      'first words after the model’s p50 ms': percentile(first, 0.5),
      'first words p99 ms': percentile(first, 0.99),
    })
  }
  return results
}

/** Baseline: the time of any request on this machine. */
async function askHealth(address: string): Promise<number> {
  const startedAt = performance.now()
  await (await fetch(`${address}/healthz`)).text()
  return performance.now() - startedAt
}

async function askWhole(address: string, model: FakeModelService, number: number): Promise<number> {
  const startedAt = performance.now()
  const response = await ask(address, number, {})
  await response.json()
  const total = performance.now() - startedAt
  return total - ((model.lastByteAt.at(-1) ?? 0) - (model.askedAt.at(-1) ?? 0))
}

async function askStream(address: string, model: FakeModelService, number: number): Promise<number> {
  const response = await ask(address, number, { accept: 'text/event-stream' })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  await reader.read()
  const firstAt = performance.now()
  while (!(await reader.read()).done);
  return firstAt - (model.firstByteAt.at(-1) ?? 0)
}

/** Each from its own visitor, so that rate limits are not reached. */
const ask = (address: string, number: number, headers: Record<string, string>): Promise<Response> =>
  fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${(number >> 8) & 255}.${number & 255}`,
      ...headers,
    },
    body: JSON.stringify({
      messages: [{ role: 'user', content: 'Yesterday I go to Bandung' }],
      userId: `user_${process.pid}_${number}`,
      language: 'id',
    }),
  })
