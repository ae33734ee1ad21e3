import { describe, expect, test } from 'vitest'
import { failureOfMessage, failureOfStatus } from './failures.ts'
import { findKept, keepOne, keptAt } from './kept-explanations.ts'
import { markWord } from './mark-word.ts'
import { recentCalls, waitBeforeCall } from './pace.ts'
import { nextQuotaReset, quotaAfterOne, quotaAt, quotaLeft, quotaWarning } from './quota.ts'
import { normaliseWord, problemWithWord } from './word.ts'

const noon = Date.UTC(2026, 10, 15, 12)
const DAY_MS = 24 * 60 * 60_000

test('EXPL-01 an empty word, one under 2 characters, and what is sent', () => {
  expect(problemWithWord('  ')).toBe('word.empty')
  expect(problemWithWord(' a ')).toBe('word.short')
  expect(problemWithWord('😀')).toBe('word.short')
  expect(problemWithWord('ok')).toBeNull()
  expect(normaliseWord('  BRAVE ')).toBe('brave')
})

describe('EXPL-04 three calls in 60 seconds', () => {
  test('the fourth waits until the first is a minute old', () => {
    const recent = [noon - 50_000, noon - 20_000, noon - 1000]
    expect(waitBeforeCall(recent.slice(1), noon)).toBe(0)
    expect(waitBeforeCall(recent, noon)).toBe(10_000)
    expect(waitBeforeCall(recentCalls(JSON.stringify(recent), noon + 10_000), noon + 10_000)).toBe(0)
  })
  test.each([null, '', 'x', '{}', '[null,"1",1e99]', `[${noon + 1}]`])('%s counts as no call', (stored) => {
    expect(recentCalls(stored, noon)).toEqual([])
  })
})

describe('EXPL-05 45 requests a day, by UTC date', () => {
  const used = (count: number) => JSON.stringify({ date: '2026-11-15', count, lastReset: noon })

  test('are counted in a record of date, count and lastReset', () => {
    const quota = quotaAfterOne(quotaAt(null, noon))
    expect(quota).toEqual({ date: '2026-11-15', count: 1, lastReset: noon })
    expect(quotaLeft(quotaAt(JSON.stringify(quota), noon + 1000))).toBe(44)
  })
  test('start anew at midnight UTC, not a millisecond before', () => {
    const midnight = nextQuotaReset(noon)
    expect(midnight).toBe(Date.UTC(2026, 10, 16))
    expect(quotaLeft(quotaAt(used(45), midnight - 1))).toBe(0)
    expect(quotaLeft(quotaAt(used(45), midnight))).toBe(45)
    expect(nextQuotaReset(midnight)).toBe(midnight + DAY_MS)
  })
  test.each([
    null,
    '',
    '{',
    '[]',
    'null',
    '{"date":"2026-11-15","count":"many","lastReset":1}',
    '{"date":"2026-11-15","count":-9,"lastReset":1}',
  ])('survive a broken record: %s', (stored) => expect(quotaLeft(quotaAt(stored, noon))).toBe(45))
  test('survive a clock that was a year ahead', () => {
    const ahead = JSON.stringify(quotaAfterOne(quotaAt(null, noon + 365 * DAY_MS)))
    expect(quotaLeft(quotaAt(ahead, noon))).toBe(45)
  })
  test('never show less than none', () => expect(quotaLeft(quotaAt(used(99), noon))).toBe(0))
  test('warn from 10 on, more firmly from 5 on, and at the end', () => {
    expect([11, 10, 6, 5, 1, 0].map(quotaWarning)).toEqual([null, 'count', 'count', 'few', 'few', 'exhausted'])
  })
})

describe('EXPL-07 explanations are kept 24 hours', () => {
  const explanation = { word: 'brave', definition: 'd', example: 'e', synonyms: [], source: 'dictionary' as const }
  const kept = JSON.stringify(keepOne([], { word: 'brave', keptAtMs: noon, explanation }))

  test('by lowercased word, and not a millisecond longer', () => {
    expect(findKept(keptAt(kept, noon + DAY_MS - 1), 'brave')).toEqual(explanation)
    expect(findKept(keptAt(kept, noon + DAY_MS), 'brave')).toBeNull()
    expect(findKept(keptAt(kept, noon), 'calm')).toBeNull()
  })
  test('not when they come from the future', () => expect(keptAt(kept, noon - 1)).toEqual([]))
  test.each([null, '', '{}', '[1,null,{"word":"x"}]'])('%s counts as nothing kept', (stored) => {
    expect(keptAt(stored, noon)).toEqual([])
  })
  test('at most 60 of them, the oldest go', () => {
    let all = keptAt(kept, noon)
    for (let i = 0; i < 100; i++) all = keepOne(all, { word: `w${i}`, keptAtMs: noon, explanation })
    expect(all).toHaveLength(60)
    expect(findKept(all, 'brave')).toBeNull()
    expect(keepOne(all, { word: 'w99', keptAtMs: noon, explanation })).toHaveLength(60)
  })
})

describe('EXPL-08 what a service says went wrong', () => {
  test.each(['Error 429', 'Quota exceeded', 'rate limit reached', 'Rate-limited'])(
    '%s: a fallback that is kept',
    (message) => {
      expect(failureOfMessage(message)).toEqual({ kind: 'fallback', isKept: true })
    },
  )
  test.each(['API key not valid', 'authentication failed', 'Our AI service is temporarily unavailable.'])(
    '%s: check back later',
    (message) => expect(failureOfMessage(message)).toEqual({ kind: 'unavailable' }),
  )
  test('anything else: a fallback', () => {
    expect(failureOfMessage('boom')).toEqual({ kind: 'fallback', isKept: false })
  })
})

test('EXPL-09 what a status leads to', () => {
  expect(failureOfStatus(429, 'rate.limited', 17)).toEqual({ kind: 'too quick', waitMs: 17_000 })
  expect(failureOfStatus(429, 'rate.limited', Number.NaN)).toEqual({ kind: 'too quick', waitMs: 60_000 })
  expect(failureOfStatus(429, undefined, 0)).toEqual({ kind: 'daily limit' })
  expect(failureOfStatus(503, 'service.unavailable', 0)).toEqual({ kind: 'fallback', isKept: false })
  expect(failureOfStatus(400, 'body.invalid', 0)).toEqual({ kind: 'unknown' })
})

test('the word is set apart in its example, in any form', () => {
  const marked = (example: string, ...words: string[]) =>
    markWord(example, words)
      .filter(({ isWord }) => isWord)
      .map(({ text }) => text)
  expect(marked('Brave people bravely helped a braver friend.', 'brave')).toEqual(['Brave', 'bravely', 'braver'])
  expect(marked('I look forward to looking at goods.', 'look forward to')).toEqual(['look', 'forward', 'to', 'looking'])
  expect(marked('We went; they go and got gold.', 'went', 'go')).toEqual(['went', 'go'])
  expect(
    markWord('A b.', ['zz'])
      .map(({ text }) => text)
      .join(''),
  ).toBe('A b.')
})
