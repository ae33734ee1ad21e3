import { expect, test } from 'vitest'
import { bucketOf, percentile } from './buckets.ts'
import { daysBetween, jakartaDay } from './days.ts'
import { withoutPersonalData } from './personal-data.ts'
import { knownPage } from './vitals.ts'

test('a day begins at midnight in Jakarta', () => {
  expect(jakartaDay(Date.parse('2026-11-14T16:59:59.999Z'))).toBe('2026-11-14')
  expect(jakartaDay(Date.parse('2026-11-14T17:00:00Z'))).toBe('2026-11-15')
})

test('days between are all of them, over the end of a month too', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysBetween('2026-03-01', '2026-02-27')).toEqual([])
})

test('percentiles from buckets are within a twentieth of the true ones', () => {
  const values = Array.from({ length: 5000 }, (_, i) => 50 + ((i * 7919) % 5000))
  const counts = new Map<number, number>()
  for (const value of values) counts.set(bucketOf(value), (counts.get(bucketOf(value)) ?? 0) + 1)
  const sorted = values.toSorted((a, b) => a - b)
  for (const share of [0.5, 0.75, 0.95]) {
    const truth = sorted[Math.ceil(share * sorted.length) - 1] as number
    expect(Math.abs((percentile(counts, share) as number) - truth) / truth).toBeLessThanOrEqual(0.05)
  }
  expect(percentile(new Map(), 0.5)).toBeNull()
})

test.each(['sari@contoh.id', 'telp 0812-3456-7890', '+62 (812) 345 678', 'x 08123456789 y'])(
  'what looks like a person’s address or number is removed: %s',
  (text) => {
    expect(withoutPersonalData({ text, step: 3, ok: true })).toEqual({ text: '(removed)', step: 3, ok: true })
  },
)

test('what is no such thing stays', () => {
  const data = { page: '/programs#exam-prep', mode: 'teaching', score: '990', at: '2026-11' }
  expect(withoutPersonalData(data)).toEqual(data)
})

test('pages that nobody knows are one', () => {
  expect([knownPage('/'), knownPage('/programs'), knownPage('/x'.repeat(50))]).toEqual(['/', '/programs', 'other'])
})
