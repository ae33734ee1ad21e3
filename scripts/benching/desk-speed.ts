import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../server/outside/database/open.ts'
import type { Database } from '../../server/outside/database/tables.ts'
import { DESK_CONTEXT, DESK_QUESTIONS } from '../../tests/harness/desk-questions.ts'
import { storeDemo } from '../seeding/store-demo.ts'
import { percentile } from './percentile.ts'

const SIZE = { people: 100_000, submissions: 300_000 }
const RUNS = 9

interface Measured {
  engine: string
  /** By question. */
  ms: Record<string, { median: number; slowest: number }>
}

/** Times of the answers to each question of the desk, with 100,000 people and 300,000 submissions. */
export async function measureDesk(databaseUrl: string | null): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'))
  const database = await openDatabase({ databaseUrl, dataDir })
  await storeDemo(database, SIZE, DESK_CONTEXT.nowMs)
  await giveWork(database)
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.queries)
  const ms: Measured['ms'] = {}
  for (const [name, ask] of Object.entries(DESK_QUESTIONS)) ms[name] = await timesOf(() => ask(database.queries))
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
  return { engine: database.engine, ms }
}

/** A row a question, two columns an engine. */
export const deskTable = (measured: readonly Measured[]): object[] =>
  Object.keys(DESK_QUESTIONS).map((asked) => ({
    'desk': asked,
    ...Object.fromEntries(
      measured.flatMap(({ engine, ms }) => [
        [`${engine}, median ms`, ms[asked]?.median],
        [`${engine}, slowest ms`, ms[asked]?.slowest],
      ]),
    ),
  }))

async function timesOf(ask: () => Promise<unknown>): Promise<{ median: number; slowest: number }> {
  await ask()
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const startedAt = performance.now()
    await ask()
    times.push(performance.now() - startedAt)
  }
  return { median: percentile(times, 0.5), slowest: percentile(times, 1 - 1 / RUNS) }
}

/** Every tenth person is looked after by one of the team, some are due, and many of the newest wait. */
async function giveWork({ queries }: Database): Promise<void> {
  const { userId, nowMs } = DESK_CONTEXT
  await queries.updateTable('desk_people').set({ owner_id: userId }).where('person_id', 'like', '%7').execute()
  const some = (ending: string) => queries.updateTable('desk_people').where('person_id', 'like', ending)
  await some('%003').set({ next_contact_at_ms: nowMs }).execute()
  await some('%0001').set({ waiting_since_ms: sql<number>`newest_at_ms` }).execute()
}
