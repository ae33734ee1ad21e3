import { beforeEach, expect, test } from 'vitest'
import { MAX_COUNTERS, memoryCounters } from './memory-counters.ts'

let nowMs = 0
let counters: ReturnType<typeof memoryCounters>
beforeEach(() => {
  nowMs = 1_000_000
  counters = memoryCounters(60_000, () => nowMs)
})

const fill = (count: number, name: string) => {
  for (let i = 0; i < count; i += 1) counters.add(`${name}-${i}`, 1)
}

test('a flood of new keys is kept up to a number; the oldest are forgotten first', () => {
  fill(MAX_COUNTERS, 'early')
  fill(MAX_COUNTERS - 1, 'late')
  expect(counters.size()).toBe(MAX_COUNTERS)
  expect(counters.add(`early-${MAX_COUNTERS - 1}`, 1).points).toBe(2)
  expect(counters.add('late-0', 1).points).toBe(2)
  expect(counters.add('early-0', 1).points).toBe(1)
})

test('expired keys make room before any that still counts', () => {
  fill(MAX_COUNTERS - 1, 'old')
  nowMs += 59_000
  counters.add('still counts', 1)
  nowMs += 2000
  counters.add('new', 1)
  expect(counters.size()).toBe(2)
  expect(counters.add('still counts', 1).points).toBe(2)
})

test('a window lasts from its first point, whatever comes after', () => {
  counters.add('key', 1)
  nowMs += 50_000
  expect(counters.add('key', 1)).toEqual({ points: 2, leftMs: 10_000 })
  nowMs += 10_000
  expect(counters.add('key', 1)).toEqual({ points: 1, leftMs: 60_000 })
})

test('a returned point counts no more, and none is returned twice', () => {
  counters.add('key', 1)
  expect(counters.add('key', -1).points).toBe(0)
  expect(counters.add('key', -1).points).toBe(0)
  expect(counters.add('key', 1).points).toBe(1)
})
