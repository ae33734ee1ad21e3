import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase, freePort, type OwnPostgres } from '../../tests/harness/postgres-server.ts'
import { checkLeads, type LeadsReport } from '../attack/leads-check.ts'
import { causesIn } from './causes.ts'
import { killInTurns, restartInTurns, startCluster } from './disturb.ts'
import { startNginx } from './nginx.ts'
import { type Counts, type Reasons, startTraffic } from './traffic.ts'

const PROCESSES = 3
/** After the last kill, until nginx and the site are themselves again. */
const RECOVERS_MS = 15_000
const MOST_FAILED_TWICE = 0.0005

export interface ClusterReport {
  seconds: number
  killed: { processes: number; database: number }
  /** While processes and PostgreSQL were killed. */
  underFire: Counts
  /** During the rolling restart. */
  restarting: Counts
  reasons: { underFire: Reasons; restarting: Reasons }
  /** What the sites logged during the rolling restart. */
  logged: Reasons
  leads: LeadsReport
  problems: string[]
}

export async function checkCluster(postgres: OwnPostgres, seconds: number): Promise<ClusterReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-cluster-'))
  const databaseUrl = await createDatabase(postgres.url)
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TRUST_PROXY: '2',
    LOG_LEVEL: 'error',
    BACKUP_KEEP: '0',
  }
  const ports: number[] = []
  for (let index = 0; index < PROCESSES; index += 1) ports.push(await freePort())
  const cluster = await startCluster(ports, settings)
  const proxy = await startNginx(await freePort(), ports)
  try {
    const traffic = await startTraffic(proxy.address)
    const killed = await killInTurns(cluster, postgres, Date.now() + seconds * 1000)
    await pause(RECOVERS_MS)
    const underFire = traffic.counts()
    const restartingSinceMs = Date.now()
    const reasonsUnderFire = traffic.takeReasons()
    await restartInTurns(cluster)
    await traffic.stop()
    const restarting = difference(traffic.counts(), underFire)
    const leads = await checkLeads(settings, traffic.acknowledged)
    const reasons = { underFire: reasonsUnderFire, restarting: traffic.takeReasons() }
    const logged = causesIn(cluster.logs(), restartingSinceMs)
    return { seconds, killed, underFire, restarting, reasons, logged, leads, problems: traffic.problems }
  } finally {
    await proxy.stop()
    for (const site of cluster.sites) await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const difference = (after: Counts, before: Counts): Counts => ({
  requests: after.requests - before.requests,
  failed: after.failed - before.failed,
  failedTwice: after.failedTwice - before.failedTwice,
  wrongSessions: after.wrongSessions - before.wrongSessions,
})

/** Why the cluster has failed the check; empty if it has not. */
export function faultsOf({ underFire, restarting, leads }: ClusterReport): string[] {
  const faults: [boolean, string][] = [
    [underFire.failedTwice / underFire.requests > MOST_FAILED_TWICE, 'too many requests failed twice'],
    [restarting.failed > 0, 'requests failed during the rolling restart'],
    [underFire.wrongSessions + restarting.wrongSessions > 0, 'wrong sessions'],
    [leads.lost.length > 0, 'acknowledged leads were lost'],
    [leads.untold.length > 0, 'the school was not told of acknowledged leads'],
  ]
  return faults.flatMap(([isFault, text]) => (isFault ? [text] : []))
}

export function describeReport(report: ClusterReport): string {
  const { seconds, killed, underFire, restarting, reasons, logged, leads, problems } = report
  const lines = [
    ['killed', `${killed.processes} processes, PostgreSQL ${killed.database} times, in ${seconds} s`],
    ['requests under fire', describeCounts(underFire, reasons.underFire)],
    ['requests during the rolling restart', describeCounts(restarting, reasons.restarting)],
    ['logged meanwhile', describeReasons(logged) || 'nothing'],
    ['wrong sessions', String(underFire.wrongSessions + restarting.wrongSessions)],
    [
      'leads',
      `${leads.acknowledged} acknowledged, ${leads.lost.length} lost, ${leads.untold.length} untold, ${leads.toldTwice} told twice`,
    ],
  ]
  const width = Math.max(...lines.map(([name]) => name?.length ?? 0))
  return [...lines.map(([name = '', text]) => `${name.padEnd(width)}  ${text}`), ...problems.slice(0, 10)].join('\n')
}

function describeCounts({ requests, failed, failedTwice }: Counts, reasons: Reasons): string {
  const share = ((100 * failedTwice) / Math.max(1, requests)).toFixed(3)
  const why = describeReasons(reasons)
  return `${requests}, of which ${failed} failed once and ${failedTwice} twice (${share} %)${why && `: ${why}`}`
}

const describeReasons = (reasons: Reasons): string =>
  Object.entries(reasons)
    .map(([reason, count]) => `${reason} × ${count}`)
    .join(', ')
