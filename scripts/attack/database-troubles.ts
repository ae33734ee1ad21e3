import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isRefusal } from '../../tests/harness/lead-load.ts'
import type { OwnPostgres } from '../../tests/harness/postgres-server.ts'
import { startSite } from '../../tests/harness/site-process.ts'
import { checkLeads, type Environment, type LeadsReport, withDatabase } from './leads-check.ts'
import { postLead } from './post-lead.ts'

const BETWEEN_MS = 1500
/** Longer than the site waits for an answer. */
const HANG_MS = 25_000

export interface Troubles extends LeadsReport {
  refusals: number
  wrong: string[]
  hasEnded: boolean
}

/** Restarts PostgreSQL under load, then lets it hang. Only announced refusals are right answers meanwhile. */
export async function troubleDatabase(
  environment: Environment,
  postgres: OwnPostgres,
  { restarts, hangs }: { restarts: number; hangs: number },
): Promise<Troubles> {
  const site = await startSite(environment)
  try {
    const load = sendLeads(site.address)
    for (let count = 0; count < restarts; count += 1) await restart(postgres, count % 2 === 0 ? 'immediate' : 'fast')
    for (let count = 0; count < hangs; count += 1) await hang(environment)
    await pause(BETWEEN_MS)
    await load.stop()
    const report = await checkLeads(environment, load.kept)
    return { ...report, refusals: load.refusals(), wrong: load.wrong, hasEnded: site.process.exitCode !== null }
  } finally {
    await site.stop()
  }
}

async function restart(postgres: OwnPostgres, mode: 'immediate' | 'fast'): Promise<void> {
  await pause(BETWEEN_MS)
  await postgres.shutDown(mode)
  await pause(BETWEEN_MS)
  await postgres.start()
}

async function hang(environment: Environment): Promise<void> {
  await pause(BETWEEN_MS)
  const pids = await processesOf(environment)
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await pause(HANG_MS)
  for (const pid of pids) signal(pid, 'SIGCONT')
}

/** A connection may have ended since it was listed. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const SENDERS = 16
/** Sooner than the site asks for, later than at once. */
const COMES_BACK_MS = 300

/** Visitors who register one after the other, and send the same form again as long as it is refused. */
function sendLeads(address: string) {
  const kept = new Set<string>()
  const wrong: string[] = []
  let refused = 0
  let count = 0
  let isOver = false
  const sendUntilKept = async (key: string) => {
    for (let outcome = 'refused'; outcome === 'refused'; ) {
      outcome = await outcomeOf(postLead(address, key))
      if (outcome === 'kept') kept.add(key)
      else if (outcome !== 'refused') wrong.push(outcome)
      else {
        refused += 1
        await pause(COMES_BACK_MS)
      }
    }
  }
  const send = async () => {
    while (!isOver && wrong.length < SENDERS) {
      count += 1
      await sendUntilKept(`trouble-${String(count).padStart(16, '0')}`)
    }
  }
  const senders = Promise.all(Array.from({ length: SENDERS }, send))
  return {
    kept,
    wrong,
    refusals: () => refused,
    stop: async () => {
      isOver = true
      await senders
    },
  }
}

async function outcomeOf(posting: Promise<Response>): Promise<string> {
  try {
    const response = await posting
    const body = await response.text()
    if (response.ok) return 'kept'
    return isRefusal(response, body) ? 'refused' : `${response.status} ${body}`
  } catch (error) {
    return `none: ${(error as Error).cause ?? error}`
  }
}

/** The server and its backends: children of one parent. */
async function processesOf(environment: Environment): Promise<number[]> {
  const backend = await withDatabase(environment, async (queries) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries)
    return parentOf(rows[0]?.pid ?? 0)
  })
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === backend)
  return backend ? [backend, ...children] : []
}

function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) \S (\d+)/)?.[1])
  } catch {
    return null // it has ended
  }
}
