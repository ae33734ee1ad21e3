import { expect, test } from 'vitest'
import { type ClusterReport, describeReport, faultsOf } from './check-cluster.ts'

const counts = { requests: 10_000, failed: 20, failedTwice: 0, wrongSessions: 0 }
const report: ClusterReport = {
  seconds: 120,
  killed: { processes: 12, database: 4 },
  underFire: counts,
  restarting: { ...counts, failed: 0 },
  leads: { acknowledged: 500, lost: [], untold: [], toldTwice: 1 },
  reasons: { underFire: { '/ 502': 20 }, restarting: {} },
  problems: [],
}

test('a cluster that lost nothing passes, though requests failed once under fire', () => {
  expect(faultsOf(report)).toEqual([])
  expect(describeReport(report)).toContain('20 failed once and 0 twice (0.000 %): / 502 × 20')
  expect(describeReport(report)).toContain('12 processes, PostgreSQL 4 times, in 120 s')
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
