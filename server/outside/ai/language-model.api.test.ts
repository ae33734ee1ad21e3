import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type FakeModelService, startFakeModelService } from '../../../tests/harness/fake-model-service.ts'
import { FAKE_KEY, TOKENS_AN_ANSWER } from '../../../tests/harness/model-wires.ts'
import { createTestSite, type TestSite } from '../../../tests/harness/test-site.ts'
import type { LanguageModel, ModelFailure, ModelRequest } from './language-model.ts'
import { AI_PROVIDERS } from './sdk-provider.ts'

/** The first question loads the provider's library. */
vi.setConfig({ testTimeout: 20_000 })

const schema = z.object({ reply: z.string(), mode: z.enum(['teaching', 'sales']) })
const said = { reply: 'Halo, “Sari”! One\ntwo', mode: 'teaching' as const }
const question = (changes: Partial<ModelRequest<z.infer<typeof schema>>> = {}) => ({
  system: 'The rules',
  turns: [
    { role: 'user' as const, content: 'Hai' },
    { role: 'assistant' as const, content: 'Halo!' },
    { role: 'user' as const, content: 'Apa kabar?' },
  ],
  schema,
  signal: new AbortController().signal,
  ...changes,
})
let service: FakeModelService
let site: TestSite
let nowMs: number

beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 15, 2, 0)
  service = await startFakeModelService({ says: said })
})
afterEach(async () => {
  await site.close()
  await service.close()
})

async function modelOf(provider: (typeof AI_PROVIDERS)[number], environment: Record<string, string> = {}) {
  site = await createTestSite({
    environment: {
      AI_PROVIDER: provider,
      AI_API_KEY: FAKE_KEY,
      AI_MODEL: 'some-model',
      AI_BASE_URL: service.url[provider],
      ...environment,
    },
    now: () => nowMs,
  })
  return site.services.model as LanguageModel
}
const failureOf = (writing: Promise<unknown>) =>
  writing.then(
    () => 'no failure',
    ({ kind, retryAfterMs }: ModelFailure) => ({ kind, retryAfterMs }),
  )

describe.each(AI_PROVIDERS)('%s, by its own wire format', (provider) => {
  test('is asked with rules, turns and shape, and its answer and cost come back', async () => {
    const model = await modelOf(provider)
    expect(await model.write(question())).toEqual({ value: said, tokens: TOKENS_AN_ANSWER })
    const asked = service.asked[0]
    expect(asked).toMatchObject({ model: 'some-model', system: 'The rules' })
    expect(asked?.turns.map(({ text }) => text)).toEqual(['Hai', 'Halo!', 'Apa kabar?'])
    expect(asked?.schema).toMatchObject({ type: 'object', required: ['reply', 'mode'] })
  })

  test('streams its JSON as it comes', async () => {
    const model = await modelOf(provider)
    const seen: string[] = []
    const { value, tokens } = await model.write(question({ onProgress: (json) => seen.push(json) }))
    expect(value).toEqual(said)
    expect(tokens).toBe(TOKENS_AN_ANSWER)
    expect(seen.length).toBeGreaterThan(3)
    expect(seen.at(-1)).toBe(JSON.stringify(said))
    for (const [index, json] of seen.entries()) expect(json.startsWith(seen[index - 1] ?? '')).toBe(true)
  })

  test.each([
    ['a 403', { status: 403 }, { kind: 'refused', retryAfterMs: null }],
    ['a 401', { status: 401 }, { kind: 'refused', retryAfterMs: null }],
    ['a spent credit', { status: 402 }, { kind: 'refused', retryAfterMs: null }],
    ['a 429 with Retry-After', { status: 429, retryAfterS: 34 }, { kind: 'busy', retryAfterMs: 34_000 }],
    ['a blocked prompt', 'blocked', { kind: 'blocked', retryAfterMs: null }],
  ] as const)('%s fails at once', async (_, answer, failure) => {
    const model = await modelOf(provider)
    service.answers.push(answer, answer)
    expect(await failureOf(model.write(question()))).toEqual(failure)
    if (answer === 'blocked') {
      expect(await failureOf(model.write(question({ onProgress: () => {} })))).toEqual(failure)
    } else {
      expect(service.asked).toHaveLength(1)
    }
  })

  test.each([
    ['a 500', { status: 500 }, 'unreachable'],
    ['a 503', { status: 503 }, 'unreachable'],
    ['no JSON', { says: 'Sure! Here is' }, 'nonsense'],
    ['another shape', { says: { reply: 'x', mode: 'evil' } }, 'nonsense'],
    ['a cut answer', 'cut', 'unreachable'],
  ] as const)('%s is mended by a second attempt, and told when it comes twice', async (_, answer, kind) => {
    const model = await modelOf(provider)
    service.answers.push(answer)
    expect((await model.write(question({ onProgress: () => {} }))).value).toEqual(said)
    expect(service.asked).toHaveLength(2)
    service.answers.push(answer, answer)
    expect(await failureOf(model.write(question({ onProgress: () => {} })))).toMatchObject({ kind })
    expect(service.asked).toHaveLength(4)
  })

  test('a silent service is given up within the limit for both attempts', async () => {
    const model = await modelOf(provider, { AI_TIMEOUT_S: '2.5' })
    await model.write(question())
    service.usual = 'hang'
    const startedAt = performance.now()
    expect(await failureOf(model.write(question()))).toMatchObject({ kind: 'unreachable' })
    expect(performance.now() - startedAt).toBeLessThan(4500)
    expect(service.asked).toHaveLength(3)
  })
})

describe('patience', () => {
  test('a 429 whose RetryInfo is short is waited for; a long one is told at once and kept', async () => {
    const model = await modelOf('gemini')
    service.answers.push({ status: 429, retryDelay: '0.05s' })
    expect((await model.write(question())).value).toEqual(said)
    expect(service.asked).toHaveLength(2)

    service.answers.push({ status: 429, retryDelay: '34.4s' })
    expect(await failureOf(model.write(question()))).toEqual({ kind: 'busy', retryAfterMs: 34_400 })
    nowMs += 30_000
    expect(await failureOf(model.write(question()))).toEqual({ kind: 'busy', retryAfterMs: 4400 })
    expect(service.asked).toHaveLength(3)
    nowMs += 4401
    expect((await model.write(question())).value).toEqual(said)
  })

  test('after two silent questions in a row the service rests for 30 s', async () => {
    const model = await modelOf('gemini', { AI_TIMEOUT_S: '0.3' })
    service.usual = { status: 500 }
    await failureOf(model.write(question()))
    await failureOf(model.write(question()))
    const asked = service.asked.length
    expect(await failureOf(model.write(question()))).toEqual({ kind: 'busy', retryAfterMs: 30_000 })
    expect(service.asked).toHaveLength(asked)
    nowMs += 30_001
    service.usual = { says: said }
    expect((await model.write(question())).value).toEqual(said)
  })

  test('a stream that has begun may take longer than the first attempt’s silence', async () => {
    const model = await modelOf('gemini', { AI_TIMEOUT_S: '1' })
    const { promise: gate, resolve } = Promise.withResolvers<void>()
    service.answers.push({ says: said, gate })
    setTimeout(resolve, 750)
    expect((await model.write(question({ onProgress: () => {} }))).value).toEqual(said)
    expect(service.asked).toHaveLength(1)
  })

  test('the caller’s own end ends the attempt, and no other follows', async () => {
    const model = await modelOf('gemini')
    service.usual = 'hang'
    const visitor = new AbortController()
    const writing = model.write(question({ signal: visitor.signal }))
    setTimeout(() => visitor.abort(new Error('gone')), 50)
    await expect(writing).rejects.toThrow('gone')
    expect(service.asked.length).toBeLessThanOrEqual(1)
  })
})

describe('the daily number of tokens', () => {
  const spent = () => site.services.database.queries.selectFrom('ai_usage').selectAll().execute()

  test('is shared through the database, and the model rests till midnight when it is used up', async () => {
    const model = await modelOf('gemini', { AI_DAILY_TOKENS: '100' })
    await model.write(question())
    await expect.poll(spent).toEqual([{ day: '2026-11-15', tokens: TOKENS_AN_ANSWER }])
    await model.write(question())
    await expect.poll(spent).toEqual([{ day: '2026-11-15', tokens: 2 * TOKENS_AN_ANSWER }])
    expect(await failureOf(model.write(question()))).toEqual({ kind: 'busy', retryAfterMs: 22 * 60 * 60 * 1000 })
    expect(service.asked).toHaveLength(2)
    nowMs += 22 * 60 * 60 * 1000 + 1
    expect((await model.write(question())).value).toEqual(said)
  })

  test('counts what a useless answer cost', async () => {
    const model = await modelOf('gemini')
    service.answers.push({ says: 'nonsense' })
    await model.write(question())
    await expect.poll(spent).toEqual([{ day: '2026-11-15', tokens: 2 * TOKENS_AN_ANSWER }])
  })
})
