import { setTimeout as pause } from 'node:timers/promises'
import { startSite } from '../../tests/harness/site-process.ts'
import { checkLeads, type Environment, type LeadsReport, passAnHour } from './leads-check.ts'
import { postLead } from './post-lead.ts'
import type { Random } from './random.ts'

const SENDERS = 8
const LONGEST_LIFE_MS = 500
const FIRST_LEADS_LIMIT_MS = 30_000

/** Kills the site at random moments while leads come in; none that it acknowledged may be lost or left untold. */
export async function killSites(environment: Environment, random: Random, kills: number): Promise<LeadsReport> {
  const acknowledged = new Set<string>()
  for (let round = 0; round < kills; round += 1) {
    const site = await startSite(environment)
    const load = Array.from({ length: SENDERS }, (_, sender) =>
      sendLeads(site.address, `${round}x${sender}`, acknowledged),
    )
    await untilTaken(acknowledged, acknowledged.size + SENDERS)
    await pause(random.below(LONGEST_LIFE_MS))
    await site.stop('SIGKILL')
    await Promise.all(load)
    await passAnHour(environment)
  }
  const last = await startSite(environment)
  try {
    return await checkLeads(environment, acknowledged)
  } finally {
    await last.stop()
  }
}

/** A kill before the first lead would prove nothing. */
async function untilTaken(acknowledged: ReadonlySet<string>, wanted: number): Promise<void> {
  for (const until = Date.now() + FIRST_LEADS_LIMIT_MS; acknowledged.size < wanted && Date.now() < until; )
    await pause(5)
}

/** One after the other until the site is gone. */
async function sendLeads(address: string, name: string, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; ; i += 1) {
    const key = `kill-${name}-${String(i).padStart(12, '0')}`
    const response = await postLead(address, key).catch(() => null)
    if (!response) return
    if (response.ok) acknowledged.add(key)
    await response.arrayBuffer().catch(() => null)
  }
}
