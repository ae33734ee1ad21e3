import { expect, test } from 'vitest'
import { causesIn } from './causes.ts'
import { type ClusterReport, describeReport, faultsOf } from './check-cluster.ts'

const counts = { requests: 10_000, failed: 20, failedTwice: 0, wrongSessions: 0 }
const report: ClusterReport = {
  seconds: 120,
  killed: { processes: 12, database: 4 },
  underFire: counts,
  restarting: { ...counts, failed: 0 },
  leads: { acknowledged: 500, lost: [], untold: [], toldTwice: 1 },
  reasons: { underFire: { '/ 502': 20 }, restarting: {} },
  logged: {},
  problems: [],
}

test('a cluster that lost nothing passes, though requests failed once under fire', () => {
  expect(faultsOf(report)).toEqual([])
  expect(describeReport(report)).toContain('20 failed once and 0 twice (0.000 %): / 502 × 20')
  expect(describeReport(report)).toContain('12 processes, PostgreSQL 4 times, in 120 s')
})

test('what sites logged is counted by its cause, from a time on, and half a line is left out', () => {
  const line = (time: string, code: string) =>
    JSON.stringify({ level: 50, time, msg: 'service.unavailable', error: { name: 'error', code } })
  const log = ['The site is at http://127.0.0.1:1', line('2026-11-16T05:00:00Z', '57P01'), '{"level":50,"ti'].join('\n')
  const other = [line('2026-11-16T06:00:00Z', '55P03'), line('2026-11-16T06:00:01Z', '55P03')].join('\n')
  const sinceMs = Date.parse('2026-11-16T05:30:00Z')
  expect(causesIn([log, other], sinceMs)).toEqual({ 'service.unavailable 55P03': 2 })
})

test.each<[string, Partial<ClusterReport>]>([
  ['too many requests failed twice', { underFire: { ...counts, failedTwice: 11 } }],
  ['requests failed during the rolling restart', { restarting: { ...counts, failed: 1 } }],
  ['wrong sessions', { restarting: { ...counts, failed: 0, wrongSessions: 1 } }],
  ['acknowledged leads were lost', { leads: { ...report.leads, lost: ['a'] } }],
  ['the school was not told of acknowledged leads', { leads: { ...report.leads, untold: ['a'] } }],
])('%s fails the check', (fault, changed) => {
  expect(faultsOf({ ...report, ...changed })).toEqual([fault])
})
