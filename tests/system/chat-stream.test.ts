import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeModelService, startFakeModelService } from '../harness/fake-model-service.ts'
import { FAKE_KEY } from '../harness/model-wires.ts'
import { type SiteProcess, startSite } from '../harness/site-process.ts'

const says = {
  intent: 'grammar',
  reply: 'Kata demi kata, sampai selesai. '.repeat(10).trim(),
  corrections: [],
  lead: { start: false, goal: null },
}
let model: FakeModelService
let site: SiteProcess
beforeAll(async () => {
  model = await startFakeModelService({ says })
  site = await startSite({ AI_PROVIDER: 'gemini', AI_API_KEY: FAKE_KEY, AI_BASE_URL: model.url.gemini })
})
afterAll(async () => {
  await site.stop()
  await model.close()
})

const ask = async (signal?: AbortSignal) => {
  const response = await fetch(`${site.address}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept': 'text/event-stream' },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'Halo' }], language: 'id' }),
    ...(signal && { signal }),
  })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  return async () => new TextDecoder().decode((await reader.read()).value)
}

test('the first words are passed on while the model is still speaking', async () => {
  const { promise: gate, resolve } = Promise.withResolvers<void>()
  model.answers.push({ says, gate })
  const read = await ask()
  expect(await read()).toMatch(/^event: text\ndata: \{"text":"Kata demi/)
  resolve()
  let rest = ''
  for (let part = await read(); part; part = await read()) rest += part
  expect(rest).toMatch(/event: reply\ndata: .*"assistantMessage":"Kata demi.*\n\n$/)
})

test('a visitor who leaves ends the model’s work, and nobody else waits for it', async () => {
  const { promise: gate, resolve } = Promise.withResolvers<void>()
  model.answers.push({ says, gate }, { says, gate }, { says, gate })
  for (let count = 1; count <= 3; count++) {
    const visitor = new AbortController()
    const read = await ask(visitor.signal)
    await read()
    visitor.abort()
    await expect.poll(() => model.left).toBe(count)
  }
  resolve()
  const read = await ask()
  expect(await read()).toContain('event: text')
  expect(model.asked).toHaveLength(5)
})
