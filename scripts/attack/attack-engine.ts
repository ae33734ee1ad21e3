import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentFile } from '../../server/documents/document-files.ts'
import { createDatabase, type OwnPostgres } from '../../tests/harness/postgres-server.ts'
import { COLLECTING, type SiteProcess, startSite } from '../../tests/harness/site-process.ts'
import { badClients, sendBadClients } from './bad-clients.ts'
import { troubleDatabase } from './database-troubles.ts'
import { readDescription } from './description.ts'
import { fireInputs } from './fire.ts'
import { weighted } from './inputs.ts'
import { killSites } from './kills.ts'
import type { Environment } from './leads-check.ts'
import type { Engine, Options } from './options.ts'
import { noOutcomes, type Outcomes } from './outcomes.ts'
import { type Random, seededRandom } from './random.ts'
import { fireRaw } from './raw-requests.ts'
import { type Row, rowOfLeads, rowOfOutcomes, rowOfResources } from './report.ts'
import { resourcesWhenQuiet } from './resources.ts'
import { signInEverybody } from './team.ts'
import { UNDESCRIBED } from './undescribed.ts'

/** Sessions end by what is sent: they are renewed so often. */
const INPUTS_A_ROUND = 2500
const RAW_SHARE = 0.1
/** Memory is measured after it, and after bad requests of every kind: until then caches fill and code is loaded. */
const WARM_UP_SHARE = 0.2
const BAD_CLIENTS = 200

const GOOGLE = { GOOGLE_CLIENT_ID: 'client-of-the-attack', GOOGLE_CLIENT_SECRET: 'secret-of-the-attack' }

/** The whole attack on one engine. `add` gets a row a part, as soon as it is over. */
export async function attackEngine(
  engine: Engine,
  postgres: OwnPostgres | null,
  options: Options,
  add: (row: Row) => void,
): Promise<void> {
  const random = seededRandom(options.seed)
  const each = async (attack: (environment: Environment) => Promise<void>) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-attack-'))
    const database = postgres && { DATABASE_URL: await createDatabase(postgres.url) }
    await attack({ DATA_DIR: dataDir, ...database, ...SETTINGS })
    rmSync(dataDir, { recursive: true, force: true })
  }
  if (options.inputs > 0)
    await each(async (environment) => {
      for (const row of await attackOneSite(engine, environment, random, options)) add(row)
    })
  if (options.kills > 0)
    await each(async (environment) =>
      add(
        rowOfLeads(engine, 'kills of the process', options.kills, await killSites(environment, random, options.kills)),
      ),
    )
  if (postgres && options.restarts + options.hangs > 0)
    await each(async (environment) => {
      const { refusals, wrong, hasEnded, ...report } = await troubleDatabase(environment, postgres, options)
      const row = rowOfLeads(engine, 'restarts and hangs of PostgreSQL', options.restarts + options.hangs, report)
      const ended = hasEnded ? ['the process ended'] : []
      add({ ...row, came: `${row.came}, ${refusals} refusals announced`, wrong: [...row.wrong, ...wrong, ...ended] })
    })
}

/** Owners need no second factor here, so that an owner's calls are reached; every client has an address of its own. */
const SETTINGS = {
  ...GOOGLE,
  API_DESCRIPTION: 'on',
  TRUST_PROXY: '1',
  TWO_STEP: 'optional',
  LOG_LEVEL: 'error',
  BACKUP_KEEP: '0',
}

async function attackOneSite(
  engine: Engine,
  environment: Environment,
  random: Random,
  { inputs, engines }: Options,
): Promise<Row[]> {
  const site = await startSite({ ...environment, ...COLLECTING })
  const { process: child } = site
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const total = Math.ceil(inputs / engines.length)
  const outcomes = noOutcomes()
  const fire = (share: number) =>
    fireRounds(site, environment, random, { inputs: Math.floor(total * share), isAlive, outcomes })
  try {
    await fire(WARM_UP_SHARE)
    if (isAlive()) await sendBadRequests(site, environment, { engine, random, total: total * WARM_UP_SHARE })
    const before = await resourcesWhenQuiet(child)
    await fire(1 - WARM_UP_SHARE)
    const rows = [rowOfOutcomes(engine, 'inputs', outcomes)]
    if (isAlive()) rows.push(...(await sendBadRequests(site, environment, { engine, random, total })))
    rows.push(rowOfResources(engine, before, await resourcesWhenQuiet(child)))
    if (isAlive()) return rows
    return [...rows, { engine, what: 'the process', done: 1, came: 'it ended', wrong: [site.output().slice(-500)] }]
  } finally {
    await site.stop()
  }
}

async function sendBadRequests(
  site: SiteProcess,
  environment: Environment,
  { engine, random, total }: { engine: Engine; random: Random; total: number },
): Promise<Row[]> {
  const raw = await fireRaw(site.address, random, Math.floor(total * RAW_SHARE))
  const rows = [rowOfOutcomes(engine, 'raw requests', raw)]
  const [, cookie = ''] = await signInEverybody(site.address, environment)
  const { filename } = documentFile('brochure', 'id')
  for (const [what, bad] of Object.entries(badClients(cookie, `/documents/${filename}`))) {
    await sendBadClients(site.address, bad, BAD_CLIENTS)
    rows.push({ engine, what, done: BAD_CLIENTS, ...(await stillAnswers(site)) })
  }
  return rows
}

interface Rounds {
  inputs: number
  isAlive(): boolean
  /** Added to. */
  outcomes: Outcomes
}

async function fireRounds(
  site: SiteProcess,
  environment: Environment,
  random: Random,
  { inputs, isAlive, outcomes }: Rounds,
): Promise<void> {
  const { operations, resolve } = await readDescription(site.address)
  for (let done = 0; done < inputs && isAlive(); done += INPUTS_A_ROUND) {
    const cookies = await signInEverybody(site.address, environment)
    const generator = { operations: weighted([...operations, ...UNDESCRIBED]), resolve, random, cookies }
    await fireInputs(site.address, generator, { inputs: Math.min(INPUTS_A_ROUND, inputs - done), isAlive, outcomes })
  }
}

async function stillAnswers(site: SiteProcess): Promise<{ came: string; wrong: string[] }> {
  const status = await fetch(new URL('/readyz', site.address)).then(
    (response) => response.status,
    () => 0,
  )
  return { came: `then /readyz ${status}`, wrong: status === 200 ? [] : [`/readyz answered ${status}`] }
}
