import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openUnmigrated } from '../../server/outside/database/open.ts'
import { createDatabase, startPostgres } from '../../tests/harness/postgres-server.ts'
import { startSite } from '../../tests/harness/site-process.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { columnsOf, EVENTS, fillWithYears, LEADS, sumsOf } from './many-rows.ts'

const VISITORS = 3
const PAUSE_MS = 50
/** Of a visitor's requests, one in so many is a form. */
const LEAD_EVERY = 5

/** How long a backup, its restore and the move to PostgreSQL take with years of data, and whether visitors notice. */
export async function measureMoves(): Promise<object[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-moves-'))
  const [dataDir, elsewhere, file] = ['data', 'elsewhere', 'backup.db'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const postgres = await startPostgres()
  const target = postgres && (await createDatabase(postgres.url))
  try {
    await fillWithYears(dataDir)
    const bytes = statSync(join(dataDir, 'site.db')).size
    const rows: object[] = []
    const site = await startSite({ DATA_DIR: dataDir, TRUST_PROXY: '1', BACKUP_KEEP: '0', LOG_LEVEL: 'error' })
    const serve = (step: string, words: string[]) => whileServing(site.address, step, () => command(dataDir, words))
    rows.push(await serve('nothing', []))
    rows.push(await serve('backup', ['backup', file]))
    if (target) rows.push(await serve('move-to-postgres', ['move-to-postgres', target]))
    await site.stop()
    rmSync(file)
    rows.push({ step: 'backup, site stopped', seconds: await command(dataDir, ['backup', file]) })
    rows.push({ step: 'restore, site stopped', seconds: await command(elsewhere, ['restore', file]) })
    if (target) {
      const seconds = await command(dataDir, ['move-to-postgres', target, '--replace'])
      rows.push({ step: 'move-to-postgres --replace, site stopped', seconds })
    }
    const places = [elsewhere, ...(target ? [target] : [])]
    const differing = await differingPlaces(dataDir, places)
    rows.push({
      step: `${LEADS} leads, ${EVENTS} events, ${Math.round(bytes / 1e6)} MB`,
      'copies that differ': differing,
    })
    return rows
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The command as operators run it. Returns its seconds. */
async function command(dataDir: string, words: readonly string[]): Promise<number> {
  const startedAt = performance.now()
  if (words.length === 0) await pause(10_000)
  else {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', IGNORE_ENV_FILE: '1' }
    await promisify(execFile)(process.execPath, [join(PROJECT_ROOT, 'bin/site.mjs'), ...words], { env })
  }
  return Math.round((performance.now() - startedAt) / 100) / 10
}

async function whileServing(address: string, step: string, work: () => Promise<number>): Promise<object> {
  const times: number[] = []
  let [failed, isDone] = [0, false]
  const visit = async (visitor: number) => {
    for (let count = 0; !isDone; count++) {
      const startedAt = performance.now()
      const status = await request(address, count % LEAD_EVERY === 0, `10.7.${visitor}.${count % 250}`)
      times.push(performance.now() - startedAt)
      if (status !== 200) failed++
      await pause(PAUSE_MS)
    }
  }
  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor))
  const seconds = await work().finally(() => (isDone = true))
  await Promise.all(visitors)
  times.sort((a, b) => a - b)
  const msAt = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  return { step, seconds, requests: times.length, failed, 'p50 ms': msAt(0.5), 'p99 ms': msAt(0.99), 'max ms': msAt(1) }
}

async function request(address: string, isLead: boolean, from: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const sent = isLead ? { method: 'POST', body: JSON.stringify(newLead()), headers } : {}
  const response = await fetch(isLead ? `${address}/api/register` : address, sent)
  await response.arrayBuffer()
  return response.status
}

function newLead() {
  const id = crypto.randomUUID()
  return {
    kind: 'registration',
    idempotencyKey: id,
    name: 'Sari Wulandari',
    email: `${id}@contoh.id`,
    phone: '',
    city: 'Bandung',
    type: 'Individual',
    consent: { wordingVersion: '1', language: 'id', marketing: false },
    language: 'id',
    userId: `user_${id}`,
    filledInMs: 20_000,
  }
}

/** By sums that each engine makes itself, not by the checksums of the commands. */
async function differingPlaces(dataDir: string, places: readonly string[]): Promise<number> {
  const original = await openUnmigrated({ databaseUrl: null, dataDir })
  const columns = await columnsOf(original)
  const expected = await sumsOf(original, columns)
  await original.close()
  let differing = 0
  for (const place of places) {
    const isUrl = place.startsWith('postgres')
    const copy = await openUnmigrated({ databaseUrl: isUrl ? place : null, dataDir: isUrl ? '' : place })
    if ((await sumsOf(copy, columns)) !== expected) differing++
    await copy.close()
  }
  return differing
}
