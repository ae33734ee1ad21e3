import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Call, pageGlobals } from '../../../tests/harness/page-globals.ts'
import { explain, explanationsLeft } from './explain.ts'

const NOON = Date.UTC(2026, 10, 15, 12)
let page: ReturnType<typeof pageGlobals>
let answer: (call: Call) => Response
/** Of the page's own key for a generative service. */
const dataset: { browserAi?: string } = {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  page = pageGlobals((call) => answer(call))
  vi.stubGlobal('document', { documentElement: { dataset } })
  delete dataset.browserAi
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const brave = { word: 'brave', definition: 'without fear', example: '', synonyms: [], source: 'ai' }
const explained = (changes: object = {}) => Response.json({ success: true, data: { ...brave, ...changes } })
const kept = () => JSON.parse(page.kept.get('explainer-kept') ?? '[]').length
const quota = () => JSON.parse(page.kept.get('explainer-quota') ?? 'null')
const used = (count: number) =>
  page.kept.set('explainer-quota', JSON.stringify({ date: '2026-11-15', count, lastReset: NOON }))

describe('a word', () => {
  test('EXPL-05 costs one of the day, in a record of date, count and lastReset; a broken record counts as none', async () => {
    answer = () => explained()
    page.kept.set('explainer-quota', '{"date":12')
    await explain('brave')
    expect(quota()).toEqual({ date: '2026-11-15', count: 1, lastReset: NOON })
  })

  test('EXPL-07 is kept 24 hours and costs neither a call nor quota; then it is asked again', async () => {
    answer = () => explained()
    await explain('brave')
    vi.setSystemTime(NOON + 24 * 60 * 60_000 - 1)
    expect((await explain('brave')).explanation).toMatchObject(brave)
    expect(page.calls).toHaveLength(1)
    expect(quota()).toMatchObject({ count: 1 })
    vi.setSystemTime(NOON + 24 * 60 * 60_000)
    await explain('brave')
    expect(page.calls).toHaveLength(2)
  })

  test('EXPL-04 the fourth within a minute waits, without a call; one that is kept does not', async () => {
    answer = ({ body }) => explained({ word: body.word })
    for (const word of ['one', 'two', 'three']) await explain(word)
    vi.setSystemTime(NOON + 20_000)
    expect((await explain('four')).problem).toEqual({ kind: 'too quick', waitMs: 40_000 })
    expect((await explain('two')).problem).toBeNull()
    expect(page.calls).toHaveLength(3)
    vi.setSystemTime(NOON + 60_000)
    expect((await explain('four')).problem).toBeNull()
  })

  test('EXPL-04 one that the dictionary does not know spends none of the three, and none of the day', async () => {
    answer = ({ body }) => explained({ word: body.word, source: 'dictionary', notFound: 'unknown' })
    for (const word of ['blorfen', 'tralfamo', 'xqzzt']) await explain(word)
    expect(quota()).toBeNull()
    answer = ({ body }) => explained({ word: body.word })
    for (const word of ['one', 'two', 'three']) expect((await explain(word)).problem).toBeNull()
    expect((await explain('four')).problem).toMatchObject({ kind: 'too quick' })
  })

  test('EXPL-06 with the quota used up the dictionary answers, and nothing is counted', async () => {
    used(45)
    answer = () => explained({ source: 'dictionary' })
    expect(await explain('brave')).toMatchObject({ isQuotaReached: true, explanation: { fallback: 'busy' } })
    expect(page.calls.map(({ path }) => path)).toEqual(['/api/word-lookup'])
    expect(quota()).toMatchObject({ count: 45 })
  })

  test('EXPL-06 the quota is anew at midnight UTC', async () => {
    used(45)
    answer = () => explained()
    vi.setSystemTime(Date.UTC(2026, 10, 15, 23, 59, 59, 999))
    expect(explanationsLeft()).toBe(0)
    vi.setSystemTime(Date.UTC(2026, 10, 16))
    expect(await explain('brave')).toMatchObject({ isQuotaReached: false, explanation: { source: 'ai' } })
    expect(quota()).toMatchObject({ date: '2026-11-16', count: 1 })
  })
})

describe('EXPL-08 what the dictionary says instead of the model', () => {
  test.each([
    ['busy', 1],
    ['failed', 0],
  ])('%s: kept %i times', async (fallback, count) => {
    answer = () => explained({ source: 'dictionary', fallback })
    expect((await explain('brave')).explanation).toMatchObject({ fallback })
    expect(kept()).toBe(count)
  })
})

describe('EXPL-09 what the server refuses', () => {
  test('EXPL-08 a key that the model’s service does not take is told, beside what the dictionary says; it is not kept', async () => {
    const message = 'Our AI service is temporarily unavailable. Please check back later.'
    const data = { ...brave, source: 'dictionary' }
    answer = () => Response.json({ success: false, error: { code: 'ai.refused', message }, data })
    expect(await explain('brave')).toMatchObject({
      explanation: { word: 'brave', fallback: 'failed' },
      problem: { kind: 'unavailable' },
    })
    expect(kept()).toBe(0)
  })
  test('a 429 that is not ours is the daily limit', async () => {
    answer = () => new Response('Too many', { status: 429 })
    expect((await explain('brave')).problem).toEqual({ kind: 'daily limit' })
  })
  test('EXPL-04 our own 429 says how long to wait, and costs no quota', async () => {
    answer = () =>
      Response.json({ error: { code: 'rate.limited', message: '' } }, { status: 429, headers: { 'retry-after': '42' } })
    expect((await explain('brave')).problem).toEqual({ kind: 'too quick', waitMs: 42_000 })
    expect(quota()).toBeNull()
  })
  test('no network costs no quota', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    expect((await explain('brave')).problem).toEqual({ kind: 'network' })
    expect(quota()).toBeNull()
  })
  test('anything else is unknown', async () => {
    answer = () => new Response('{}', { status: 400 })
    expect((await explain('brave')).problem).toEqual({ kind: 'unknown' })
  })
})

describe('EXPL-10 a server that fails', () => {
  const failures = {
    'a 500': () => new Response('Internal Server Error', { status: 500 }),
    'success: false': () => Response.json({ success: false }),
    'an unreadable answer': () => new Response('<html>'),
  }
  for (const [what, failure] of Object.entries(failures)) {
    test.each([
      ['hello', 'a word that you say when you meet somebody'],
      ['good', 'of high quality'],
      ['learn', 'to get new knowledge'],
      ['english', 'the language of Britain'],
    ])(`${what}: the fallback dictionary knows %s`, async (word, definition) => {
      answer = failure
      const { explanation, problem } = await explain(word)
      expect(explanation?.definition).toContain(definition)
      expect(explanation?.fallback).toBe('busy')
      expect(problem).toBeNull()
    })

    test(`${what}: of any other word an empty definition, which stands for \u2018high demand\u2019`, async () => {
      answer = failure
      expect((await explain('umbrella')).explanation).toMatchObject({ definition: '', fallback: 'busy' })
    })
  }

  test('with a browser key the page asks the generative service itself; the first line is the definition', async () => {
    dataset.browserAi = 'https://service.example/v1/models/fast:generateContent?key=browser-key'
    const text = 'not afraid\nExample: Be brave.\nSynonyms: bold, fearless'
    answer = ({ path }) =>
      path.startsWith('https://service.example/')
        ? Response.json({ candidates: [{ content: { parts: [{ text }] } }] })
        : Response.json({}, { status: 503 })
    expect((await explain('brave')).explanation).toMatchObject({
      definition: 'not afraid',
      example: 'Be brave.',
      synonyms: ['bold', 'fearless'],
      source: 'ai',
    })
    expect(page.calls.at(-1)?.path).toBe(dataset.browserAi)
    answer = ({ path }) =>
      path.startsWith('https://service.example/')
        ? Response.json({ error: { message: 'API key not valid' } }, { status: 403 })
        : Response.json({}, { status: 503 })
    expect((await explain('calm')).problem).toEqual({ kind: 'unavailable' })
  })
})
