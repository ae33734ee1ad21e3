import { setTimeout as pause } from 'node:timers/promises'
import type { OwnPostgres } from '../../tests/harness/postgres-server.ts'
import { type SiteProcess, startSite } from '../../tests/harness/site-process.ts'

const BETWEEN_MS = 3000

/** The processes behind the proxy, each on a port of its own. */
export interface Cluster {
  sites: SiteProcess[]
  /** What every process has logged so far, also of those that have ended. */
  logs(): string[]
  start(index: number): Promise<SiteProcess>
}

export async function startCluster(ports: readonly number[], environment: Record<string, string>): Promise<Cluster> {
  const outputs: SiteProcess['output'][] = []
  const start = async (index: number) => {
    const site = await startSite({ ...environment, PORT: String(ports[index]) })
    outputs.push(site.output)
    return site
  }
  // One after the other: two of them on the smallest machine start in the time of one.
  const sites: SiteProcess[] = []
  for (const index of ports.keys()) sites.push(await start(index))
  return { sites, start, logs: () => outputs.map((output) => output()) }
}

/** Kills processes in turns, and PostgreSQL after each round of them, until the time is over. Returns how often. */
export async function killInTurns(
  cluster: Cluster,
  postgres: OwnPostgres,
  untilMs: number,
): Promise<{ processes: number; database: number }> {
  const killed = { processes: 0, database: 0 }
  while (Date.now() < untilMs) {
    for (const index of cluster.sites.keys()) {
      await pause(BETWEEN_MS)
      await cluster.sites[index]?.stop('SIGKILL')
      cluster.sites[index] = await cluster.start(index)
      killed.processes += 1
    }
    await pause(BETWEEN_MS)
    await postgres.shutDown('immediate')
    await postgres.start()
    killed.database += 1
  }
  return killed
}

/** As an upgrade does it: each process ends on SIGTERM and comes back before the next one goes. */
export async function restartInTurns(cluster: Cluster): Promise<void> {
  for (const index of cluster.sites.keys()) {
    await pause(BETWEEN_MS)
    await cluster.sites[index]?.stop('SIGTERM')
    cluster.sites[index] = await cluster.start(index)
  }
  await pause(BETWEEN_MS)
}
